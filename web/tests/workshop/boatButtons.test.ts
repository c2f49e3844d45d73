// Boats are added to a fleet or a tile by clicks, and the last is taken away again.
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { loadTexts, setLanguage } from '../../src/texts/index.svelte';
import { Draft } from '../../src/workshop/draft.svelte';
import FleetsEditor from '../../src/workshop/FleetsEditor.svelte';

beforeAll(async () => {
  await setLanguage('en');
  await loadTexts('workshop');
});

function click(name: RegExp): void {
  screen.getByRole('button', { name }).click();
  flushSync();
}

test('a fleet brings what was added to it', () => {
  const draft = new Draft();
  draft.change((edition) => {
    edition.fleets = { 1: { take: ['wood'], power: 'none' } };
  });
  render(FleetsEditor, { draft, faults: [] });

  click(/stone/i);
  expect(draft.content.fleets['1']?.take).toEqual(['wood', 'stone']);
  click(/any/i);
  expect(draft.content.fleets['1']?.take).toEqual(['wood', 'stone', 'any']);
  click(/last boat/i);
  expect(draft.content.fleets['1']?.take).toEqual(['wood', 'stone']);
});
