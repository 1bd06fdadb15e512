/** When win chances and hints are shown. Whether a search may be asked at all is for the host to say. */
import type { TableView } from '../../../wire/host.ts'

/** Where they were turned on; and always to whoever looks back at a match that is over. */
export const showsWinChances = (live: TableView, isReplay: boolean, isOn: boolean): boolean =>
  live.advised && (isOn || (isReplay && isOver(live)))

/** To who is asked, about the own choices; to who watches, about what the seat to act may well do. */
export const showsHint = ({ advised, question, viewer, toAct }: TableView): boolean =>
  advised && (question !== null || (viewer === 'watcher' && toAct.length > 0))

/** By the rules or by agreement: nobody is asked any more. */
const isOver = ({ toAct }: TableView): boolean => toAct.length === 0
