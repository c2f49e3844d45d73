// One click, one exchange: what is sent and received when something is chosen on the board.
import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { State } from '../../src/api/types';
import type { FakeSocket } from '../game/fixture';
import { stateAfter } from '../game/fixture';
import { prepareTests, requests, show } from './shown';

prepareTests();

const before = stateAfter('first:fleet');
const after: State = { ...stateAfter('first:fleet', 'first:place'), version: 9 };
const [action = ''] = before.legal.filter((one) => one.startsWith('place'));
const slot = action.split(' ').at(-1) ?? '';

/** Click the slot of the first placing, and return what was asked over HTTP because of it. */
async function click(): Promise<() => string[]> {
  const asked = requests.length;
  const place = document.querySelector(`[data-spot=${slot}]`);
  if (!place) throw new Error('no slot');
  await fireEvent.click(place);
  return () => requests.slice(asked);
}

function answer(socket: FakeSocket, more: object): void {
  const done = { type: 'done', id: socket.sent[0]?.['id'], version: 9, ply: after.ply };
  socket.receive({ ...done, repeated: false, played: true, preview: null, state: null, ...more });
}

it('a click on a legal slot is one message out and one in, and no request', async () => {
  const socket = await show(before);

  const asked = await click();
  answer(socket, { state: after });

  // A wake is drawn behind what was placed this turn.
  await waitFor(() => expect(document.querySelector(`[data-spot=${slot}] .wake`)).not.toBeNull());
  const { ply, version } = before;
  expect(socket.sent).toEqual([{ id: 1, do: 'play', ply, version, action, unless_final: true }]);
  expect(asked()).toEqual([]);
});

it('what is final is not played, and its consequences are here without another question', async () => {
  const socket = await show(before);
  const events = [{ ply: after.ply, seat: 0, event: 'turn_ended' }];

  const asked = await click();
  answer(socket, { played: false, preview: { events, gains: null, cut: false, final: true } });

  expect(await screen.findByText('This ends your turn.')).toBeTruthy();
  expect(socket.sent).toHaveLength(1);
  expect(asked()).toEqual([]);
});
