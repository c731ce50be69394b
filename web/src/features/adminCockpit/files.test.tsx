import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { logIn } from '../../testing/accounts.ts';
import { renderRoutes, type Answers } from '../../testing/render.tsx';
import { itemOf } from '../../ui/admin/competition/testing/competitionData.ts';
import { FilesTab } from './FilesTab.tsx';

beforeAll(() => startI18n('en'));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const statistics = {
  __typename: 'CompetitionStatistics',
  entries: 12,
  entrants: 4,
  voters: 3,
  votes: 20,
  comments: 5,
  perDay: [],
  perHour: [],
  perPoint: [],
  perType: [],
  coverage: [],
  topImages: [],
};

const total: Answers = {
  Turnout: () => ({ data: { competition: { __typename: 'Competition', id: '7', number: 7, statistics } } }),
  OriginalsTotal: () => ({
    data: {
      adminCompetition: {
        __typename: 'AdminCompetition',
        id: '7',
        number: 7,
        originals: { __typename: 'FileTotals', files: 2, bytes: 3_000_000 },
      },
    },
  }),
};

function open(answers: Answers = total, item = itemOf()) {
  const token = logIn({ administrator: true });
  return { token, ...renderRoutes([{ path: '/', element: <FilesTab item={item} /> }], '/', answers) };
}

const press = (shown: ReturnType<typeof open>, name: string) => shown.user.click(screen.getByRole('button', { name }));

describe('the files of a competition', () => {
  it('are fetched without the token in an address, and saved', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:';
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('imageId\r\n')));
    vi.stubGlobal('fetch', fetched);
    const shown = open();
    await press(shown, 'Entries (CSV)');
    await waitFor(() => expect(saved).toEqual(['entries-7.csv']));
    const [path, { body } = {}] = fetched.mock.calls[0] ?? [];
    expect(path).toBe('/download/competition/7/entries.csv');
    expect(String(body)).toBe(String(new URLSearchParams({ token: shown.token, locale: 'en' })));
    expect(screen.queryByRole('alert')).toBeNull();
    // The saved file is reported, also to a user who comes back.
    const row = () => screen.getByRole('row', { name: /^Entries/ });
    await waitFor(() => expect(within(row()).getAllByRole('cell')[1]).toHaveTextContent('0 kB'));
    expect(within(row()).getAllByRole('cell')[2]).toHaveTextContent(/\d{4} at \d\d:\d\d/);
    cleanup();
    open();
    expect(within(row()).getAllByRole('cell')[2]).toHaveTextContent(/\d{4} at \d\d:\d\d/);
  });

  it('tell their rows and sizes as far as these are known before they are made', async () => {
    localStorage.setItem('photo-competition.saved-files.7', '{"people":{"at":"never"},"votes":3,"comments":null}');
    open();
    await screen.findByText('3 MB');
    await screen.findByText('12');
    const cells = screen.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    );
    expect(cells.slice(1)).toEqual([
      ['12', '', ''],
      ['', '', ''],
      ['5', '', ''],
      ['', '', ''],
      ['', '', ''],
      ['2', '3 MB', ''],
    ]);
  });

  it('of a jury are there where one judges, and originals of what it has chosen once it has', async () => {
    const files = (n: number) => ({ __typename: 'OriginalsTotal', files: n, bytes: n * 1_000_000 });
    const item = itemOf();
    const jury = { ...item, competition: { ...item.competition, judgedBy: 'JURY' as const } };
    const originals = { originals: files(9), accepted: files(4), awarded: files(0) };
    const adminCompetition = { __typename: 'AdminCompetition', id: '7', number: 7, ...originals };
    open({ ...total, OriginalsTotal: () => ({ data: { adminCompetition } }) }, jury);
    expect(await screen.findByRole('row', { name: /^Originals of accepted photos 4 4 MB/ })).toBeVisible();
    for (const name of [/^Marks of the jury/, /^What the jury has decided/, /^Catalogue/])
      expect(screen.getByRole('row', { name })).toBeVisible();
    expect(screen.queryByRole('row', { name: /awarded photos \d/ })).toBeNull();
  });

  it('say on the page why one is refused', async () => {
    const problem = { code: 'WRONG_PHASE', detail: 'Votes are there once voting is over.' };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(problem), { status: 409 })));
    await press(open(), 'People (CSV)');
    expect(await screen.findByText('Votes are there once voting is over.')).toBeVisible();
  });

  it('say on the page that nothing answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await press(open(), 'People (CSV)');
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('are offered for Excel, too', async () => {
    const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('PK')));
    vi.stubGlobal('fetch', fetched);
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob);
      return 'blob:';
    };
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await press(open(), 'People (Excel)');
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(fetched.mock.calls[0]?.[0]).toBe('/download/competition/7/people.xlsx');
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('people-7.xlsx');
    expect(saved[0]?.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  });

  it('submit the form of the archive only while it would not be refused', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    let isRefused = false;
    const shown = open({
      OriginalsTotal: (variables) =>
        isRefused
          ? { errors: [{ message: 'Not yours.', extensions: { code: 'FORBIDDEN' } }] }
          : (total['OriginalsTotal']?.(variables) ?? {}),
    });
    await screen.findByText('3 MB');
    await press(shown, 'Original photos (ZIP)');
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    const [form] = submit.mock.contexts as HTMLFormElement[];
    expect(new FormData(form).get('token')).toBe(shown.token);
    isRefused = true;
    await press(shown, 'Original photos (ZIP)');
    expect(await screen.findByRole('alert')).toHaveTextContent(/\S/);
    expect(submit).toHaveBeenCalledOnce();
  });
});
