// Links of our own are followed without loading the page again.
import { beforeAll, describe, expect, test } from 'vitest';
import { go, router } from '../../src/router.svelte';

function link(attributes: Record<string, string>): HTMLAnchorElement {
  const made = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  document.body.append(made);
  return made;
}

function click(target: Element, more: MouseEventInit = {}): boolean {
  return target.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...more }),
  );
}

beforeAll(() => {
  router.start();
});

describe('the router', () => {
  test('opens screens, and goes back', () => {
    go('/rules/6.3');
    expect(router.route).toEqual({ screen: 'rules', topic: '6.3' });

    go({ screen: 'lobby' });
    expect(router.route).toEqual({ screen: 'lobby' });
    expect(location.pathname).toBe('/');
  });

  test('follows a plain link', () => {
    expect(click(link({ href: '/settings' }))).toBe(false);
    expect(router.route).toEqual({ screen: 'settings' });
  });

  test.each([
    ['to another site', { href: 'https://example.org/new' }, {}],
    ['to be saved', { href: '/new', download: '' }, {}],
    ['of the API', { href: '/api/tables' }, {}],
    ['for a new tab', { href: '/new' }, { ctrlKey: true }],
  ])('leaves a link %s to the browser', (_, attributes, how) => {
    go('/');
    click(link(attributes), how);
    expect(router.route).toEqual({ screen: 'lobby' });
  });
});
