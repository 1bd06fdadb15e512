/** Which texts of the table frame are buttons, and which say what to do now: both must be short. */
import type { en } from './en.ts'

export const kinds = {
  buttons: [
    ...(['turn.undo', 'turn.redo', 'turn.done', 'turn.result', 'hint.label', 'back.label'] as const),
    ...(['close', 'hint.play', 'tools.menu', 'tools.leave', 'skip.choices', 'top.unsaved'] as const),
    ...(['lesson.next', 'lesson.skip', 'lesson.playOn'] as const),
    ...(['curtain.ready', 'curtain.back', 'curtain.back.ready', 'curtain.back.not'] as const),
    ...(['replay.start', 'replay.back', 'replay.forward', 'replay.end', 'replay.play', 'replay.pause'] as const),
    ...([
      'replay.leave',
      'replay.link',
      'board.zoomIn',
      'board.zoomOut',
      'board.fit',
      'board.choices',
      'tab.players',
      'tab.log',
    ] as const),
    ...(['tools.rules', 'tools.replay', 'tools.save', 'tools.sound', 'tools.help', 'chances.title'] as const),
    ...(['facts.words', 'facts.legend', 'facts.details', 'facts.skip'] as const),
    ...(['coach.off', 'coach.learn.button', 'coach.off.short', 'tools.howToPlay'] as const),
  ],
  prompts: [
    ...(['turn.complete', 'turn.thinking', 'turn.allThinking', 'turn.waiting', 'turn.allWaiting'] as const),
    ...(['turn.won', 'turn.shared', 'turn.replay', 'turn.brokenOff', 'choices.none', 'whyNot.idle'] as const),
    ...([
      'done.asked',
      'curtain.ask',
      'watch.title',
      'note.host',
      'lesson.watch',
      'lesson.wrong',
      'lesson.over',
    ] as const),
  ],
} as const satisfies Record<string, readonly (keyof typeof en)[]>
