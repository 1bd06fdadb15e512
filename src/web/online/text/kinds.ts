/** Which texts of the online pages are buttons, and which say what to do now: both must be short. */
import type { en } from './en.ts'

export const kinds = {
  buttons: [
    ...(['ended.lobby', 'lobby.way.open', 'lobby.way.look', 'lobby.way.join', 'lobby.way.watch'] as const),
    ...(['host.open', 'room.sit', 'room.change', 'room.leave', 'room.clear', 'room.bot', 'room.start'] as const),
    ...(['room.fill', 'room.close', 'room.close.sure', 'room.close.no', 'invite.renew'] as const),
    ...(['link.copy', 'link.share', 'check.title', 'check.save', 'broken.off', 'broken.sure', 'broken.no'] as const),
    ...(['broken.save', 'broken.again', 'broken.go', 'chat.send', 'vote.yes', 'vote.no', 'vote.wait'] as const),
    ...(['vote.bot', 'standIn.back', 'standIn.hand', 'rematch', 'rematch.go', 'menu.title', 'menu.back'] as const),
    ...(['menu.end', 'menu.home', 'menu.close', 'watch.make', 'watch.renew', 'watch.revoke'] as const),
    ...(['you.keep', 'device.make', 'device.go'] as const),
  ],
  prompts: [
    ...(['unreachable', 'name.hint', 'name.missing', 'line.broken', 'line.unsaved', 'host.then'] as const),
    ...(['host.noSeat', 'room.full', 'room.wait', 'deal.promised', 'deal.waits', 'deal.done'] as const),
    ...(['chat.say', 'chat.nameless', 'vote.back', 'vote.end', 'vote.late', 'standIn.plays'] as const),
    ...(['rematch.ready', 'menu.agree', 'device.nobody', 'device.hint'] as const),
  ],
} as const satisfies Record<string, readonly (keyof typeof en)[]>
