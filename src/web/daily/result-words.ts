/** A result in words, without what would spoil the deal for others. */
import type { DailyEntry } from './history.ts'
import type { DailyWords } from './words.ts'

/** Place, points and rank, in this order; nothing while the game runs. */
export const resultParts = (entry: DailyEntry, words: DailyWords): readonly string[] => {
  const { result } = entry
  if (result === null) return []
  const { points, place, seats } = result
  return [placeIn(place, seats, words), words('points', { points }), standingIn(entry, words)]
}

const placeIn = (place: number, seats: number, words: DailyWords): string =>
  place === 1 ? words('won') : words('place', { place, seats })

/** The rank among all players of the day, or why there is none. */
export const standingIn = ({ kind, standing, unsent }: DailyEntry, words: DailyWords): string => {
  if (kind === 'unranked') return words('unranked')
  if (standing?.kind === 'ranked') return words('ranked', { rank: standing.rank, players: standing.players })
  return words(standing === null && unsent !== null ? 'waiting' : 'refused')
}

/** For other people: the day, the game, the result, and where to play it. */
export const shareText = (
  entry: DailyEntry,
  title: string,
  date: string,
  streak: number,
  address: string,
  words: DailyWords,
): string =>
  [
    `Roundhouse · ${words('ending', { date })}`,
    `${title}: ${resultParts(entry, words).join(' · ')}`,
    words('streak', { count: streak }),
    address,
  ].join('\n')
