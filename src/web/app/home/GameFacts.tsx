/** What to expect of a game: players, time, and how much there is to learn. */
import type { ReactNode } from 'react'
import type { Meta } from '../../../kit/game.ts'
import { useApp } from '../context.ts'

export const GameFacts = ({ meta }: { readonly meta: Meta }): ReactNode => {
  const { say } = useApp()
  const [least, most] = meta.minutes
  const facts = [
    say('poster.seats', { least: meta.seats[0] ?? 0, most: meta.seats.at(-1) ?? 0 }),
    least === most ? say('poster.minutes.about', { count: least }) : say('poster.minutes', { least, most }),
    say(`complexity.${meta.complexity}`),
  ]
  return (
    <ul className="game-facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
