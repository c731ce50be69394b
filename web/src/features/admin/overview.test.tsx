import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { startI18n } from '../../i18n/i18n.ts';
import { session } from '../../session/session.ts';
import { account, tokenUntil } from '../../testing/accounts.ts';
import { deferred, renderRoutes, type Answers } from '../../testing/render.tsx';
import { usePulse } from '../../ui/admin/usePulse.ts';
import { noteVisit } from './lastVisit.ts';
import { Component } from './route.tsx';

/** Two of four days of voting have passed. */
const now = '2026-05-12T12:00:00.000Z';
const times = {
  competitionStart: '2026-05-01T12:00:00.000Z',
  votingStart: '2026-05-10T12:00:00.000Z',
  votingEnd: '2026-05-14T12:00:00.000Z',
  award: '2026-05-15T12:00:00.000Z',
};

beforeAll(() => startI18n('en'));
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

interface Given {
  phase?: string;
  at?: string;
  votes?: number;
  /** Share of the photos with at least 1, 3 and 5 votes. */
  shares?: readonly [number, number, number];
  drafts?: readonly { id: string; start: string }[];
  similar?: number;
  /** Ids of the campaigns that are being sent. */
  running?: readonly string[];
  /** The mail server's refusal of the last mail. */
  answer?: string | null;
  /** Number of competitions and of administrators, and the texts over the shipped ones, as `locale key`. */
  /** Entries of the audit log: their actors and times. */
  log?: readonly { actor: string; at: string }[];
  installation?: { competitions?: number; administrators?: number; texts?: readonly string[] };
}

const writtenRules = ['hu rules.body', 'en rules.body'];

const localized = (en: string) => ({ __typename: 'LocalizedText', hu: en, en });
const page = (typename: string, items: unknown[], totalItems = items.length) => ({
  __typename: typename,
  items,
  pageInfo: { __typename: 'NumberedPageInfo', page: 0, size: 20, totalItems, totalPages: 1 },
});

/** The frame of the administration, which reads the pulse. */
function Frame() {
  usePulse();
  return <Component />;
}

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;

async function open(
  {
    phase = 'VOTING',
    at = now,
    votes = 200,
    shares = [0.8, 0.4, 0.1],
    drafts = [],
    similar = 0,
    running = [],
    answer = null,
    log = [],
    installation: { competitions = 1, administrators = 2, texts = writtenRules } = {},
  }: Given,
  others: Answers = {},
) {
  const statistics = {
    __typename: 'CompetitionStatistics',
    entries: 100,
    entrants: 30,
    voters: 20,
    votes,
    comments: 3,
    counted: 100,
    coverage: [1, 3, 5].map((least, index) => ({ __typename: 'VoteCoverage', votes: least, share: shares[index] })),
    perDay: [
      { __typename: 'StatisticsDay', day: '2026-05-11', entries: 0, votes: 120, comments: 2 },
      { __typename: 'StatisticsDay', day: '2026-05-12', entries: 0, votes: 80, comments: 1 },
    ],
  };
  const shown = renderRoutes(
    [
      { path: '/admin', Component: Frame },
      { path: '/admin/*', element: <Address /> },
    ],
    '/admin',
    {
      AdminDashboard: () => ({
        data: {
          activeCompetition: {
            __typename: 'Competition',
            id: '7',
            number: 7,
            status: 'PUBLISHED',
            phase,
            ended: false,
            now: at,
            ...times,
            title: localized('Lights'),
            statistics,
          },
        },
      }),
      AdminPulse: () => ({
        data: {
          adminPulse: {
            __typename: 'AdminPulse',
            now: at,
            auditId: '1',
            pendingImages: 0,
            pendingComments: 0,
            runningEmails: running,
            watched: [],
            mail: {
              __typename: 'MailQueue',
              queued: 0,
              oldest: null,
              failedLastDay: 0,
              serverReachable: true,
              lastAnswer: answer,
            },
          },
          installation: { __typename: 'Installation', timeZone: 'Europe/Budapest' },
        },
      }),
      UnpublishedCompetitions: () => ({
        data: {
          adminCompetitionPage: page(
            'AdminCompetitionPage',
            drafts.map(({ id, start }) => ({
              __typename: 'AdminCompetition',
              id,
              number: Number(id),
              competition: {
                __typename: 'Competition',
                id,
                number: Number(id),
                competitionStart: start,
                title: localized(`Draft ${id}`),
              },
            })),
          ),
        },
      }),
      SimilarPhotos: () => ({ data: { similarPage: page('SimilarPage', [], similar) } }),
      RunningEmails: () => ({
        data: {
          emailPage: page('EmailPage', [
            { __typename: 'Email', id: '3', number: 3, template: 'NEWSLETTER', subject: localized('Thank you') },
            { __typename: 'Email', id: '4', number: 4, template: 'RESULTS', subject: null },
          ]),
        },
      }),
      StuckEmails: () => ({ data: { emailPage: page('EmailPage', []) } }),
      AuditLog: () => ({
        data: {
          auditPage: page(
            'AuditPage',
            log.map((one, index) => ({
              __typename: 'AuditEntry',
              id: String(index),
              action: 'competition.updated',
              objectType: 'competition',
              objectId: '7',
              label: 'Lights',
              competitionNumber: 7,
              competitionTitle: 'Lights',
              before: null,
              after: null,
              ...one,
            })),
          ),
        },
      }),
      Administrators: () => ({ data: { userPage: page('UserPage', []) } }),
      FirstSteps: () => ({
        data: {
          adminCompetitionPage: page('AdminCompetitionPage', [], competitions),
          staticTextPage: page(
            'StaticTextPage',
            texts.map((text) => {
              const [locale, key] = text.split(' ');
              return { __typename: 'StaticText', locale, key };
            }),
          ),
          userPage: page('UserPage', [], administrators),
        },
      }),
      ...others,
    },
  );
  // Where something is late, the test waits.
  if (!('StuckEmails' in others)) await screen.findByText('Lights');
  return shown;
}

