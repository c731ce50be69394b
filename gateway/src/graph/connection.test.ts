import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  connectionOf,
  oldestFirst,
  readWindow,
  windowIn,
  windowOf,
  type Connection,
  type ConnectionArgs,
} from './connection.ts';
import { listOf } from '../testing/graph/restObjects.ts';

/** `EdgesToReturn` and `ApplyCursorsToEdges` of the Relay cursor connections specification, on the numbers of items. */
function edgesToReturn(
  length: number,
  { first, after, last, before }: ConnectionArgs,
  indexOf: (cursor: string) => number,
) {
  let edges = Array.from({ length }, (_, i) => i);
  if (typeof after === 'string' && edges.includes(indexOf(after)))
    edges = edges.slice(edges.indexOf(indexOf(after)) + 1);
  if (typeof before === 'string' && edges.includes(indexOf(before)))
    edges = edges.slice(0, edges.indexOf(indexOf(before)));
  if (typeof first === 'number' && edges.length > first) edges = edges.slice(0, first);
  if (typeof last === 'number' && edges.length > last) edges = edges.slice(-last);
  return edges;
}

const windows = fc.record({
  length: fc.nat(250),
  size: fc.integer({ min: 1, max: 100 }),
  isLast: fc.boolean(),
  after: fc.option(fc.nat(249)),
  before: fc.option(fc.nat(249)),
});

/** A list of numbers, with the cursors of all its items. */
interface Made {
  cursors: string[];
  read(args: ConnectionArgs): Promise<Pick<Connection<number>, 'nodes' | 'pageInfo'> & { edges: { cursor: string }[] }>;
}

const readers: Record<string, (length: number) => Made> = {
  'of the service': (length) => ({
    cursors: Array.from({ length }, (_, i) => `item ${i + 1}`),
    read: async (args) =>
      connectionOf(
        await readWindow<number>(windowOf(args), true, (query) =>
          Promise.resolve(
            listOf(Array.from({ length }, (_, i) => i))(
              `/?${new URLSearchParams(Object.entries(query).map(([k, v]): [string, string] => [k, String(v)]))}`,
            ),
          ),
        ),
      ),
  }),
  'in memory, of which many have the same instant': (length) => {
    const all = Array.from({ length }, (_, id) => ({
      id,
      createdAt: new Date(Date.UTC(2026, 4, 1, 10, Math.floor(id / 9))).toISOString(),
    }));
    const read = (args: ConnectionArgs) => connectionOf(windowIn(all, windowOf(args), oldestFirst));
    const cursors = [0, 100, 200].flatMap((start) =>
      connectionOf(windowIn(all.slice(start), windowOf({ first: 100 }), oldestFirst)).edges.map(({ cursor }) => cursor),
    );
    return {
      cursors,
      read: (args) => {
        const { nodes, pageInfo, edges } = read(args);
        return Promise.resolve({ nodes: nodes.map(({ id }) => id), pageInfo, edges });
      },
    };
  },
};

test.each(Object.entries(readers))('any window of a list %s is that of the specification', async (_name, make) => {
  await fc.assert(
    fc.asyncProperty(windows, async ({ length, size, isLast, after, before }) => {
      const { cursors, read } = make(length);
      const cursorAt = (index: number | null) => (index === null ? null : (cursors[index] ?? null));
      const bounds = { after: cursorAt(after), before: cursorAt(before) };
      // The specification takes a bound that lies beyond the other one for one that is not there; a window between is empty.
      fc.pre(after === null || before === null || after < before);
      const args = isLast ? { last: size, ...bounds } : { first: size, ...bounds };
      const expected = edgesToReturn(length, args, (cursor) => cursors.indexOf(cursor));
      const { nodes, pageInfo, edges } = await read(args);
      expect(nodes).toEqual(expected);
      expect(edges.map(({ cursor }) => cursor)).toEqual(expected.map((index) => cursors[index]));
      if (!expected.length) return expect(pageInfo).toMatchObject({ startCursor: null, endCursor: null });
      expect(pageInfo).toEqual({
        hasNextPage: (expected.at(-1) ?? 0) < length - 1,
        hasPreviousPage: (expected[0] ?? 0) > 0,
        startCursor: edges[0]?.cursor,
        endCursor: edges.at(-1)?.cursor,
      });
    }),
    { numRuns: 300 },
  );
});

test.each(Object.entries(readers))('pages of 7 of a list %s are the same from both ends', async (_name, make) => {
  const { read } = make(252);
  const walk = async (args: (cursor: string | null) => ConnectionArgs, isBack: boolean) => {
    const pages: number[][] = [];
    for (let [cursor, more] = [null as string | null, true]; more;) {
      const { nodes, pageInfo } = await read(args(cursor));
      const { hasNextPage, hasPreviousPage, startCursor, endCursor } = pageInfo;
      pages.push(nodes);
      [cursor, more] = isBack ? [startCursor, hasPreviousPage] : [endCursor, hasNextPage];
    }
    return pages;
  };
  const there = await walk((after) => ({ first: 7, after }), false);
  expect(there).toHaveLength(36);
  expect((await walk((before) => ({ last: 7, before }), true)).reverse()).toEqual(there);
});

