import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { connectionOf, readWindow, windowIn, windowOf } from './connection.ts';
import { listOf } from '../testing/graph/restObjects.ts';

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
    const { pageInfo } = connectionOf(windowIn([one, two, three, four], windowOf({ first: 2 })));
    expect(pageInfo.hasNextPage).toBe(true);
    const rest = (all: (typeof one)[]) =>
      connectionOf(windowIn(all, windowOf({ first: 5, after: pageInfo.endCursor }))).nodes;
    expect(rest([one, two, three, four])).toEqual([three, four]);
    expect(rest([two, three, four])).toEqual([three, four]);
    expect(rest([three, four, item(5)])).toEqual([three, four, item(5)]);
  });

  test('has a cursor for each item', () => {
    const all = [item(1), item(2), item(3)];
    const { edges } = connectionOf(windowIn(all, windowOf({ first: 3 })));
    expect(edges.map(({ cursor }) => windowIn(all, windowOf({ first: 3, after: cursor })).items)).toEqual([
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
    expect(() => windowIn([item(1)], windowOf({ first: 5, after }))).toThrow('is not a cursor of this list');
  });
});

describe('windowOf', () => {
  test('starts behind the cursor', () => {
    expect(windowOf({ first: 5, after: 'c1' })).toEqual({ first: 5, after: 'c1' });
    expect(windowOf({ first: 5, after: null })).toEqual({ first: 5, after: null });
    expect(windowOf({ first: 5 })).toEqual({ first: 5, after: null });
  });

  test.each(['', 'x'.repeat(2001)])('refuses a cursor that is empty or too long', (after) => {
    expect(() => windowOf({ first: 5, after })).toThrow('`after` is not a cursor of this list');
  });

  test.each([0, -1, 101, 1.5])('refuses the page size %p', (first) => {
    expect(() => windowOf({ first })).toThrow('`first` must be 1–100');
  });
});

test('an empty page has no cursors', () => {
  const { edges, nodes, totalCount, pageInfo } = connectionOf(windowIn([], windowOf({ first: 1 })));
  expect({ edges, nodes, totalCount, pageInfo }).toEqual({
    edges: [],
    nodes: [],
    totalCount: 0,
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  });
});
