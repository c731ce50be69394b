import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLocale, startI18n } from '../../i18n/i18n.ts';
import { renderRoutes, type Answer } from '../../testing/render.tsx';
import { IntegrityTab } from './IntegrityTab.tsx';

beforeAll(() => startI18n('en'));

const effect = (imageNumber: number, title: string, before: number, after: number) => ({
  __typename: 'RankChange',
  imageId: String(imageNumber),
  imageNumber,
  title,
  rankBefore: before,
  rankAfter: after,
  overallRankBefore: before,
  overallRankAfter: after,
});
const circle = {
  __typename: 'RadarCircle',
  name: 'A',
  size: 19,
  common: 18,
  expected: 1.2,
  judged: 120,
  same: 52,
  expectedSame: 48,
  ownImages: 1,
  images: [
    {
      __typename: 'RadarImage',
      imageId: '12',
      imageNumber: 12,
      title: 'Dawn',
      direction: 'HIGHER',
      judged: 19,
      expectedJudged: 7,
      unusual: 17,
      expected: 0.8,
      mean: 4.9,
      others: 3.1,
    },
  ],
  effect: [effect(12, 'Dawn', 1, 4), effect(13, 'Dusk', 2, 1)],
};
const radar = (circles: unknown[]) => ({
  __typename: 'Radar',
  state: 'READY',
  failure: null,
  computedAt: '2026-06-01T10:00:00Z',
  people: 1000,
  votes: 90_000,
  circles,
});
const unlinked = (unlinkedAt: string | null): Answer => ({
  data: { competition: { __typename: 'Competition', id: '7', number: 7, count: { __typename: 'Count', unlinkedAt } } },
});
const answer = (found: unknown): Answer => ({
  data: {
    adminCompetition: { __typename: 'AdminCompetition', id: '7', number: 7, radar: found },
  },
  ...(found ? {} : { errors: [{ message: 'later', extensions: { code: 'CONFLICT' } }] }),
});
const noExclusions = (isScored: boolean): Answer => ({
  data: {
    adminCompetition: {
      __typename: 'AdminCompetition',
      id: '7',
      number: 7,
      exclusions: isScored ? { __typename: 'BallotExclusions', exclusions: [], effect: [] } : null,
    },
  },
  ...(isScored ? {} : { errors: [{ message: 'later', extensions: { code: 'CONFLICT' } }] }),
});
const nobodyObserves = {
  data: { adminCompetition: { __typename: 'AdminCompetition', id: '7', number: 7, observer: null } },
};
const open = (found: unknown, opened: Answer = { data: null }) =>
  renderRoutes([{ path: '/', element: <IntegrityTab competitionNumber={7} timeZone="UTC" /> }], '/', {
    Radar: () => answer(found),
    Exclusions: () => noExclusions(found !== null),
    Observer: () => nobodyObserves,
    OpenRadarCircle: () => opened,
    Unlinked: () => unlinked(null),
  });