/** The card of that title. */
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const queryOf = (link: HTMLElement) =>
  Object.fromEntries(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams);

describe('the current competition', () => {
  it('tells what came today and yesterday, and what the next date does', async () => {
    await open({});
    const current = await card('The current competition');
    expect(current.getByText('today 80, yesterday 120')).toBeVisible();
    expect(current.getByText('today 1, yesterday 2')).toBeVisible();
    const next = await card('The next date');
    expect(next.getByText(/^Then nobody can vote any more/)).toBeVisible();
    expect(next.queryByRole('link', { name: 'Prepare the mail' })).toBeNull();
  });

  it.each([
    ['UPLOADING', '2026-05-05T12:00:00.000Z', { template: 'VOTING_OPEN', at: times.votingStart }],
    ['AWARD', '2026-05-14T18:00:00.000Z', { template: 'RESULTS', at: times.award }],
  ])('in %s begins the mail that goes with the next date', async (phase, at, wanted) => {
    vi.setSystemTime(at);
    await open({ phase, at });
    const link = (await card('The next date')).getByRole('link', { name: 'Prepare the mail' });
    expect(queryOf(link)).toEqual({ new: '', competition: '7', ...wanted });
  });
});

describe('how evenly votes fall', () => {
  it('is told with where it leads, and with a way to do something about it', async () => {
    // Two votes a photo in half of the time: two more are to come.
    await open({});
    const fairness = await card('How evenly votes fall');
    const row = within(fairness.getByRole('row', { name: /3 votes/ }));
    const [today, atEnd] = row.getAllByRole('cell').map(({ textContent }) => Number.parseFloat(textContent));
    expect(today).toBe(40);
    expect(atEnd).toBeGreaterThan(60);
    expect(atEnd).toBeLessThan(90);
    const write = fairness.getByRole('link', { name: 'Ask the entrants to vote' });
    expect(queryOf(write)).toEqual({ new: '', competition: '7', group: 'ENTRANTS' });
  });

  it('asks nobody for votes where enough are to come', async () => {
    await open({ votes: 1000, shares: [1, 0.98, 0.95] });
    const fairness = await card('How evenly votes fall');
    expect(fairness.queryByRole('link')).toBeNull();
  });

  it('foretells nothing on the first day, and is silent outside of voting', async () => {
    const at = '2026-05-11T11:59:59.000Z';
    vi.setSystemTime(at);
    const first = await open({ at });
    const fairness = await card('How evenly votes fall');
    expect(fairness.getByText(/after the first day with votes/)).toBeVisible();
    expect(fairness.queryByRole('link')).toBeNull();
    expect(first.calls.some(({ name }) => name === 'AdminDashboard')).toBe(true);
  });

  it('is silent outside of voting', async () => {
    await open({ phase: 'AWARD', at: '2026-05-14T18:00:00.000Z' });
    expect(screen.queryByRole('region', { name: 'How evenly votes fall' })).toBeNull();
  });
});

