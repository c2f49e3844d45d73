// Actions in words: as an answer that can be chosen, and as the name of a button.
import { LIST_KINDS, type Kind, type Verb } from '../api/catalogue';
import type { GameView } from '../api/types';
import { capital, hasText, keyOf, t } from '../texts/index.svelte';
import { formsOf, kindOf, targetKind, type Action } from './actions';
import { valuesText, type Setting } from './valueText';

const LISTS: readonly Kind[] = LIST_KINDS;

/** An action as an answer that can be chosen. */
export function actionText(action: Action, view: GameView, setting: Setting): string {
  const { verb, words } = action;
  const [kinds, values] = verb === 'arrange' ? arranged(words) : targetsOf(action);
  const token = view.culture[String(values['island'])];
  return capital(
    t(keyFor('action', verb, words, view.step), {
      ...valuesText(values, kinds, setting),
      token: token ? t(keyOf('culture', token)) : '',
    }),
  );
}

/** The name of a kind of action, for a button. Powers and specialists have one name everywhere. */
export function verbName(verb: Verb, step: string, actions: readonly Action[]): string {
  const words = actions.find((action) => action.verb === verb)?.words ?? [];
  const keys = (['do', 'power', 'specialist'] as const).map((what) =>
    keyFor(what, verb, words, step),
  );
  return t(keys.find(hasText) ?? keyOf('do', verb));
}

/** A verb with two forms has a text for each, and `done` one for some steps. */
function keyFor(
  what: 'action' | 'do' | 'power' | 'specialist',
  verb: Verb,
  words: readonly string[],
  step: string,
): string {
  if (formsOf(verb).length > 1) {
    return keyOf(what, verb, kindOf(words[0] ?? '') === 'slot' ? 'boats' : 'culture');
  }
  const own = keyOf(what, verb, step);
  return verb === 'done' && hasText(own) ? own : keyOf(what, verb);
}

type Targets = [kinds: Record<string, Kind>, values: Record<string, unknown>];

/** The targets of an action by the names that texts have for them. */
function targetsOf({ verb, words }: Action): Targets {
  const forms = formsOf(verb);
  const first = kindOf(words[0] ?? '');
  const form = forms.find(([kind]) => kind && targetKind(kind) === first) ?? forms[0] ?? [];
  const kinds: Record<string, Kind> = {};
  const values: Record<string, unknown> = {};
  form.forEach((kind, n) => {
    const name = kind in values ? secondName(verb) : kind.replace('plain_', '');
    kinds[name] = kind;
    values[name] = LISTS.includes(kind) ? words.slice(n) : words[n];
  });
  return [kinds, values];
}

/** Two of a kind: a boat moves from one slot to another, or the two are alike. */
function secondName(verb: Verb): string {
  return verb === 'move' ? 'to' : 'other';
}

/** `arrange b03 / b11`: what goes to the top of the deck, and what under it. */
function arranged(words: readonly string[]): Targets {
  const cut = words.indexOf('/');
  return [
    { top: 'tiles', bottom: 'tiles' },
    { top: words.slice(0, cut), bottom: words.slice(cut + 1) },
  ];
}
