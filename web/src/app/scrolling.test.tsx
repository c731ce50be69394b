import { act, render, waitFor } from '@testing-library/react';
import { Outlet, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { pageLoading } from '../connection/pageLoading.ts';
import { memoryRouter } from '../testing/memoryRouter.ts';
import { scrollTarget } from '../routes/scrollTarget.ts';
import { scrollToElement, useScrolling, watchScrollResets } from './scrolling.ts';

describe('scrollTarget', () => {
  it.each([
    ['nothing', '', '', null],
    ['an empty hash', '', '#', null],
    ['an empty anchor', '?anchor=', '', null],
    ['a hash', '', '#prizes', { id: 'prizes', smooth: false }],
    ['an escaped hash', '', '#d%C3%ADjak', { id: 'díjak', smooth: false }],
    ['a hash that is no escape', '', '#100%', { id: '100%', smooth: false }],
    ['an anchor', '?page=2&anchor=comments', '', { id: 'comments', smooth: true }],
    ['an escaped anchor', '?anchor=d%C3%ADjak', '', { id: 'díjak', smooth: true }],
    ['an anchor before a hash', '?anchor=comments', '#prizes', { id: 'comments', smooth: true }],
    ['an empty anchor and a hash', '?anchor=', '#prizes', { id: 'prizes', smooth: false }],
  ])('reads %s', (_, search, hash, target) => {
    expect(scrollTarget({ search, hash })).toEqual(target);
  });
});

/** Stubs for jsdom: the two scroll functions and the media query for reduced motion. */
function stubScrolling(reducedMotion = false) {
  const into = vi.fn<(this: HTMLElement, options: ScrollIntoViewOptions) => void>();
  Object.defineProperty(HTMLElement.prototype, 'scrollIntoView', { configurable: true, writable: true, value: into });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reducedMotion && query.includes('reduce') }));
  const toTop = vi.fn();
  vi.stubGlobal('scrollTo', toTop);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
    document.body.replaceChildren();
  });
  return { into, toTop, reached: () => into.mock.contexts.map((element) => (element as HTMLElement).id) };
}

function add(id: string, tag = 'section'): HTMLElement {
  const element = document.createElement(tag);
  element.id = id;
  document.body.append(element);
  return element;
}

const ignore = (): void => undefined;

/** Scrolls until the test has finished. */
function follow(...options: Parameters<typeof scrollToElement>) {
  const giveUp = scrollToElement(...options);
  onTestFinished(giveUp);
  return giveUp;
}