describe('the integrity of a competition', () => {
  it('says when ballots were parted from their voters, and looks for nothing', async () => {
    renderRoutes([{ path: '/', element: <IntegrityTab competitionNumber={7} timeZone="UTC" /> }], '/', {
      Radar: () => answer(null),
      Unlinked: () => unlinked('2027-02-20T19:00:00Z'),
      Exclusions: () => noExclusions(true),
      Observer: () => nobodyObserves,
    });
    expect(await screen.findByText(/^The ballots have been parted from their voters \(.*2027/)).toBeVisible();
    expect(screen.queryByText(/later|over/)).toBeNull();
  });

  it('shows a group with what it did, what chance would make, and the ranks without it', async () => {
    open(radar([circle]));
    expect(await screen.findByRole('heading', { name: 'Group A: 19 people' })).toBeVisible();
    expect(
      screen.getByText('Two of these 19 gave the same unusual points 18 times on average; chance would give 1.2.'),
    ).toBeVisible();
    const evidence = within(screen.getByRole('table', { name: 'Photos on which the group stands out' }));
    const [, row] = evidence.getAllByRole('row');
    expect(row).toHaveTextContent(/Dawn.*higher.*17.*0\.8.*4\.9.*3\.1/);
    const ranks = within(screen.getByRole('table', { name: 'How the ranking would change' }));
    const rows = ranks.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual(['Dawn1 → 4▼3down by 31 → 4▼3down by 3', 'Dusk2 → 1▲1up by 12 → 1▲1up by 1']);
  });

  it('asks for names when told to, and not before', async () => {
    const person = {
      id: 'radar-person-3',
      accountNumber: 3,
      username: 'anna',
      firstName: 'Anna',
      lastName: 'Kiss',
      createdAt: '2026-01-02T10:00:00Z',
    };
    const people = [{ __typename: 'RadarPerson', ...person }];
    const payload = { __typename: 'OpenRadarCirclePayload', people, gone: 2, userErrors: [] };
    const shown = open(radar([circle]), { data: { openRadarCircle: payload } });
    const button = await screen.findByRole('button', { name: 'Show the names' });
    expect(screen.getByText(/The audit log keeps who has asked/)).toBeVisible();
    expect(shown.calls.map(({ name }) => name).sort()).toEqual(['Exclusions', 'Observer', 'Radar']);
    await userEvent.click(button);
    expect(await screen.findByRole('link', { name: 'Anna Kiss' })).toHaveAttribute('href', '/admin/users?user=3');
    expect(screen.getByText('2 of them have no account any more.')).toBeVisible();
    expect(shown.calls.find(({ name }) => name === 'OpenRadarCircle')).toMatchObject({
      variables: { input: { competitionNumber: 7, circle: 'A' } },
    });
  });

  it('says in both languages that nothing was found, and what cannot be found', async () => {
    open(radar([]));
    expect(await screen.findByText(/No group stands out/)).toBeVisible();
    expect(screen.getByText(/Whoever pushes a single photo .* is not found/)).toBeVisible();
    await act(() => changeLocale('hu'));
    expect(await screen.findByText(/Egyetlen csoport sem tűnik ki/)).toBeVisible();
    await act(() => changeLocale('en'));
  });

  it.each([
    [199, true],
    [200, false],
  ])('among %i people it says that so few would hide a group: %s', async (people, told) => {
    open({ ...radar([]), people });
    await screen.findByText(/No group stands out/);
    expect(screen.queryByText(/Among so few people/) !== null).toBe(told);
  });

  it('says that votes are being looked at', async () => {
    open({ ...radar([]), state: 'PENDING', computedAt: null });
    expect(await screen.findByText(/The votes are being looked at/)).toBeVisible();
  });

  it.each([
    ['OUT_OF_MEMORY', /more than fit into the memory/, /több van belőlük, mint amennyi/],
    ['UNEXPECTED', /The reason is in the service’s log/, /Az okot a szolgáltatás naplója őrzi/],
  ])('says in both languages why looking has failed (%s), and looks again when told to', async (failure, en, hu) => {
    const answers = [{ ...radar([]), state: 'FAILED', failure, computedAt: null }, radar([circle])];
    const shown = renderRoutes([{ path: '/', element: <IntegrityTab competitionNumber={7} timeZone="UTC" /> }], '/', {
      Radar: () => answer(answers.shift()),
      Exclusions: () => noExclusions(true),
      Observer: () => nobodyObserves,
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(en);
    await act(() => changeLocale('hu'));
    expect(await screen.findByText(hu)).toBeVisible();
    await act(() => changeLocale('en'));
    const asked = () => shown.calls.filter(({ name }) => name === 'Radar');
    expect(asked()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await screen.findByRole('heading', { name: 'Group A: 19 people' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked()).toHaveLength(2);
  });

  it('says before the award phase when there will be something', async () => {
    const shown = open(null);
    const asked = () => shown.calls.map(({ name }) => name).sort();
    await waitFor(() => expect(asked()).toEqual(['Exclusions', 'Observer', 'Radar', 'Unlinked']));
    expect(await screen.findByText(/whether groups of people voted alike/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
