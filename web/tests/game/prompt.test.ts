// What the prompt asks: only what the server offers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heading, question } from '../../src/game/prompt';
import { LANGUAGES, setLanguage } from '../../src/texts/index.svelte';

describe('asking', () => {
  beforeAll(() => setLanguage('en'));
  afterAll(() => setLanguage('en'));

  it('says "recruit" only where somebody can be recruited', () => {
    expect(heading('recruit', ['recruit', 'done'])).toBe('Recruit');
    expect(heading('recruit', ['move', 'done'])).toBe('End of your turn');
    expect(question('recruit', ['move', 'done'])).toBe(
      'You can use your fleet’s power or end your turn.',
    );
  });

  it('names the parts of step 3 that are possible', () => {
    expect(heading('act', ['buy', 'sell', 'place', 'done'])).toBe('Trade or place');
    expect(heading('act', ['place', 'collect', 'build', 'done'])).toBe('Place, collect or build');
    expect(heading('act', ['done'])).toBe('Nothing left to place');
  });

  it('speaks of building only where something can be built', () => {
    expect(question('act', ['place', 'collect', 'build'])).toContain(
      'collect culture tokens or build',
    );
    expect(question('act', ['place', 'collect'])).not.toContain('build');
    expect(question('act', ['place', 'build'])).not.toContain('collect');
    expect(question('act', ['buy', 'done'])).toBe('You can buy a boat or continue.');
  });

  it.each(LANGUAGES)('has every word in %s', async (language) => {
    await setLanguage(language);
    const verbs = ['buy', 'sell', 'swap', 'raijin', 'done'] as const;

    const said = [heading('recruit', verbs), question('recruit', verbs), question('act', verbs)];

    expect(said.join()).not.toContain('⟦');
  });
});
