import { matchRoutes } from 'react-router-dom';
import { clearExpiredSession, requireAdministrator, requireEntrant, requireVisitor } from '../session/guards.ts';
import { NotFound } from './NotFound.tsx';
import { paths } from './paths.ts';
import { routes } from './router.tsx';

const matchesOf = (path: string) => matchRoutes(routes, path) ?? [];

const guardsOf = (path: string) => {
  const middleware = matchesOf(path).flatMap(({ route }) => route.middleware ?? []);
  return middleware.filter((one) => one === requireAdministrator || one === requireEntrant || one === requireVisitor);
};

const open = [
  paths.home(),
  paths.lostPassword.request(),
  paths.lostPassword.completed(),
  paths.lostPassword.change('entrant05', 'code'),
  paths.activation(5, 'code'),
  paths.rules(),
  paths.contact(),
  paths.archive(),
  paths.competition.browse(3),
  paths.competition.show(3, 12),
  paths.show(12),
];
const forVisitors = [paths.login(), paths.registration.index(), paths.registration.completed()];
const forEntrants = [
  paths.user.profile(),
  paths.user.password(),
  paths.user.upload(),
  paths.user.uploadSlot('colour', 1),
  paths.user.competition(),
  paths.user.archived(),
];
const forAdministrators = [
  paths.admin.index(),
  paths.admin.competitions(),
  paths.admin.competition(3),
  paths.admin.emails(),
  paths.admin.email(7),
  paths.admin.users(),
  paths.admin.localization(),
  paths.admin.templates(),
];
const all = [...open, ...forVisitors, ...forEntrants, ...forAdministrators];

describe('the routes of the specification', () => {
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
});

describe('guards', () => {
  it.each(open)('%s has none', (path) => expect(guardsOf(path)).toEqual([]));
  it.each(forVisitors)('%s is for visitors', (path) => expect(guardsOf(path)).toEqual([requireVisitor]));
  it.each([...forEntrants, '/user/nowhere'])('%s is for entrants', (path) =>
    expect(guardsOf(path)).toEqual([requireEntrant]),
  );
  it.each([...forAdministrators, '/admin/nowhere'])('%s is for administrators', (path) =>
    expect(guardsOf(path)).toEqual([requireAdministrator]),
  );
});
