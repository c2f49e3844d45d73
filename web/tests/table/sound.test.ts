// The sound of one's turn: it is what the settings call it, a string that is plucked.
import { afterEach, expect, it, vi } from 'vitest';
import { playTurnSound, wakeSound } from '../../src/table/sound';
import { setLanguage, t } from '../../src/texts/index.svelte';

/** How loud something is, and when. */
interface Point {
  at: number;
  loud: number;
}

afterEach(() => vi.unstubAllGlobals());

it('is loudest at once and dies away, note after note, as the settings say', async () => {
  const notes: Point[][] = [];
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      currentTime = 0;
      createOscillator(): object {
        const nothing = () => undefined;
        return { frequency: {}, connect: (to: object) => to, start: nothing, stop: nothing };
      }
      createGain(): object {
        const points: Point[] = [];
        notes.push(points);
        const note = (loud: number, at: number) => points.push({ at, loud });
        const gain = { setValueAtTime: note, exponentialRampToValueAtTime: note };
        return { gain, connect: (to: object) => to };
      }
    },
  );
  wakeSound();

  playTurnSound(100);

  expect(notes).toHaveLength(2);
  for (const [before, top, end] of notes) {
    if (!before || !top || !end) throw new Error('a note without an end');
    expect(top.at - before.at).toBeLessThan(0.03);
    expect(top.loud).toBeGreaterThan(100 * before.loud);
    expect(end.loud).toBeLessThan(top.loud / 100);
    expect(end.at - top.at).toBeGreaterThan(0.5);
  }
  await setLanguage('en');
  expect(t('settings-sound-what')).toContain('plucked string');
});
