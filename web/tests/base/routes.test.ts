// Addresses and screens.
import { describe, expect, test } from 'vitest';
import { address, parse, type Route } from '../../src/routes';

const id = '0123456789abcdef01234567';

describe('an address', () => {
  const known: [string, Route][] = [
    ['/', { screen: 'lobby' }],
    ['/new', { screen: 'new' }],
    ['/settings', { screen: 'settings' }],
    ['/import', { screen: 'import' }],
    ['/link', { screen: 'link' }],
    ['/learn', { screen: 'learn' }],
    ['/rules', { screen: 'rules', topic: null }],
    ['/rules/6.3', { screen: 'rules', topic: '6.3' }],
    [`/t/${id}`, { screen: 'table', id }],
    [`/watch/${id}`, { screen: 'watch', id }],
    [`/t/${id}/review`, { screen: 'review', id }],
  ];

  test.each(known)('%s opens its screen, and the screen has that address', (path, route) => {
    expect(parse(path)).toEqual(route);
    expect(address(route)).toBe(path);
  });

  test.each([
    '/nowhere',
    '/t/short',
    '/watch',
    '/watch/short',
    `/t/${id}/else`,
    `/t/${id}/review/more`,
    '/new/more',
  ])('%s leads nowhere', (path) => {
    expect(parse(path)).toEqual({ screen: 'nowhere' });
  });
});
