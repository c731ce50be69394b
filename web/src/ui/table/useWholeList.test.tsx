import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { joinPages, useWholeList } from './useWholeList.ts';

const size = 100;
const pageOf = (all: number[], page: number) => ({
  items: all.slice(page * size, (page + 1) * size),
  pageInfo: { page, totalPages: Math.ceil(all.length / size) },
});

/** A list that is read page by page. */
function render(all: number[], read: (page: number) => Promise<ReturnType<typeof pageOf>>) {
  return renderHook(() => {
    const [pages, setPages] = useState(pageOf(all, 0));
    const list = useWholeList<number>(pages, async (page) => {
      const further = await read(page);
      setPages((before) => joinPages(before, further));
    });
    return { ...list, readAgain: setPages };
  });
}

describe('a list that comes in pages', () => {
  const all = Array.from({ length: 250 }, (_, i) => i);

  it('is there once all its pages are, each read once', async () => {
    const asked: number[] = [];
    const { result } = render(all, (page) => {
      asked.push(page);
      return Promise.resolve(pageOf(all, page));
    });
    expect(result.current.items).toBeUndefined();
    await waitFor(() => expect(result.current.items).toEqual(all));
    expect(asked).toEqual([1, 2]);
  });

  it('stays as it was while it is read again', async () => {
    let now = all;
    const { result } = render(all, (page) => Promise.resolve(pageOf(now, page)));
    await waitFor(() => expect(result.current.items).toHaveLength(250));
    now = all.slice(1);
    act(() => result.current.readAgain(pageOf(now, 0)));
    await waitFor(() => expect(result.current.items).toEqual(now));
  });

  it('says why a page could not be read', async () => {
    const { result } = render(all, () => Promise.reject(new Error('away')));
    await waitFor(() => expect(result.current.failure).toEqual(new Error('away')));
    expect(result.current.items).toBeUndefined();
  });

  it('joins a page once, however many readers bring it', () => {
    const [first, second] = [pageOf(all, 0), pageOf(all, 1)];
    const joined = joinPages(first, second);
    expect(joined.items).toEqual(all.slice(0, 200));
    expect(joinPages(joined, second)).toBe(joined);
  });
});
