// The workshop: what is typed becomes the edition that was meant, and nothing is lost on the way.
import { describe, expect, test, beforeEach } from 'vitest';
import {
  addFreeSlot,
  addIsland,
  addSlot,
  moveSlot,
  removeSlot,
  toggleEntry,
} from '../../src/workshop/boardEdits';
import { geometryOf } from '../../src/board';
import { emptyEdition, nextId, renumbered, writeToml } from '../../src/workshop/content';
import { crossings } from '../../src/workshop/crossings';
import { Draft } from '../../src/workshop/draft.svelte';
import { faultOf, faultsAt, partOf } from '../../src/workshop/faults';
import { dragged, scaled } from '../../src/workshop/photograph';
import { readIslands, readSlots, readTiles } from '../../src/workshop/sheets';
import { wholeNumber } from '../../src/workshop/wholeNumber';

/** Four slots in a square and one in its middle. */
function square() {
  const edition = emptyEdition();
  for (const [x, y] of [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
    [50, 50],
  ] as const) {
    addSlot(edition, x, y);
  }
  return edition;
}

describe('tiles as lines', () => {
  test('are read in short and as a sheet', () => {
    const short = readTiles('s3wwc\nk10bscgg\n p 2 bw');
    expect(short.bad).toEqual([]);
    expect(short.things).toEqual([
      { kind: 'standard', points: 3, needs: ['wood', 'wood', 'clay'] },
      { kind: 'palace', points: 10, needs: ['bamboo', 'stone', 'clay', 'gold', 'gold'] },
      { kind: 'trading_post', points: 2, needs: ['bamboo', 'wood'] },
    ]);
    const sheet = readTiles(
      'Kind;Points;Boats\nb01;standard;3;wood wood clay\ntorii\t5\twood\tclay',
    );
    expect(sheet.bad).toEqual([]);
    expect(sheet.things.map((tile) => tile.points)).toEqual([3, 5]);
  });

  test.each(['x3b', 's3', 's3bx', '3,standard,wood', 'standard,3,wodo', '<script>1', 's999bb'])(
    'are refused with their number: %s',
    (line) => {
      const read = readTiles(`s1b\n${line}`);
      expect(read.bad).toEqual([{ line: 2, text: line }]);
      expect(read.things).toHaveLength(1);
    },
  );

  test('are read in the words of the page, too', () => {
    const called = {
      kinds: new Map([['standardgebäude', 'standard'] as const]),
      boats: new Map([['holz', 'wood'] as const]),
    };
    const tile = { kind: 'standard', points: 3, needs: ['wood', 'wood', 'clay'] };
    expect(readTiles('Standardgebäude;3;Holz Holz clay', called).things).toEqual([tile]);
    expect(readTiles('Standardgebäude;3;Holz').bad).toHaveLength(1);
  });

  test('end somewhere, however much is pasted', () => {
    expect(readTiles('s1b\n'.repeat(500)).things).toHaveLength(500);
    expect(readTiles('s1b\n'.repeat(100_000))).toEqual({ things: [], bad: [], tooMuch: true });
  });
});

describe('the board', () => {
  test('has slots within its bounds, which can be moved', () => {
    const edition = emptyEdition();
    addSlot(edition, -40, 5000);
    moveSlot(edition, 's01', 12.4, 7.6);
    moveSlot(edition, 's09', 1, 1);
    expect(edition.board.slots).toEqual({ s01: [12, 8] });
  });

  test('gets slots without a pointer, each in a place of its own', () => {
    const edition = emptyEdition();
    for (let n = 0; n < 3; n++) addFreeSlot(edition);
    expect(Object.values(edition.board.slots)).toEqual([
      [800, 500],
      [860, 500],
      [920, 500],
    ]);
  });

  test('draws an island on one line, too, while it is made', () => {
    const edition = square();
    addIsland(edition, ['s01', 's05', 's03']);
    const { x, y } = geometryOf(edition).islands.get('i01') ?? {};
    expect([x, y].every(Number.isFinite)).toBe(true);
  });

  test('closes rings clockwise, wherever one began', () => {
    const edition = square();
    addIsland(edition, ['s01', 's04', 's03', 's02']);
    addIsland(edition, ['s01', 's02']);
    expect(edition.board.islands).toEqual({ i01: ['s02', 's03', 's04', 's01'] });
  });

  test('numbers everything again when a slot goes', () => {
    const edition = square();
    addIsland(edition, ['s01', 's02', 's05']);
    addIsland(edition, ['s02', 's03', 's05']);
    toggleEntry(edition, 's05');
    toggleEntry(edition, 's01');
    removeSlot(edition, 's01');
    expect(Object.keys(edition.board.slots)).toEqual(['s01', 's02', 's03', 's04']);
    expect(edition.board.islands).toEqual({ i01: ['s01', 's02', 's04'] });
    expect(edition.board.entries).toEqual(['s04']);
  });

  test('says which lanes cross', () => {
    const edition = square();
    addIsland(edition, ['s01', 's02', 's03', 's04']);
    expect(crossings(edition)).toEqual([]);
    edition.board.islands.i01 = ['s01', 's03', 's02', 's04'];
    expect(crossings(edition)).toHaveLength(1);
  });

  test('is read from lists', () => {
    expect(readSlots('10 20\n30, 40').things).toEqual([
      [10, 20],
      [30, 40],
    ]);
    expect(readSlots('10\n1.5 2\na b').bad).toHaveLength(3);
    expect(readIslands('1 2 s13').things).toEqual([['s01', 's02', 's13']]);
    expect(readIslands('1 2\n1 2 x').bad).toHaveLength(2);
  });
});