describe('scrollToElement', () => {
  it.each([
    [true, false, 'smooth'],
    [true, true, 'auto'],
    [false, false, 'auto'],
  ])('smooth %s with reduced motion %s scrolls %s', (smooth, reduced, behavior) => {
    const { into } = stubScrolling(reduced);
    add('prizes');
    follow('prizes', smooth, ignore);
    expect(into).toHaveBeenCalledExactlyOnceWith({ behavior, block: 'start' });
  });

  it('lets the keyboard go on from there', () => {
    stubScrolling();
    const element = add('prizes');
    follow('prizes', false, ignore);
    expect(element).toHaveFocus();
    expect(element.tabIndex).toBe(-1);
  });

  it('leaves what can be focused in the order of the page', () => {
    stubScrolling();
    const button = add('send', 'button');
    follow('send', false, ignore);
    expect(button).toHaveFocus();
    expect(button).not.toHaveAttribute('tabindex');
  });

  it('waits for an element that comes late, and reaches it once', async () => {
    const { into, reached } = stubScrolling();
    follow('comments', true, ignore);
    expect(into).not.toHaveBeenCalled();
    add('other').append(document.createElement('p'));
    await waitFor(() => expect(document.getElementById('other')).not.toBeNull());
    add('comments');
    await waitFor(() => expect(reached()).toEqual(['comments']));
    add('later');
    await Promise.resolve();
    expect(into).toHaveBeenCalledOnce();
  });

  it('waits for an id that comes late', async () => {
    const { reached } = stubScrolling();
    const element = add('draft');
    follow('comments', true, ignore);
    element.id = 'comments';
    await waitFor(() => expect(reached()).toEqual(['comments']));
  });

  it('gives up when it is told to', async () => {
    const { into } = stubScrolling();
    const giveUp = follow('comments', true, ignore);
    giveUp();
    add('comments');
    await Promise.resolve();
    expect(into).not.toHaveBeenCalled();
  });

  /** The page waits for something, and time passes only when the test says so. */
  function loading() {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const end = pageLoading.begin();
    onTestFinished(end);
    return end;
  }

  it('waits for as long as the page loads, and says then that there is no such element', async () => {
    const end = loading();
    const missing = vi.fn();
    const { into } = stubScrolling();
    follow('comments', true, missing);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(missing).not.toHaveBeenCalled();
    end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(missing).toHaveBeenCalledOnce();
    add('comments');
    await vi.advanceTimersByTimeAsync(1000);
    expect(into).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('finds what is rendered after the last answer', async () => {
    const end = loading();
    const missing = vi.fn();
    const { reached } = stubScrolling();
    follow('comments', true, missing);
    end();
    add('comments');
    await vi.advanceTimersByTimeAsync(1000);
    expect(reached()).toEqual(['comments']);
    expect(missing).not.toHaveBeenCalled();
  });

  it('goes there again when what came above has moved it', async () => {
    const end = loading();
    const { reached } = stubScrolling();
    const element = add('prizes');
    follow('prizes', true, ignore);
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 700, 10, 10));
    end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(reached()).toEqual(['prizes', 'prizes']);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'leaves users who go on by themselves (%s)',
    async (act) => {
      const end = loading();
      const missing = vi.fn();
      const { into } = stubScrolling();
      follow('comments', true, missing);
      window.dispatchEvent(new Event(act));
      add('comments');
      end();
      await vi.advanceTimersByTimeAsync(1000);
      expect([into.mock.calls, missing.mock.calls]).toEqual([[], []]);
    },
  );
});

describe('useScrolling', () => {
  function Root() {
    useScrolling();
    return <Outlet />;
  }

  function open(at: string) {
    const scrolling = stubScrolling();
    const routes = [{ Component: Root, children: [{ path: '*', element: <section id="prizes" /> }] }];
    const router = memoryRouter(routes, [at]);
    onTestFinished(watchScrollResets(router));
    const { unmount } = render(<RouterProvider router={router} />);
    onTestFinished(unmount);
    return { ...scrolling, router };
  }

  const top = { top: 0, left: 0, behavior: 'instant' };

  it('goes to the top with each navigation', async () => {
    const { into, toTop, router } = open('/rules');
    expect(toTop).toHaveBeenCalledExactlyOnceWith(top);
    await act(() => router.navigate('/contact'));
    await act(() => router.navigate('/contact'));
    expect(toTop).toHaveBeenCalledTimes(3);
    expect(into).not.toHaveBeenCalled();
  });

  it('goes smoothly to the anchor, without the top', async () => {
    const { into, toTop } = open('/rules?anchor=prizes');
    await waitFor(() => expect(into).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth', block: 'start' }));
    expect(toTop).not.toHaveBeenCalled();
  });

  it('goes to the top when the page has no such element', async () => {
    const { into, toTop } = open('/rules?anchor=nothing');
    await waitFor(() => expect(toTop).toHaveBeenCalledExactlyOnceWith(top));
    expect(into).not.toHaveBeenCalled();
  });

  it('goes to the hash, again when it is asked again', async () => {
    const { into, toTop, router } = open('/rules#prizes');
    expect(into).toHaveBeenCalledExactlyOnceWith({ behavior: 'auto', block: 'start' });
    await act(() => router.navigate('/rules#prizes'));
    expect(into).toHaveBeenCalledTimes(2);
    expect(toTop).not.toHaveBeenCalled();
  });

  it('stays where it is when the navigation asks for that', async () => {
    const { toTop, router } = open('/competition/3/browse');
    toTop.mockClear();
    await act(() => router.navigate('/competition/3/browse?sort=title', { preventScrollReset: true }));
    expect(router.state.location.search).toBe('?sort=title');
    expect(toTop).not.toHaveBeenCalled();
  });

  it('goes no more to an anchor of a page that was left', async () => {
    const { into, toTop, router } = open('/rules?anchor=later');
    await act(() => router.navigate('/contact'));
    expect(toTop).toHaveBeenCalledOnce();
    add('later');
    await Promise.resolve();
    expect(into).not.toHaveBeenCalled();
  });
});
