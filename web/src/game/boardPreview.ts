// How the board would look after an action, as far as the action itself names it.
import type { EditionFile, GameView } from '../api/types';
import type { BoardPreview } from '../board';
import { isColour, kindOf, type Action } from './actions';

/** `gain`: the points the action brings at once, if they are known. */
export function boardPreview(
  action: Action,
  view: GameView,
  edition: EditionFile,
  seat: number,
  gain: number | null,
): BoardPreview {
  const [one = '', two = ''] = action.words;
  switch (action.verb) {
    case 'place':
      return isColour(one) ? { boats: { [two]: one } } : {};
    case 'remove':
      return { boats: { [one]: null } };
    case 'move':
      return { boats: { [one]: null, [two]: view.boats[one] ?? null } };
    case 'swap':
      return kindOf(one) === 'slot'
        ? { boats: { [one]: view.boats[two] ?? null, [two]: view.boats[one] ?? null } }
        : {};
    case 'sacred':
      return { sacred: [one] };
    case 'collect':
    case 'ebisu':
      return { culture: { [one]: null } };
    case 'build': {
      const kind = edition.buildings[one]?.kind;
      const neutral = kind === 'torii' || kind === 'palace';
      const notes = gain ? { [two]: `${gain > 0 ? '+' : '−'}${Math.abs(gain)}` } : {};
      return { built: { [two]: neutral ? kind : seat }, notes };
    }
    default:
      return {};
  }
}
