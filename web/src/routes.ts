// The addresses of the page, and which screen each one opens.

export type Route =
  | { screen: 'lobby' }
  | { screen: 'new' }
  | { screen: 'settings' }
  | { screen: 'import' }
  | { screen: 'link' }
  | { screen: 'privacy' }
  | { screen: 'learn' }
  | { screen: 'scores' }
  | { screen: 'workshop' }
  | { screen: 'challenges'; challenge: string | null }
  | { screen: 'rules'; topic: string | null }
  | { screen: 'table'; id: string }
  | { screen: 'review'; id: string }
  | { screen: 'watch'; id: string }
  | { screen: 'nowhere' };

const TABLE = /^[0-9a-f]{24}$/;
const SIMPLE = [
  'new',
  'settings',
  'import',
  'link',
  'learn',
  'privacy',
  'scores',
  'workshop',
] as const;

/** Return the screen of an address. */
export function parse(path: string): Route {
  const [first = '', second, third, ...more] = path.split('/').filter(Boolean);
  if (more.length) return { screen: 'nowhere' };
  if (!first) return { screen: 'lobby' };
  const simple = SIMPLE.find((name) => name === first);
  if (simple && !second) return { screen: simple };
  if (first === 'challenges' && !third) {
    return { screen: 'challenges', challenge: second ?? null };
  }
  if (first === 'rules' && !third) return { screen: 'rules', topic: second ?? null };
  if (first === 'watch' && second && !third && TABLE.test(second)) {
    return { screen: 'watch', id: second };
  }
  if (first === 't' && second && TABLE.test(second)) {
    if (!third) return { screen: 'table', id: second };
    if (third === 'review') return { screen: 'review', id: second };
  }
  return { screen: 'nowhere' };
}

/** Return the address of a screen. */
export function address(route: Route): string {
  switch (route.screen) {
    case 'lobby':
    case 'nowhere':
      return '/';
    case 'table':
      return `/t/${route.id}`;
    case 'review':
      return `/t/${route.id}/review`;
    case 'watch':
      return `/watch/${route.id}`;
    case 'challenges':
      return route.challenge ? `/challenges/${route.challenge}` : '/challenges';
    case 'rules':
      return route.topic ? `/rules/${route.topic}` : '/rules';
    default:
      return `/${route.screen}`;
  }
}

/** The address of a rule by its number: `6.1`. */
export function ruleAddress(number: string): string {
  return `/rules#${number}`;
}