describe('a window of a list of the service', () => {
  const read = (all: number[], window: ReturnType<typeof windowOf>) =>
    readWindow<number>(window, true, (query) =>
      Promise.resolve(
        listOf(all)(
          `/?${new URLSearchParams(Object.entries(query).map(([k, v]): [string, string] => [k, String(v)]))}`,
        ),
      ),
    );

  test('walks bring each item once, from any cursor on', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(150), fc.integer({ min: 1, max: 100 }), fc.nat(150), async (length, first, from) => {
        const all = Array.from({ length }, (_, i) => i);
        const { edges } = connectionOf(await read(all, windowOf({ first: 100 })));
        const start = edges[from]?.cursor ?? null;
        const seen: number[] = [];
        let [after, more] = [start, true];
        while (more) {
          const { nodes, pageInfo, totalCount } = connectionOf(await read(all, windowOf({ first, after })));
          expect(totalCount).toBe(length);
          seen.push(...nodes);
          [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
        }
        expect(seen).toEqual(all.slice(start === null ? 0 : from + 1));
      }),
    );
  });
});

describe('a window of a list in memory', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 10, minute)).toISOString();
  const item = (id: number, minute = id) => ({ id, createdAt: at(minute) });

  test('goes on behind the place of an item, whatever was added or is gone since', () => {
    const [one, two, three, four] = [item(1), item(2), item(3, 2), item(4)];
    const { pageInfo } = connectionOf(windowIn([one, two, three, four], windowOf({ first: 2 }), oldestFirst));
    expect(pageInfo.hasNextPage).toBe(true);
    const rest = (all: (typeof one)[]) =>
      connectionOf(windowIn(all, windowOf({ first: 5, after: pageInfo.endCursor }), oldestFirst)).nodes;
    expect(rest([one, two, three, four])).toEqual([three, four]);
    expect(rest([two, three, four])).toEqual([three, four]);
    expect(rest([three, four, item(5)])).toEqual([three, four, item(5)]);
  });

  test('ends before the place of an item, whatever was added or is gone since', () => {
    const [one, two, three, four] = [item(1), item(2), item(3, 2), item(4)];
    const { pageInfo } = connectionOf(windowIn([one, two, three, four], windowOf({ last: 2 }), oldestFirst));
    expect(pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const rest = (all: (typeof one)[]) =>
      connectionOf(windowIn(all, windowOf({ last: 5, before: pageInfo.startCursor }), oldestFirst));
    expect(rest([one, two, three, four]).nodes).toEqual([one, two]);
    expect(rest([one, two, four]).nodes).toEqual([one, two]);
    expect(rest([item(0), two, three]).nodes).toEqual([item(0), two]);
    expect(rest([three, four])).toMatchObject({ nodes: [], pageInfo: { hasNextPage: true, hasPreviousPage: false } });
  });

  test('knows that nothing is before it any more', () => {
    const all = [item(1), item(2), item(3)];
    const { pageInfo } = connectionOf(windowIn(all, windowOf({ first: 2 }), oldestFirst));
    const later = (now: typeof all) =>
      connectionOf(windowIn(now, windowOf({ first: 2, after: pageInfo.endCursor }), oldestFirst)).pageInfo
        .hasPreviousPage;
    expect([later(all), later(all.slice(2))]).toEqual([true, false]);
  });

  test('has a cursor for each item', () => {
    const all = [item(1), item(2), item(3)];
    const { edges } = connectionOf(windowIn(all, windowOf({ first: 3 }), oldestFirst));
    expect(edges.map(({ cursor }) => windowIn(all, windowOf({ first: 3, after: cursor }), oldestFirst).items)).toEqual([
      all.slice(1),
      all.slice(2),
      [],
    ]);
  });

  test.each([
    'x',
    'OQ',
    Buffer.from('now 3').toString('base64url'),
    `${Buffer.from(`${at(1)} 3`).toString('base64url')}==`,
  ])('refuses the cursor %j', (after) => {
    expect(() => windowIn([item(1)], windowOf({ first: 5, after }), oldestFirst)).toThrow(
      '`after` is not a cursor of this list',
    );
    expect(() => windowIn([item(1)], windowOf({ before: after }), oldestFirst)).toThrow(
      '`before` is not a cursor of this list',
    );
  });
});

describe('windowOf', () => {
  const whole = { size: 5, isLast: false, after: null, before: null };

  test('lies between the cursors, and begins at either end', () => {
    expect(windowOf({ first: 5, after: 'c1' })).toEqual({ ...whole, after: 'c1' });
    expect(windowOf({ last: 5, before: 'c1', first: null })).toEqual({ ...whole, isLast: true, before: 'c1' });
    expect(windowOf({ first: 5, after: 'c1', before: 'c9' })).toEqual({ ...whole, after: 'c1', before: 'c9' });
    expect(windowOf({ first: 5, after: null, last: null, before: null })).toEqual(whole);
  });

  test('has the usual size where none is asked for', () => {
    expect(windowOf({}, 1)).toEqual({ ...whole, size: 1 });
    expect(windowOf({ first: null, before: 'c9' })).toEqual({ ...whole, size: 100, before: 'c9' });
  });

  test.each(['', 'x'.repeat(2001)])('refuses a cursor that is empty or too long', (cursor) => {
    expect(() => windowOf({ first: 5, after: cursor })).toThrow('`after` is not a cursor of this list');
    expect(() => windowOf({ last: 5, before: cursor })).toThrow('`before` is not a cursor of this list');
  });

  test.each([0, -1, 101, 1.5])('refuses the page size %p', (size) => {
    expect(() => windowOf({ first: size })).toThrow('`first` must be 1–100');
    expect(() => windowOf({ last: size })).toThrow('`last` must be 1–100');
  });

  test('refuses both page sizes', () => {
    expect(() => windowOf({ first: 5, last: 5 })).toThrow('Give either `first` or `last`');
  });
});

test('an empty page has no cursors', () => {
  const { edges, nodes, totalCount, pageInfo } = connectionOf(windowIn([], windowOf({ first: 1 }), oldestFirst));
  expect({ edges, nodes, totalCount, pageInfo }).toEqual({
    edges: [],
    nodes: [],
    totalCount: 0,
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  });
});
