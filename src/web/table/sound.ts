/** A very small playTick for each move, made on the spot. Silent where the browser has no sound to give. */
let context: AudioContext | null = null

export const playTick = (): void => {
  try {
    context ??= new AudioContext()
    const now = context.currentTime
    const tone = context.createOscillator()
    const gain = context.createGain()
    tone.type = 'triangle'
    tone.frequency.setValueAtTime(880, now)
    tone.frequency.exponentialRampToValueAtTime(440, now + 0.05)
    gain.gain.setValueAtTime(0.08, now)
    gain.gain.exponentialRampToValueAtTime(0.0001, now + 0.06)
    tone.connect(gain).connect(context.destination)
    tone.start(now)
    tone.stop(now + 0.07)
  } catch {
    context = null
  }
}
