// What the pointer is at: also when the thing under it goes away.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import HandBoat from '../../src/board/HandBoat.svelte';
import SpecialistCard from '../../src/board/SpecialistCard.svelte';
import { editionOf } from './editions';

it('a boat that leaves the hand under the pointer is pointed at no more', async () => {
  const onpoint = vi.fn();
  const { unmount } = render(HandBoat, { colour: 'stone', onpoint });
  await fireEvent.pointerEnter(screen.getByRole('button'));

  unmount();

  expect(onpoint.mock.calls).toEqual([['stone'], [null]]);
});

it('a card that leaves its row under the pointer is pointed at no more', async () => {
  const onpoint = vi.fn();
  const props = {
    edition: editionOf('standard'),
    specialist: 'riu',
    onpick: vi.fn(),
    onpoint,
  } as const;
  const { unmount } = render(SpecialistCard, props);
  await fireEvent.pointerEnter(screen.getByRole('button'));

  unmount();

  expect(onpoint.mock.calls).toEqual([['riu'], [null]]);
});

it('a boat that was left before says nothing more', async () => {
  const onpoint = vi.fn();
  const { unmount } = render(HandBoat, { colour: 'stone', onpoint });
  await fireEvent.pointerEnter(screen.getByRole('button'));
  await fireEvent.pointerLeave(screen.getByRole('button'));

  unmount();

  expect(onpoint.mock.calls).toEqual([['stone'], [null]]);
});
