// What is said at a table: muting holds at once, for what is shown and for what counts as unread.
import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { stateAfter } from '../game/fixture';
import { prepareTests, show } from './shown';

prepareTests();

const line = (number: number, person: string, text: string) => ({
  type: 'chat',
  number,
  at: 0,
  person,
  name: person === 'b' ? 'Bea' : 'Cem',
  text,
});

const tab = (): HTMLElement => screen.getByRole('tab', { name: /^Chat/ });

it('what muted and oneself say is not unread', async () => {
  const socket = await show(stateAfter(), { http: { '/api/mutes': ['b'] } });

  socket.receive(line(1, 'b', 'unheard'));
  socket.receive(line(2, 'c', 'heard'));
  socket.receive(line(3, 'a', 'mine'));

  await waitFor(() => expect(tab().textContent).toMatch(/Chat\s*1$/));
});

it('a mute holds at once', async () => {
  const socket = await show(stateAfter());
  socket.receive(line(1, 'b', 'first'));
  await fireEvent.click(tab());
  await fireEvent.click(await screen.findByRole('button', { name: 'Mute Bea' }));

  await waitFor(() => expect(screen.getByRole('log').textContent).not.toContain('first'));
  await fireEvent.click(screen.getByRole('tab', { name: 'Log' }));
  socket.receive(line(2, 'b', 'second'));
  socket.receive(line(3, 'c', 'third'));

  await waitFor(() => expect(tab().textContent).toMatch(/Chat\s*1$/));
});

it('somebody heard again is heard with what they said meanwhile', async () => {
  const missed = line(7, 'b', 'while you were deaf');
  await show(stateAfter(), { http: { '/api/mutes': ['b'], '/chat?after=': [missed] } });
  await fireEvent.click(tab());
  expect(screen.getByRole('log').textContent).not.toContain('while you were deaf');

  await fireEvent.click(await screen.findByRole('button', { name: 'Unmute Bea' }));

  await waitFor(() => expect(screen.getByRole('log').textContent).toContain('while you were deaf'));
  expect(screen.queryByText(/^Muted/)).toBeNull();
});

it('a line that was removed is gone', async () => {
  const socket = await show(stateAfter());
  socket.receive(line(1, 'b', 'rude'));
  await fireEvent.click(tab());
  await waitFor(() => expect(screen.getByRole('log').textContent).toContain('rude'));

  socket.receive({ type: 'unsaid', number: 1 });

  await waitFor(() => expect(screen.getByRole('log').textContent).not.toContain('rude'));
});

it('a line can be reported, and is not seen again', async () => {
  const socket = await show(stateAfter(), { http: { '/chat/1/report': null } });
  socket.receive(line(1, 'b', 'rude'));
  await fireEvent.click(tab());
  await fireEvent.click(
    await screen.findByRole('button', { name: 'More about this message from Bea' }),
  );
  await fireEvent.click(await screen.findByText('Report to the operators'));

  await waitFor(() => expect(screen.getByRole('log').textContent).not.toContain('rude'));
});
