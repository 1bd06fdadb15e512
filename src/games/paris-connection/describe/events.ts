/** The log in words. */
import type { Message } from '../../../kit/text.ts'
import { IS_CITY, place } from '../map/fields.ts'
import type { Event } from '../state.ts'
import { companyName, fieldName, say } from './words.ts'

export const describeEvent = (event: Event): Message => {
  switch (event.kind) {
    case 'started':
      return say('event.started', { seat: { seat: event.seat } })
    case 'stationed':
      return say('event.stationed', { company: companyName(event.company), station: place(event.field).name })
    case 'dealt':
      return say('event.dealt', { seat: { seat: event.seat }, count: event.count })
    case 'drew':
      return say('event.drew', { shares: shareList(event.shares) })
    case 'extended':
      return extended(event)
    case 'traded':
      return say('event.traded', {
        seat: { seat: event.seat },
        give: companyName(event.give),
        count: event.count,
        take: companyName(event.take),
      })
    case 'emptied':
      return say('event.emptied', { company: companyName(event.company) })
    case 'reopened':
      return say('event.reopened', { company: companyName(event.company) })
    case 'ended':
      return ended(event)
    case 'revealed':
      return say('event.revealed', { seat: { seat: event.seat }, shares: shareList(event.shares) })
  }
}

const shareList = (shares: readonly number[]): readonly Message[] =>
  shares.flatMap((count, company) => (count > 0 ? [say('shares', { count, company: companyName(company) })] : []))

const extended = ({ seat, company, fields, value }: Extract<Event, { kind: 'extended' }>): Message => {
  const params = { seat: { seat }, company: companyName(company), count: fields.length, value }
  const cities = fields.filter((field) => IS_CITY[field]).map(fieldName)
  return cities.length === 0 ? say('event.extended', params) : say('event.reached', { ...params, cities })
}

const ended = ({ rule, company }: Extract<Event, { kind: 'ended' }>): Message => {
  if (rule === 'PC-5.2') return say('event.ended.marseille', { company: companyName(company) })
  return rule === 'PC-5.1' ? say('event.ended.pools') : say('event.ended.standstill')
}
