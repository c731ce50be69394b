import { isNumericParam, matchRoute, routeNames } from '@photo-competition/schema/routes';
import { matchRoutes } from 'react-router-dom';
import { clearExpiredSession, guards } from '../session/guards.ts';
import { NotFound } from './NotFound.tsx';
import { routes } from './router.tsx';

const matchesOf = (path: string) => matchRoutes(routes, path) ?? [];

const guardsOf = (path: string) => {
  const asked = matchesOf(path).flatMap(({ route }) => route.middleware ?? []);
  return asked.filter((one) => Object.values(guards).includes(one));
};

// Spelled out, so that a change of the table shows here: these addresses are in mails, bookmarks and search engines.
const open = [
  '/',
  '/lost-password/request',
  '/lost-password/completed',
  '/lost-password/change/entrant05/code',
  '/activation/5/code',
  '/email-change/5/code',
  '/unsubscribe/key/NEWS',
  '/rules',
  '/contact',
  '/archive',
  '/competition/3/browse',
  '/competition/3/catalogue',
  '/competition/3/count',
  '/competition/3/show/12',
  '/show/12',
];
const forVisitors = ['/login', '/registration/index', '/registration/completed'];
const forEntrants = [
  '/user/profile',
  '/user/password',
  '/user/account',
  '/user/upload',
  '/user/upload/colour/1',
  '/user/competition',
  '/user/archived',
  '/user/report/3',
  '/user/certificate/12',
  '/user/votes/3',
  '/jury',
  '/jury/3',
  '/jury/3/round/7',
];
const forAdministrators = [
  '/admin',
  '/admin/competition',
  '/admin/competition/3',
  '/admin/competition/3/ceremony',
  '/admin/competition/3/preview',
  '/admin/email',
  '/admin/email/7',
  '/admin/users',
  '/admin/localization',
  '/admin/site',
  '/admin/template',
  '/admin/account',
  '/admin/account/password',
  '/admin/account/data',
];
const all = [...open, ...forVisitors, ...forEntrants, ...forAdministrators];

describe('the routes of the specification', () => {
  it('are those of the table', () => {
    const names = all.map((path) => matchRoute(path)?.name);
    expect([...names].sort()).toEqual([...routeNames].sort());
  });

  it.each(all)('%s exists', (path) => {
    const page = matchesOf(path).at(-1)?.route;
    expect(page).toBeDefined();
    expect(page?.Component).not.toBe(NotFound);
  });

  it.each([...all, '/nowhere'])('%s clears an expired session first', (path) => {
    const [first] = matchesOf(path).flatMap(({ route }) => route.middleware ?? []);
    expect(first).toBe(clearExpiredSession);
  });

  it.each(['/nowhere', '/login/again', '/user/nowhere', '/admin/nowhere'])('%s is not found', (path) => {
    expect(matchesOf(path).at(-1)?.route.Component).toBe(NotFound);
  });

  // The graph refuses the number: its answer would be told as a failure.
  it.each([
    ['1', true],
    ['2147483647', true],
    ['2147483648', false],
    ['999999999999999', false],
    ['0', false],
    ['12x', false],
    ['NaN', false],
  ])('a photo’s number may be %s: %s', (number, isFound) => {
    expect(isNumericParam(number)).toBe(isFound);
    expect(matchRoute(`/show/${number}`)?.name).toBe(isFound ? 'show' : undefined);
  });
});

describe('a loader', () => {
  it.each(all)('of %s runs at another path, and not for another query', (path) => {
    const { shouldRevalidate } = matchesOf(path).at(-1)?.route ?? {};
    const isRun = (to: string) =>
      shouldRevalidate?.({
        currentUrl: new URL(path, 'http://localhost'),
        nextUrl: new URL(to, 'http://localhost'),
        currentParams: {},
        nextParams: {},
        defaultShouldRevalidate: true,
      });
    expect([isRun(`${path}?page=2`), isRun('/elsewhere')]).toEqual([false, true]);
  });
});

describe('guards', () => {
  it.each(open)('%s has none', (path) => expect(guardsOf(path)).toEqual([]));
  it.each(forVisitors)('%s is for visitors', (path) => expect(guardsOf(path)).toEqual([guards.loggedOut]));
  it.each([...forEntrants, '/user/nowhere'])('%s is for entrants', (path) =>
    expect(guardsOf(path)).toEqual([guards.entrant]),
  );
  it.each([...forAdministrators, '/admin/nowhere'])('%s is for administrators', (path) =>
    expect(guardsOf(path)).toEqual([guards.administrator]),
  );
});
