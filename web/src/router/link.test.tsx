import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MouseEvent } from 'react';
import type { PageModule } from './pageRoute.ts';
import { Link, NavLink } from './Link.tsx';
import { RouterPages } from './RouterPages.tsx';
import { memoryRouter } from './testing/memoryRouter.ts';

const user = userEvent.setup();

describe('a link', () => {
  it('goes to the page, with what is asked for', async () => {
    const element = (
      <Link to="/other?a=1" replace state="x" preventScrollReset>
        there
      </Link>
    );
    const router = memoryRouter([{ path: '/', element }, { path: '/other' }]);
    render(<RouterPages router={router} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/other?a=1');
    await user.click(screen.getByRole('link'));
    expect(router.state).toMatchObject({
      location: { pathname: '/other', search: '?a=1', state: 'x' },
      action: 'REPLACE',
      preventScrollReset: true,
    });
  });

  it('does what it does besides, which may keep it from going', async () => {
    const click = vi.fn((event: MouseEvent) => event.preventDefault());
    const router = memoryRouter([{ path: '/', element: <Link to="/other" onClick={click} children="there" /> }]);
    render(<RouterPages router={router} />);
    await user.click(screen.getByRole('link'));
    expect(click).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/');
  });

  it('leaves a window of its own to the browser', async () => {
    const router = memoryRouter([{ path: '/', element: <Link to="/other" target="_blank" children="there" /> }]);
    render(<RouterPages router={router} />);
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
    // jsdom opens no windows, and says so.
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    await user.click(screen.getByRole('link'));
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('a link of a navigation', () => {
  const names = ['home', 'list', 'list alone'];
  const links = (
    <>
      <NavLink to="/">home</NavLink>
      <NavLink to="/list?sort=title">list</NavLink>
      <NavLink to="/list" end>
        list alone
      </NavLink>
    </>
  );

  it.each([
    ['/', ['home']],
    ['/list', ['list', 'list alone']],
    ['/list?page=2', ['list', 'list alone']],
    ['/list/3', ['list']],
    ['/listing', []],
  ])('at %s these are the current page: %j', (at, current) => {
    render(<RouterPages router={memoryRouter([{ path: '*', element: links }], [at])} />);
    const marked = names.filter((name) => screen.getByRole('link', { name }).getAttribute('aria-current') === 'page');
    expect(marked).toEqual(current);
  });
});

it('until the first page has come, something else stands there', async () => {
  let come: (page: PageModule) => void = () => undefined;
  const lazy = () => new Promise<PageModule>((resolve) => (come = resolve));
  const router = memoryRouter([{ path: '/', lazy }]);
  render(<RouterPages router={router} fallback="it comes" />);
  expect(document.body).toHaveTextContent('it comes');
  await act(async () => come({ Component: () => 'the page' }));
  expect(document.body).toHaveTextContent('the page');
});
