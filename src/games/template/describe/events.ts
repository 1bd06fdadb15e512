/** The log in words. */
import type { Message } from '../../../kit/text.ts'
import type { Event } from '../state.ts'
import { coalName, say } from './words.ts'

export const describeEvent = (event: Event): Message => {
  switch (event.kind) {
    case 'dealt':
      return say('event.dealt', { seat: { seat: event.seat }, count: event.count })
    case 'drew':
      return say('event.drew', { coal: event.coal.map(coalName) })
    case 'burned':
      return burned(event)
    case 'shovelled':
      return say('event.shovelled', { seat: { seat: event.seat } })
    case 'sorted':
      return say('event.sorted', { seat: { seat: event.seat } })
    case 'discarded':
      return say('event.discarded', { seat: { seat: event.seat }, coal: coalName(event.coal) })
    case 'rebuilt':
      return say('event.rebuilt', { count: event.count })
    case 'ended':
      return event.rule === 'CR-5.1' ? say('event.ended.harbour') : say('event.ended.rounds')
    case 'revealed':
      return say('event.revealed', { seat: { seat: event.seat }, coal: event.coal.map(coalName) })
  }
}

const burned = ({ rule, seat, coal, miles }: Extract<Event, { kind: 'burned' }>): Message => {
  const params = { seat: { seat }, coal: coalName(coal), miles }
  return rule === 'CR-3.4' ? say('event.burned.smoke', params) : say('event.burned', params)
}