describe('the draft', () => {
  beforeEach(() => localStorage.clear());

  test('is undone and redone without end, and kept', () => {
    const draft = new Draft();
    for (let n = 1; n <= 200; n++) draft.change((edition) => (edition.version = n + 1));
    for (let n = 0; n < 200; n++) draft.undo();
    expect([draft.content.version, draft.canUndo, draft.canRedo]).toEqual([1, false, true]);
    for (let n = 0; n < 150; n++) draft.redo();
    expect(new Draft().content.version).toBe(151);
  });

  test('starts afresh where the storage holds something else', () => {
    localStorage.setItem('himiko.workshop', '{"board": 1');
    expect(new Draft().content).toEqual(emptyEdition());
    localStorage.setItem('himiko.workshop', '[]');
    expect(new Draft().content).toEqual(emptyEdition());
  });
});

describe('the photograph', () => {
  const from = { x: 10, y: 20, scale: 100, dim: 50 };

  test('goes with one finger', () => {
    expect(dragged(from, [{ x: 0, y: 0 }], [{ x: 5, y: -7 }])).toEqual({ ...from, x: 15, y: 13 });
  });

  test('grows between two fingers, and what is under them stays', () => {
    const wide = dragged(
      from,
      [
        { x: 0, y: 0 },
        { x: 20, y: 0 },
      ],
      [
        { x: -10, y: 0 },
        { x: 30, y: 0 },
      ],
    );
    expect(wide).toEqual({ ...from, x: 10, y: 40, scale: 200 });
  });

  test('has bounds', () => {
    expect(scaled(from, 1e9, { x: 0, y: 0 }).scale).toBe(500);
    expect(scaled(from, 0, { x: 0, y: 0 }).scale).toBe(10);
  });
});

describe('what is wrong', () => {
  const said = (key: string) => ({
    key,
    family: 'bad_edition',
    code: 'unexpected',
    values: {},
    where: `edition: ${key}`,
  });

  test('has its part and its thing, wherever in it the fault is', () => {
    const fault = faultOf(said('board.islands.i03[2]'));
    expect(fault.path).toEqual(['board', 'islands', 'i03']);
    expect(partOf(fault)).toBe('board');
    expect(partOf(faultOf(said('limits.harbour')))).toBe('numbers');
    expect(partOf(faultOf(said('id')))).toBe('');
    expect(faultsAt([fault], 'board', 'islands', 'i03')).toEqual([fault]);
    expect(faultsAt([fault], 'board', 'islands', 'i3')).toEqual([]);
  });
});

test('a field without a number shows the one that counts', () => {
  const field = document.createElement('input');
  for (const [typed, read] of [
    ['12', 12],
    ['x', 7],
    ['', 7],
    ['3.9', 3],
    ['1e99', 7],
  ] as const) {
    field.value = typed;
    expect(wholeNumber(field, 7)).toBe(read);
    expect(field.value).toBe(String(read));
  }
});

test('ids are counted on, and closed up', () => {
  expect(nextId('b', ['b01', 'b09'])).toBe('b10');
  expect(renumbered('i', { i02: 1, i05: 2 }).things).toEqual({ i01: 1, i02: 2 });
});

test('a name with quotes stays a text in the file', () => {
  expect(writeToml({ ...emptyEdition(), id: 'a"\nb' }).split('\n')[0]).toBe(
    String.raw`id = "a\"\nb"`,
  );
});
