// The guided first game keeps its promise: its words can be read, and what they ask for be done,
// in ten minutes.
import { expect, test, vi } from 'vitest';
import { LESSONS } from '../../src/learn/lesson';
import { SCRIPT } from '../../src/learn/script';
import { read } from '../../src/game/actions';
import { GameText } from '../../src/game/eventText';
import { LANGUAGES, loadTexts, setLanguage, t } from '../../src/texts/index.svelte';
import { standard, stateAfter } from '../game/fixture';

vi.setConfig({ testTimeout: 60_000 });

const WORDS_A_MINUTE = 150;
/** Words of Japanese are short, and read faster: some 450 signs a minute. */
const JAPANESE_WORDS_A_MINUTE = 250;
const SECONDS_FOR_AN_ACTION = 6;
const PROMISED_MINUTES = 10;

/** What stands before the game. */
const BEFORE = ['learn-title', 'learn-lead', 'learn-start', 'step-fleet', 'what-trade', 'do-place'];
const PROMISES = ['learn-promise-time', 'learn-promise-back', 'learn-promise-leave'];
const ASKED = SCRIPT.flatMap(({ steps }) => steps.map(({ action }) => action));

/** Words as the language has them: not all languages put spaces between them. */
function wordsOf(texts: string[], language: string): number {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const words = texts.flatMap((text) => [...segmenter.segment(text)]);
  return words.filter(({ isWordLike }) => isWordLike).length;
}

test.each(LANGUAGES)('in %s the first game is read and played in time', async (language) => {
  await setLanguage(language);
  await loadTexts('learn');
  const before = [...BEFORE, ...PROMISES].map((key) => t(key));
  // Every lesson, even those that hardly ever come up in one and the same game.
  const lessons = LESSONS.flatMap(({ id }) => [
    t(`coach-${id}`),
    t(`coach-${id}-says`, { name: 'Helmsman' }),
  ]);
  const { view } = stateAfter();
  if (!view) throw new Error('no view');
  const gameText = new GameText(['Ann', 'Helmsman'], standard());
  const suggested = ASKED.map((action) =>
    t('coach-now', { action: gameText.action(read(action), view) }),
  );

  const words = wordsOf([...before, ...lessons, ...suggested], language);
  const actions = LESSONS.length + ASKED.length;
  const pace = language === 'ja' ? JAPANESE_WORDS_A_MINUTE : WORDS_A_MINUTE;
  const minutes = words / pace + (actions * SECONDS_FOR_AN_ACTION) / 60;

  expect([...before, ...lessons, ...suggested].filter((text) => text.includes('⟦'))).toEqual([]);
  expect(words).toBeGreaterThan(500);
  expect(minutes).toBeLessThan(PROMISED_MINUTES);
});
