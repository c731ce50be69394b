import { matchRoutes, UNSAFE_createBrowserHistory, type RouteObject } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import type { Guard, PageModule, PageRoute } from './pageRoute.ts';
import { PageRouter, type HeldBack } from './pageRouter.ts';
import { memoryRouter, type Entry } from './testing/memoryRouter.ts';

const Component = () => null;
const page = (path: string, more: PageRoute = {}): PageRoute => ({ path, Component, ...more });

/** A module that comes when it is told to. */
function later() {
  let come: (module: PageModule) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const module = new Promise<PageModule>((resolve, reject) => {
    come = resolve;
    fail = reject;
  });
  const lazy = vi.fn(() => module);
  return { lazy, come: () => come({ Component }), fail: () => fail(new Error('no file')) };
}

const where = ({ state: { location, action } }: PageRouter) => `${action} ${location.pathname}${location.search}`;
const shownPage = ({ state }: PageRouter) => state.matches?.at(-1)?.route.Component;
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A router that has some plain pages, besides those of the test. */
const open = (routes: PageRoute[] = [], entries?: Entry[]) =>
  memoryRouter([...routes, page('/'), page('/one'), page('/two')], entries);

describe('going to a page', () => {
  it('that was loaded is done at once', () => {
    const router = open();
    void router.navigate('/one');
    expect(where(router)).toBe('PUSH /one');
    void router.navigate('/two?a=1', { replace: true, state: 'x', preventScrollReset: true });
    expect(where(router)).toBe('REPLACE /two?a=1');
    expect(router.state).toMatchObject({ location: { state: 'x' }, preventScrollReset: true, loading: false });
    void router.navigate(-1);
    expect(where(router)).toBe('POP /');
    expect(router.state.preventScrollReset).toBe(false);
  });

  it('by its query alone stays on the page', () => {
    const router = open([], ['/one?a=1#b']);
    void router.navigate('?c=2');
    expect(router.state.location).toMatchObject({ pathname: '/one', search: '?c=2', hash: '' });
  });

  it('that is not there yet leaves the last one until it has come', async () => {
    const slow = later();
    const router = open([{ path: '/slow', lazy: slow.lazy }]);
    const seen: boolean[] = [];
    router.subscribe(({ loading }) => seen.push(loading));
    const gone = router.navigate('/slow');
    expect(where(router)).toBe('POP /');
    expect(router.state.loading).toBe(true);
    slow.come();
    await gone;
    expect(where(router)).toBe('PUSH /slow');
    expect(shownPage(router)).toBe(Component);
    expect(seen).toEqual([true, false]);
    await router.navigate('/');
    await router.navigate('/slow');
    expect(slow.lazy).toHaveBeenCalledOnce();
  });

  it('that somebody has not waited for changes nothing', async () => {
    const slow = later();
    const router = open([{ path: '/slow', lazy: slow.lazy }]);
    const gone = router.navigate('/slow');
    await router.navigate('/one');
    slow.come();
    await gone;
    expect(where(router)).toBe('PUSH /one');
    expect(router.state.loading).toBe(false);
  });

  it('shows what stands for it when it cannot be loaded, and tries again', async () => {
    const slow = later();
    const around = () => null;
    const router = open([{ Component: around, children: [{ path: '/slow', lazy: slow.lazy }] }]);
    const gone = router.navigate('/slow');
    slow.fail();
    await gone;
    expect(where(router)).toBe('PUSH /slow');
    expect(router.state.matches?.map(({ route }) => route.Component)[0]).toBe(around);
    expect(shownPage(router)).toThrow('no file');
    await router.navigate('/slow').catch(() => undefined);
    expect(slow.lazy).toHaveBeenCalledTimes(2);
  });

  it('shows what stands for it, too, when its loader or a guard fails', async () => {
    const fails = (): never => {
      throw new Error('cannot');
    };
    const router = open([page('/loader', { loader: fails }), page('/guard', { guards: [fails] })]);
    for (const path of ['/loader', '/guard']) {
      await router.navigate(path);
      expect(where(router)).toBe(`PUSH ${path}`);
      expect(shownPage(router)).toThrow('cannot');
    }
  });

  it('runs its loader before it is shown, and again at another path, not for another query', async () => {
    const loader = vi.fn(() => Promise.resolve());
    const router = open([{ path: '/of/:id', lazy: () => Promise.resolve({ Component, loader }) }]);
    await router.navigate('/of/1');
    expect(loader).toHaveBeenCalledTimes(1);
    await router.navigate('/of/1?a=1');
    expect(loader).toHaveBeenCalledTimes(1);
    await router.navigate('/of/2');
    expect(loader).toHaveBeenCalledTimes(2);
    expect(where(router)).toBe('PUSH /of/2');
  });

  it('by a hash asks nobody and loads nothing', () => {
    const guard = vi.fn<Guard>();
    const loader = vi.fn();
    const router = open([page('/guarded', { guards: [guard], loader })], ['/guarded']);
    void router.navigate('/guarded#a');
    void router.navigate('/guarded#b');
    expect(router.state.location.hash).toBe('#b');
    expect(guard).toHaveBeenCalledOnce();
    expect(loader).toHaveBeenCalledOnce();
    void router.navigate('/guarded#b');
    expect(guard).toHaveBeenCalledTimes(2);
    void router.navigate('/guarded');
    expect(guard).toHaveBeenCalledTimes(3);
  });

  it('is not followed any more once the router has stopped', async () => {
    const slow = later();
    const router = open([{ path: '/slow', lazy: slow.lazy }]);
    const gone = router.navigate('/slow');
    router.stop();
    slow.come();
    await gone;
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('ids in a path', () => {
  const router = () => open([page('/of/:id/:image', { numeric: ['id', 'image'] })]);
  it.each(['0', '3', '0012', '123456789012345'])('%s is one', (id) => {
    const shown = router();
    void shown.navigate(`/of/3/${id}`);
    expect(shownPage(shown)).toBe(Component);
  });

  it.each(['abc', '3a', '-1', '1.5', '1e3', '%203', '٣', '1234567890123456'])('%s is none: not found', (id) => {
    const shown = router();
    for (const path of [`/of/3/${id}`, `/of/${id}/3`]) {
      void shown.navigate(path);
      expect(shown.state.matches).toHaveLength(1);
      expect(shownPage(shown)).toBeUndefined();
    }
  });

  it('a path that is no page is not found', () => {
    const shown = open();
    void shown.navigate('/nowhere');
    expect(where(shown)).toBe('PUSH /nowhere');
    expect(shown.state.matches).toHaveLength(1);
    expect(matchRoutes([page('/') as RouteObject], '/nowhere')).toBeNull();
  });
});

describe('guards', () => {
  it('are asked from the outermost on, each once; the first one that refuses leads elsewhere', async () => {
    const asked: string[] = [];
    const guard = (name: string, elsewhere?: string): Guard => {
      return () => {
        asked.push(name);
        return elsewhere;
      };
    };
    const lazy = vi.fn(() => Promise.resolve({ Component }));
    const inner = { path: '/inner', guards: [guard('b', '/one'), guard('c')], lazy };
    const router = open([{ guards: [() => Promise.resolve(undefined), guard('a')], children: [inner] }]);
    await router.navigate('/inner');
    expect(asked).toEqual(['a', 'b']);
    expect(where(router)).toBe('PUSH /one');
    expect(lazy).not.toHaveBeenCalled();
  });

  it('do not leave a refused page in the history that was stepped through', async () => {
    let refuses = false;
    const router = open([page('/mine', { guards: [() => (refuses ? '/one' : undefined)] })], ['/', '/mine', '/two']);
    refuses = true;
    await router.navigate(-1);
    expect(where(router)).toBe('REPLACE /one');
    await router.navigate(1);
    await router.navigate(-1);
    expect(where(router)).toBe('POP /one');
    await router.navigate(-1);
    expect(where(router)).toBe('POP /');
  });

  it('of a visit that nobody waits for any more do not lead anywhere', async () => {
    let answer: (path: string) => void = () => undefined;
    const router = open([page('/slow', { guards: [() => new Promise((resolve) => (answer = resolve))] })]);
    const gone = router.navigate('/slow');
    await router.navigate('/two');
    answer('/one');
    await gone;
    expect(where(router)).toBe('PUSH /two');
  });
});

describe('a navigation that is held back', () => {
  function holding(entries?: Entry[]) {
    const router = open([], entries);
    const seen: (HeldBack | null)[] = [];
    const release = router.block({
      blocks: (from, to) => from.pathname !== to.pathname,
      held: (one) => seen.push(one),
    });
    return { router, seen, release };
  }

  it('stays where it is, and goes on when it may', async () => {
    const { router, seen } = holding(['/one']);
    void router.navigate('?a=1');
    expect(seen).toEqual([]);
    await router.navigate('/two');
    expect(where(router)).toBe('PUSH /one?a=1');
    seen[0]?.stay();
    expect(seen).toEqual([expect.anything(), null]);
    expect(where(router)).toBe('PUSH /one?a=1');
    await router.navigate('/two', { state: 'x' });
    seen[2]?.proceed();
    await settled();
    expect(where(router)).toBe('PUSH /two');
    expect(router.state.location.state).toBe('x');
    expect(seen).toHaveLength(4);
  });

  it('is taken back in the history, and stepped again when it may', async () => {
    const { router, seen, release } = holding(['/', '/one', '/two']);
    await router.navigate(-2);
    expect(where(router)).toBe('POP /two');
    seen[0]?.proceed();
    await settled();
    expect(where(router)).toBe('POP /');
    expect(seen).toEqual([expect.anything(), null]);
    // The next one is held back again.
    await router.navigate(2);
    expect(where(router)).toBe('POP /');
    expect(seen).toHaveLength(3);
    release();
    await router.navigate(1);
    expect(where(router)).toBe('POP /one');
    await router.navigate(1);
    expect(where(router)).toBe('POP /two');
  });
});

describe('the history of a browser', () => {
  function inBrowser() {
    window.history.replaceState(null, '', '/');
    const router = new PageRouter([page('/'), page('/one/:name')], UNSAFE_createBrowserHistory(), {});
    onTestFinished(() => router.stop());
    return router;
  }

  it('has the address as browsers write it, and the state with it', () => {
    const router = inBrowser();
    void router.navigate('/one/fotó?a=é', { replace: true, state: { from: '/' } });
    expect(router.state.location).toMatchObject({ pathname: '/one/fot%C3%B3', search: '?a=%C3%A9' });
    expect(window.location.pathname).toBe('/one/fot%C3%B3');
    expect(window.history.state).toMatchObject({ usr: { from: '/' }, key: router.state.location.key });
  });

  it('goes along with a hash that was typed: that could not be taken back', () => {
    const router = inBrowser();
    const held = vi.fn();
    router.block({ blocks: () => true, held });
    window.history.replaceState(null, '', '/#typed');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(held).not.toHaveBeenCalled();
    expect(router.state.location.hash).toBe('#typed');
  });
});
