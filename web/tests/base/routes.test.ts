// Addresses and rooms.
import { describe, expect, test } from 'vitest';
import { address, parse, type Route } from '../../src/routes';

const id = '0123456789abcdef01234567';

describe('an address', () => {
  const known: [string, Route][] = [
    ['/', { room: 'lobby' }],
    ['/new', { room: 'new' }],
    ['/settings', { room: 'settings' }],
    ['/import', { room: 'import' }],
    ['/link', { room: 'link' }],
    ['/learn', { room: 'learn' }],
    ['/rules', { room: 'rules', topic: null }],
    ['/rules/6.3', { room: 'rules', topic: '6.3' }],
    [`/t/${id}`, { room: 'table', id }],
    [`/t/${id}/review`, { room: 'review', id }],
  ];

  test.each(known)('%s opens its room, and the room has that address', (path, route) => {
    expect(parse(path)).toEqual(route);
    expect(address(route)).toBe(path);
  });

  test.each(['/nowhere', '/t/short', `/t/${id}/else`, `/t/${id}/review/more`, '/new/more'])(
    '%s leads nowhere',
    (path) => {
      expect(parse(path)).toEqual({ room: 'nowhere' });
    },
  );
});
