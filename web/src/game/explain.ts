// What a thing of the game is: its name, one or two sentences, and the rule that says more.
import { keyOf, t } from '../texts/index.svelte';

export type Plain =
  | 'mountain'
  | 'sacred'
  | 'prestige'
  | 'coins'
  | 'slot'
  | 'island'
  | 'harbour'
  | 'aside'
  | 'reserve'
  | 'decks'
  | 'order'
  | 'group'
  | 'trade'
  | 'recruit'
  | 'points';

export type Thing =
  | { what: 'specialist'; id: string }
  | { what: 'fleet'; number: number; power: string }
  | { what: 'building'; kind: string }
  | { what: 'boat'; colour: string }
  | { what: 'culture'; kind: string }
  | { what: Plain };

export interface Explained {
  title: string;
  text: string;
  rule: string;
}

const RULES: Readonly<Record<Plain, string>> = {
  mountain: '6.12',
  sacred: '4.3',
  prestige: '6.12',
  coins: '5.1',
  slot: '6.2',
  island: '6.8',
  harbour: '7.1',
  aside: '7.2',
  reserve: '9.2',
  decks: '9.3',
  order: '9.5',
  group: '6.12',
  trade: '5.1',
  recruit: '8.1',
  points: '10.1',
};

export function explain(thing: Thing): Explained {
  switch (thing.what) {
    case 'specialist':
      return named(keyOf('specialist', thing.id), '8.3');
    case 'fleet':
      return {
        title: t('fleet-numbered', { fleet: thing.number }),
        text: t(keyOf('power', thing.power, 'does')),
        rule: '4.3',
      };
    case 'building':
      return named(keyOf('building', thing.kind), '6.12');
    case 'boat':
      return { title: t(keyOf('colour', thing.colour)), text: t('what-boat-does'), rule: '6.1' };
    case 'culture':
      return { title: t(keyOf('culture', thing.kind)), text: t('what-culture-does'), rule: '6.6' };
    default:
      return named(`what-${thing.what}`, RULES[thing.what]);
  }
}

function named(key: string, rule: string): Explained {
  return { title: t(key), text: t(`${key}-does`), rule };
}
