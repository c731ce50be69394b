import { act, renderHook } from '@testing-library/react';
import { useRowWindow } from './useRowWindow.ts';

/** Rows of 100 pixels with 10 between them, in a list that begins 50 pixels below the top of the page. */
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ start: index, end: index + 1, height: 100 }));

function place(scrollY: number, innerHeight: number) {
  vi.stubGlobal('scrollY', scrollY);
  vi.stubGlobal('innerHeight', innerHeight);
}

beforeEach(() => place(0, 400));
afterEach(() => void vi.unstubAllGlobals());

function open(count: number, focused = -1) {
  const rendered = vi.fn();
  const { result, rerender } = renderHook(
    ({ rows, focus }) => {
      rendered();
      return useRowWindow(rows, 10, 50, focus);
    },
    { initialProps: { rows: rowsOf(count), focus: focused } },
  );
  const scroll = (to: number) =>
    act(() => {
      vi.stubGlobal('scrollY', to);
      window.dispatchEvent(new Event('scroll'));
    });
  return { shown: () => result.current.shown, window: () => result.current, rerender, scroll, rendered };
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('the rows of a long list', () => {
  it('are rendered on the screen and two beyond', () => {
    const { shown, window } = open(1000);
    expect(shown()).toEqual(range(0, 5));
    expect(window().lastOnScreen).toBe(3);
    expect(window().height).toBe(1000 * 110 - 10);
    expect(window().startOf(7)).toBe(770);
  });

  it('follow the screen, and nothing is rendered before others come to it', () => {
    const { shown, scroll, rendered } = open(1000);
    scroll(50 + 110 * 500);
    expect(shown()).toEqual(range(498, 505));
    rendered.mockClear();
    scroll(50 + 110 * 500 + 5);
    expect(rendered).not.toHaveBeenCalled();
  });

  it('around the focus stay', () => {
    const { shown, scroll } = open(1000, 500);
    expect(shown()).toEqual([...range(0, 5), 499, 500, 501]);
    scroll(50 + 110 * 499);
    expect(shown()).toEqual(range(497, 504));
  });

  it('end where the list ends', () => {
    const { shown, scroll, rerender } = open(3, 2);
    expect(shown()).toEqual([0, 1, 2]);
    scroll(100_000);
    expect(shown()).toEqual([0, 1, 2]);
    rerender({ rows: [], focus: -1 });
    expect(shown()).toEqual([]);
  });

  it('are more on a larger screen', () => {
    const { shown } = open(1000);
    act(() => {
      place(0, 800);
      window.dispatchEvent(new Event('resize'));
    });
    expect(shown()).toEqual(range(0, 8));
  });

  it('that are added are rendered where there is room for them', () => {
    const { shown, rerender } = open(2);
    rerender({ rows: rowsOf(1000), focus: -1 });
    expect(shown()).toEqual(range(0, 5));
  });
});

describe('scrolling to a row', () => {
  it.each([
    ['center', 100, 50 + 11_000 - 150],
    ['auto', 100, 50 + 11_100 - 400],
    ['auto', 1, null],
  ] as const)('%s to %i goes to %s', (align, row, to) => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    open(1000).window().scrollTo(row, align);
    expect(scrollTo.mock.calls).toEqual(to === null ? [] : [[{ top: to }]]);
  });

  it('above the screen shows it at the top', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    place(20_000, 400);
    open(1000).window().scrollTo(100, 'auto');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 50 + 11_000 });
  });
});
