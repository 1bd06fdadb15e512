/** One table in the lobby: game, players, state, and a link to it. */
import type { ReactNode } from 'react'
import type { Listed } from '../../../wire/online.ts'
import { hrefs } from '../../../wire/route.ts'
import { useApp } from '../../app/context.ts'
import { findGame } from '../../app/games.ts'
import { brokenDealText } from '../deal/BrokenDeal.tsx'
import { timeControlText } from '../time.ts'
import { type OnlineWords, useWords } from '../words.ts'

export const LobbyTable = ({ table }: { readonly table: Listed }): ReactNode => {
  const { language } = useApp()
  const words = useWords()
  const game = findGame(table.game)?.title ?? table.game
  const names = table.names.filter((name) => name !== null)
  const people = new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  const action = words(`lobby.way.${linkKind(table)}`)
  return (
    <li className="lobby-table" data-yours={isYours(table)}>
      <div>
        <strong className="lobby-game">{game}</strong>
        <p>{people}</p>
        <p className="hint">{[stateOf(table, words), timeControlText(table.pace, words)].join(' · ')}</p>
        <Remarks table={table} />
      </div>
      <a
        className="button"
        data-kind={linkKind(table) === 'join' || isYours(table) ? 'main' : undefined}
        href={hrefs.online(table.id)}
        aria-label={words('lobby.named', { action, game, people })}
      >
        <span>{action}</span>
      </a>
    </li>
  )
}

/** What newcomers should know first: a teaching table, or a deal that was not fully fair. */
const Remarks = ({ table }: { readonly table: Listed }): ReactNode => {
  const { translate } = useApp()
  const words = useWords()
  const { chosen, withheld, broken, brokenOff, brokenBefore, names } = table
  const isLate = withheld.length > 0 && brokenOff === null
  const remarks = [
    ...(table.damaged ? [translate({ id: 'table.damaged' })] : []),
    ...(table.teaching ? [words('teaching.notice')] : []),
    ...(chosen ? [words('lobby.chosen')] : []),
    ...(brokenOff === null ? [] : [brokenDealText(table, words)]),
    ...(brokenBefore > 0 ? [words('broken.before', { count: brokenBefore })] : []),
    ...(isLate ? [words('deal.withheld', { names: withheld.map((seat) => names[seat] ?? '') })] : []),
    ...(broken ? [words('match.broken')] : []),
  ]
  return remarks.length > 0 && <p className="hint online-remark">{remarks.join(' ')}</p>
}

const isYours = ({ mine, toAct }: Listed): boolean => mine !== null && toAct.includes(mine)

const linkKind = ({ mine, phase, free }: Listed): 'open' | 'look' | 'join' | 'watch' => {
  if (phase === 'brokenOff') return 'look'
  if (mine !== null) return phase === 'over' ? 'look' : 'open'
  return phase === 'open' && free > 0 ? 'join' : 'watch'
}

const stateOf = (table: Listed, words: OnlineWords): string => {
  const { phase, free, toAct, names, moves } = table
  if (isYours(table)) return words('lobby.yours')
  if (phase === 'open') return free > 0 ? words('lobby.free', { count: free }) : words('lobby.full')
  if (phase === 'dealing') return words('lobby.dealing')
  if (phase === 'brokenOff') return words('broken.title')
  if (phase !== 'running') return words('lobby.over')
  const waiting = toAct.flatMap((seat) => names[seat] ?? [])
  return waiting.length > 0 ? words('lobby.turn', { names: waiting }) : words('lobby.moves', { count: moves })
}
