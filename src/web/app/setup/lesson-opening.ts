/** The guided first game of a game as a table. */
import type { Lesson } from '../../../kit/lesson.ts'
import type { Opening } from '../../../wire/host.ts'
import type { UserSettings } from '../settings/settings.ts'
import { person, randomTableId } from './seat-plan.ts'

/** By seat; the texts of lessons name them. */
export const LESSON_NAMES = ['Ada', 'Lotte', 'Gustave', 'Isambard'] as const

export const lessonOpening = async (
  game: string,
  load: () => Promise<Lesson>,
  settings: UserSettings,
  nameOf: (seat: number) => string,
): Promise<Opening> => {
  const { seat: learner, seats, options, seed } = await load()
  return {
    id: randomTableId(),
    game,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === learner ? person(nameOf(seat)) : { name: LESSON_NAMES[seat] ?? '', bot: 'newcomer' },
    ),
    options,
    seed,
    lesson: true,
    waitForDone: settings.waitForDone,
    botDelay: settings.botDelay,
  }
}
