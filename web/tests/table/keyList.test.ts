// Every key is listed, and digits are for the table, wherever the focus is.
import { expect, test, vi } from 'vitest';
import { BOARD_KEYS } from '../../src/board';
import { boardKeys } from '../../src/board/boardKeys';
import type { Zoom } from '../../src/board/zoom.svelte';
import { KEY_LIST, signOf } from '../../src/table/keyList';
import { commandOf, LETTERS, WITH_CTRL } from '../../src/table/keys.svelte';

test('every key of the table and the board is listed', () => {
  const listed = new Set(KEY_LIST.flatMap(({ signs }) => signs));

  for (const key of [...Object.keys(LETTERS), ...Object.keys(BOARD_KEYS)]) {
    expect(listed, key).toContain(signOf(key));
  }
  for (const key of Object.keys(WITH_CTRL)) expect(listed).toContain(`Ctrl+${signOf(key)}`);
  for (const sign of ['I', 'S', 'Shift+T', '+', '−', 'Z', 'Home', 'End', 'Ctrl+Z', 'Ctrl+Y']) {
    expect(listed).toContain(sign);
  }
});

test('no line is without a key', () => {
  for (const { text, signs } of KEY_LIST) expect(signs, text).not.toEqual([]);
});

test('0 on the board is left to the table, as fleet 10; Z shows the whole board', () => {
  const whole = vi.fn();
  const nothing = () => undefined;
  const keydown = boardKeys({
    now: () => ({
      board: { islands: new Map(), slots: new Map() } as never,
      current: '',
      targets: {},
    }),
    zoom: { whole } as unknown as Zoom,
    go: nothing,
    choose: nothing,
    explain: nothing,
  });
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true });
    keydown(event);
    return event;
  };

  expect(commandOf(press('0'))).toEqual({ digit: 10, shift: false });
  expect(whole).not.toHaveBeenCalled();
  expect(press('z').defaultPrevented).toBe(true);
  expect(whole).toHaveBeenCalledOnce();
});
