/** When win chances and hints are shown. The host decides whether advice is allowed at all (`advised`). */
import type { TableView } from '../../../wire/host.ts'

/** If the user turned them on, and always in the replay of a finished match. */
export const showsWinChances = (live: TableView, isReplay: boolean, isOn: boolean): boolean =>
  live.advised && (isOn || (isReplay && isOver(live)))

/** To a player who has to decide, and to spectators about the seat that has to decide. */
export const showsHint = ({ advised, question, viewer, toAct }: TableView): boolean =>
  advised && (question !== null || (viewer === 'watcher' && toAct.length > 0))

/** Ended by the rules or by agreement. */
const isOver = ({ toAct }: TableView): boolean => toAct.length === 0
