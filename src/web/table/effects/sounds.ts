/** Our own sounds, made of a few soft tones. Silent if the browser has no audio. */
import type { Sound } from '../../toolkit/effects.ts'

export type TableSound = Sound | 'turn' | 'end'

/** A tone: from one pitch to another (in hertz), when it starts, how long it lasts (in seconds) and how loud it is. */
interface Tone {
  readonly wave: OscillatorType
  readonly from: number
  readonly to: number
  readonly start: number
  readonly length: number
  readonly loud: number
}

const bell = (pitch: number, start: number, length: number): Tone => ({
  wave: 'sine',
  from: pitch,
  to: pitch,
  start,
  length,
  loud: 0.5,
})

const SOUNDS: Readonly<Record<TableSound, readonly Tone[]>> = {
  piece: [{ wave: 'triangle', from: 320, to: 140, start: 0, length: 0.09, loud: 0.7 }],
  card: [{ wave: 'triangle', from: 1400, to: 500, start: 0, length: 0.05, loud: 0.25 }],
  coin: [bell(1760, 0, 0.12), bell(2217, 0.05, 0.2)],
  turn: [bell(587, 0, 0.35), bell(880, 0.14, 0.5)],
  end: [bell(523, 0, 0.5), bell(659, 0.16, 0.5), bell(784, 0.32, 0.9)],
}

/** At full volume. */
const LOUDEST = 0.3

let context: AudioContext | null = null

/** `volume` is 1 to 100. */
export const playSound = (sound: TableSound, volume: number): void => {
  try {
    context ??= new AudioContext()
    // A browser holds back sound until the first press on the page.
    void context.resume()
    for (const tone of SOUNDS[sound]) playTone(context, tone, (LOUDEST * volume) / 100)
  } catch {
    context = null
  }
}

const playTone = (audio: AudioContext, { wave, from, to, start, length, loud }: Tone, volume: number): void => {
  const begins = audio.currentTime + start
  const oscillator = audio.createOscillator()
  const gain = audio.createGain()
  oscillator.type = wave
  oscillator.frequency.setValueAtTime(from, begins)
  oscillator.frequency.exponentialRampToValueAtTime(to, begins + length)
  gain.gain.setValueAtTime(0.0001, begins)
  gain.gain.exponentialRampToValueAtTime(loud * volume, begins + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + length)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(begins)
  oscillator.stop(begins + length)
}
