/** The props of the panel's parts. */
import type { BoardProps } from '../../../web/toolkit/board.ts'
import type { PendingDecision } from '../../../wire/host.ts'
import type { View } from '../view.ts'

export type Props = BoardProps<View>
export type PromptProps = Props & { readonly question: PendingDecision }
