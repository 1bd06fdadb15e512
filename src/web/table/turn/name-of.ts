/** How choices are named at a table. */
import { useMemo } from 'react'
import type { Message } from '../../../kit/text.ts'
import type { Choice } from '../../../wire/host.ts'
import type { FaceExtras } from '../../toolkit/face-extras.ts'

export type NameOf = (choice: Pick<Choice, 'notation' | 'label'>) => string

/** Until the game's own names are loaded, a choice has the name of its move. */
export const useNameOf = (
  extras: FaceExtras<unknown> | null,
  view: unknown,
  say: (message: Message) => string,
): NameOf => useMemo(() => (choice) => say(extras?.nameOf?.(choice, view) ?? choice.label), [extras, view, say])
