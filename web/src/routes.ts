// The addresses of the page, and which room each one opens.

export type Route =
  | { room: 'lobby' }
  | { room: 'new' }
  | { room: 'settings' }
  | { room: 'import' }
  | { room: 'link' }
  | { room: 'learn' }
  | { room: 'rules'; topic: string | null }
  | { room: 'table'; id: string }
  | { room: 'review'; id: string }
  | { room: 'nowhere' };

const TABLE = /^[0-9a-f]{24}$/;
const SIMPLE = ['new', 'settings', 'import', 'link', 'learn'] as const;

/** Return the room of an address. */
export function parse(path: string): Route {
  const [first = '', second, third, ...more] = path.split('/').filter(Boolean);
  if (more.length) return { room: 'nowhere' };
  if (!first) return { room: 'lobby' };
  const simple = SIMPLE.find((name) => name === first);
  if (simple && !second) return { room: simple };
  if (first === 'rules' && !third) return { room: 'rules', topic: second ?? null };
  if (first === 't' && second && TABLE.test(second)) {
    if (!third) return { room: 'table', id: second };
    if (third === 'review') return { room: 'review', id: second };
  }
  return { room: 'nowhere' };
}

/** Return the address of a room. */
export function address(route: Route): string {
  switch (route.room) {
    case 'lobby':
    case 'nowhere':
      return '/';
    case 'table':
      return `/t/${route.id}`;
    case 'review':
      return `/t/${route.id}/review`;
    case 'rules':
      return route.topic ? `/rules/${route.topic}` : '/rules';
    default:
      return `/${route.room}`;
  }
}
