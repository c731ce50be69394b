import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { connectionOf, cursorOf, pagesOf, readWindow, windowOf } from './connection.ts';
import { pageOf } from '../testing/graph/restObjects.ts';

const windows = fc.record({ offset: fc.nat(500), first: fc.integer({ min: 1, max: 100 }) });

describe('pagesOf', () => {
  test('is one page of the asked size where the window is one', () => {
    expect(pagesOf({ offset: 40, first: 20 })).toEqual([{ page: 2, size: 20 }]);
  });

  test('is one larger page where that covers the window', () => {
    expect(pagesOf({ offset: 1, first: 20 })).toEqual([{ page: 0, size: 21 }]);
  });

  test('is two neighbours where no page does', () => {
    expect(pagesOf({ offset: 50, first: 100 })).toEqual([
      { page: 0, size: 100 },
      { page: 1, size: 100 },
    ]);
  });

  test('keeps to the sizes of the service, and to two calls', () => {
    fc.assert(
      fc.property(windows, (window) => {
        const pages = pagesOf(window);
        expect(pages.length).toBeLessThanOrEqual(2);
        for (const { page, size } of pages) {
          expect(page).toBeGreaterThanOrEqual(0);
          expect(size).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

test('a window brings just its items, wherever it starts', async () => {
  await fc.assert(
    fc.asyncProperty(windows, fc.nat(550), async (window, length) => {
      const all = Array.from({ length }, (_, i) => i);
      const slice = await readWindow(window, ({ page, size }) => Promise.resolve(pageOf(all, page, size)));
      expect(slice.items).toEqual(all.slice(window.offset, window.offset + window.first));
      expect(slice.totalCount).toBe(length);
    }),
  );
});

describe('windowOf', () => {
  test('starts after the cursor', () => {
    expect(windowOf({ first: 5, after: cursorOf(9) })).toEqual({ first: 5, offset: 10 });
    expect(windowOf({ first: 5, after: null })).toEqual({ first: 5, offset: 0 });
  });

  test.each([
    '',
    'x',
    '-1',
    '9',
    Buffer.from('-1').toString('base64url'),
    Buffer.from('1.5').toString('base64url'),
    `${cursorOf(3)}==`,
    cursorOf(1_000_000),
  ])('refuses the cursor %j', (after) => {
    expect(() => windowOf({ first: 5, after })).toThrow('`after` is not a cursor of this list');
  });

  test.each([0, -1, 101, 1.5])('refuses the page size %p', (first) => {
    expect(() => windowOf({ first })).toThrow('`first` must be 1–100');
  });
});

test('an empty page has no cursors', () => {
  const { edges, nodes, totalCount, pageInfo } = connectionOf({ items: [], offset: 0, totalCount: 0 });
  expect({ edges, nodes, totalCount, pageInfo }).toEqual({
    edges: [],
    nodes: [],
    totalCount: 0,
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  });
});
