// A short plucked sound when it is one's turn: made here, no file.

let audio: AudioContext | null = null;

const NOTES = [587.33, 880]; // D and A, as a koto may answer
const APART = 0.14;
const LONG = 0.9;
const LOUDEST = 0.32;

/** Browsers allow sound only after the page was touched: call at the first input. */
export function wakeSound(): void {
  audio ??= typeof AudioContext === 'undefined' ? null : new AudioContext();
  if (audio?.state === 'suspended') void audio.resume();
}

/** `volume`: from 0 to 100. */
export function playTurnSound(volume: number): void {
  if (audio?.state !== 'running') return;
  const start = audio.currentTime + 0.02;
  NOTES.forEach((note, n) => {
    if (audio) pluck(audio, note, start + n * APART, (volume / 100) * LOUDEST);
  });
}

function pluck(context: AudioContext, note: number, at: number, loudness: number): void {
  const tone = context.createOscillator();
  const loud = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = note;
  loud.gain.setValueAtTime(0.0001, at);
  loud.gain.exponentialRampToValueAtTime(Math.max(0.0002, loudness), at + 0.012);
  loud.gain.exponentialRampToValueAtTime(0.0001, at + LONG);
  tone.connect(loud).connect(context.destination);
  tone.start(at);
  tone.stop(at + LONG);
}
