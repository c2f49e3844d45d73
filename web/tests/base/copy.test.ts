// Copying: with the clipboard, and the older way where a page that is not secure has none.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyText } from '../../src/ui/copy';

const LINK = 'http://192.168.0.7:8000/t/abc';
let copied: string[] = [];
let works = true;

/** Copy what is selected, as the older way does, to where a test can see it. */
function copySelected(): boolean {
  const field = document.querySelector('textarea');
  copied.push(field?.value.slice(field.selectionStart, field.selectionEnd) ?? '');
  return works;
}

beforeEach(() => {
  copied = [];
  works = true;
  Object.assign(document, { execCommand: copySelected });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
  document.body.replaceChildren();
});

/** A browser with this clipboard, if any. */
const withClipboard = (clipboard?: Partial<Clipboard>): void =>
  void vi.stubGlobal('navigator', { clipboard });

test('a secure page has a clipboard', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  withClipboard({ writeText });

  expect(await copyText(LINK)).toBe(true);

  expect(writeText).toHaveBeenCalledWith(LINK);
  expect(copied).toEqual([]);
});

describe('without a clipboard', () => {
  beforeEach(() => withClipboard());

  test('the whole text is copied the older way, and nothing of it stays', async () => {
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();

    expect(await copyText(LINK)).toBe(true);

    expect(copied).toEqual([LINK]);
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  test('says that it failed where the browser refuses', async () => {
    works = false;
    expect(await copyText(LINK)).toBe(false);
  });

  test('says that it failed where the browser knows no older way', async () => {
    Reflect.deleteProperty(document, 'execCommand');

    expect(await copyText(LINK)).toBe(false);

    expect(document.querySelector('textarea')).toBeNull();
  });
});

test('a clipboard that is forbidden is the same as none', async () => {
  withClipboard({ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });

  expect(await copyText(LINK)).toBe(true);

  expect(copied).toEqual([LINK]);
});
