// What is asked about and possible is not headed by the question why not.
import { fireEvent, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { stateAfter } from '../game/fixture';
import { prepareTests, show } from './shown';

prepareTests();

it('does not ask why not about what is possible', async () => {
  await show(stateAfter());

  await fireEvent.keyDown(screen.getByRole('button', { name: /^Fleet 6/ }), { key: '?' });

  expect(await screen.findByRole('heading', { name: 'You can do this now.' })).toBeTruthy();
  expect(screen.queryByText('Why not?')).toBeNull();
  expect(screen.getAllByText('You can do this now.')).toHaveLength(1);
});