describe('the first steps', () => {
  const steps = async () => (await card('Three steps to begin with')).getAllByRole('img').map((icon) => icon.ariaLabel);

  it.each([
    [{ competitions: 0, administrators: 1, texts: [] }, ['to be done', 'to be done', 'to be done']],
    [{ administrators: 1, texts: [] }, ['done', 'to be done', 'to be done']],
    [{ administrators: 1 }, ['done', 'done', 'to be done']],
    [{ texts: ['hu rules.body', 'hu rules.title', 'en rules.title'] }, ['done', 'to be done', 'done']],
    [{ competitions: 0 }, ['to be done', 'done', 'done']],
  ])('stay while one is to be done: %j', async (installation, wanted) => {
    await open({ installation });
    expect(await steps()).toEqual(wanted);
  });

  it('are gone once all are done', async () => {
    const { calls } = await open({});
    await waitFor(() => expect(calls.some(({ name }) => name === 'FirstSteps')).toBe(true));
    await (await card('Waiting for you')).findByText('Nothing waits for you now.');
    expect(screen.queryByRole('region', { name: 'Three steps to begin with' })).toBeNull();
  });
});

describe('the list of waiting tasks', () => {
  it('names drafts that begin within a week, and pairs of photos that look alike', async () => {
    await open({
      drafts: [
        { id: '8', start: '2026-05-19T11:59:00.000Z' },
        { id: '9', start: '2026-05-19T12:00:00.000Z' },
      ],
      similar: 4,
    });
    const waits = await card('Waiting for you');
    expect(await waits.findByRole('link', { name: 'Not published yet: Draft 8' })).toHaveAttribute(
      'href',
      '/admin/competition/8',
    );
    expect(waits.queryByText(/Draft 9/)).toBeNull();
    expect(await waits.findByRole('link', { name: 'Pairs of photos that look alike 4' })).toHaveAttribute(
      'href',
      '/admin/competition/7?tab=similar',
    );
  });

  it('stands before all else', async () => {
    await open({});
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual([
      'Waiting for you',
      'The next date',
      'Mail',
      'The current competition',
      'How evenly votes fall',
      'Audit log',
    ]);
  });

  it('says so when it is nothing', async () => {
    await open({});
    expect(await (await card('Waiting for you')).findByText('Nothing waits for you now.')).toBeVisible();
  });
});

describe('the mail', () => {
  it('tells what the mail server said when it refused the last mail, and what to do', async () => {
    await open({ answer: '550 No such mailbox.' });
    expect(await screen.findByText(/^refused the last mail: 550 No such mailbox\. .*MAIL_FROM/)).toBeVisible();
    expect(screen.queryByText('accepted the last mail')).toBeNull();
  });

  it('names campaigns that are being sent by their subjects, or by what they tell', async () => {
    await open({ running: ['3', '4'] });
    const mail = await card('Mail');
    expect(await mail.findByRole('link', { name: 'Thank you' })).toHaveAttribute('href', '/admin/email/3');
    expect(mail.getByRole('link', { name: 'The results are out' })).toHaveAttribute('href', '/admin/email/4');
    expect(mail.queryByText(/#/)).toBeNull();
  });
});

describe('the log', () => {
  it('marks what others have done since the last visit', async () => {
    // By the clock of the machine, which is later.
    session.login(tokenUntil(Date.UTC(2100, 0, 1)), account({ administrator: true, username: 'anna' }));
    noteVisit('5', '2026-05-11T09:00:00.000Z');
    await open({
      log: [
        { actor: 'béla', at: '2026-05-12T11:00:00.000Z' },
        { actor: 'anna', at: '2026-05-12T10:00:00.000Z' },
        { actor: 'béla', at: '2026-05-11T08:00:00.000Z' },
      ],
    });
    const log = await card('Audit log');
    expect(
      await log.findByText(/^A dot marks what others have done since .* \(11 May 2026 at 11:00\)\.$/),
    ).toBeVisible();
    const lines = log.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/changed.*/, ''));
    expect(lines).toEqual(['new:béla ', 'anna ', 'béla ']);
  });
});

describe('while it is read', () => {
  it('shows nothing of what waits before all of it is known, so that nothing is pushed away', async () => {
    const late = deferred({ data: { emailPage: page('EmailPage', []) } });
    const shown = await open({ drafts: [{ id: '8', start: now }] }, { StuckEmails: () => late.promise });
    await waitFor(() => expect(shown.calls.some(({ name }) => name === 'SimilarPhotos')).toBe(true));
    expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull();
    expect(screen.getAllByRole('status', { name: 'Loading…' })).not.toEqual([]);
    late.release();
    expect(await (await card('Waiting for you')).findByRole('link', { name: /Draft 8/ })).toBeVisible();
    expect(screen.getByText('Lights')).toBeVisible();
  });

  it.each(['StuckEmails', 'UnpublishedCompetitions', 'SimilarPhotos', 'FirstSteps'])(
    'does without what cannot be read: %s',
    async (name) => {
      await open({}, { [name]: () => ({ data: null, errors: [{ message: 'broken' }] }) });
      expect(await screen.findByText('Lights')).toBeVisible();
    },
  );
});
