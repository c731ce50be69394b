import 'fake-indexeddb/auto';
import { toBase64, toUtf8 } from '@photo-competition/count/bytes';
import { cleanup, act, screen, waitFor, within } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { changeLocale, startI18n } from '../../i18n/i18n.ts';
import { keptHead } from './headStore.ts';
import { answered, countBefore, countFacts, published, WorkerHere } from './testing/pageData.ts';
import { keeps, open } from './testing/openCount.ts';
import { headOf, publishedCount } from './testing/publishedCount.ts';
import { serveFiles } from './testing/servedFiles.ts';

const { files, tree, batchEnd } = published;

/** Files that the page has handed to the browser to save. */
const saved = vi.hoisted(() => [] as { name: string; content: unknown }[]);
vi.mock('../../ui/saveFile.ts', () => ({
  saveFile: (name: string, content: unknown) => void saved.push({ name, content }),
}));

beforeAll(() => startI18n('hu'));
beforeEach(() => {
  vi.stubGlobal('Worker', WorkerHere);
  saved.length = 0;
  serveFiles(files);
});
afterEach(() => vi.unstubAllGlobals());

test('the first head of a competition is kept', async () => {
  open(countBefore('SEALED'));
  expect(await screen.findByText(/most tette el az első pecsétet/)).toBeVisible();
  expect((await keptHead('7'))?.size).toBe(4);
});

describe('after the award', () => {
  beforeEach(() => keeps(headOf(tree, batchEnd), batchEnd));

  test('three lines are ticked, and nothing is red', async () => {
    const { calls } = open(countFacts());
    expect(await screen.findByText('7 szavazólap letöltve')).toBeVisible();
    expect(
      await screen.findByText(
        /^Semmi sem került bele, és semmi sem tűnt el vagy változott meg a pecsét óta \(2026\. november 21\./,
      ),
    ).toBeVisible();
    const last = await screen.findByText('Újraszámolva ugyanaz a rangsor jön ki');
    const lines = within(screen.getByRole('region', { name: 'Számold újra' })).getAllByRole('listitem');
    expect(lines.map((line) => line.dataset['state'])).toEqual(['done', 'done', 'done']);
    expect(last).toHaveTextContent('Kész: ');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(/A mostani napló folytatja/)).toBeVisible();
    expect(calls.find(({ name }) => name === 'CountConsistency')?.variables).toEqual({ number: 7, from: 3, to: 5 });
    expect((await keptHead('7'))?.size).toBe(5);
  });

  test('ballots that are not counted are told with reason and both ranks, in both languages', async () => {
    const rank = { rankBefore: 1, rankAfter: 2, overallRankBefore: 1, overallRankAfter: 3 };
    const excluded = {
      __typename: 'ExcludedBallots',
      ballots: 3,
      groups: [
        {
          __typename: 'ExcludedBallotGroup',
          imageId: '11',
          imageNumber: 11,
          title: 'Hajnal',
          ballots: 3,
          reason: 'RING',
          at: '2026-11-23T10:00:00Z',
        },
      ],
      effect: [{ __typename: 'RankChange', imageId: '11', imageNumber: 11, title: 'Hajnal', ...rank }],
    };
    open(null, { Count: () => answered(countFacts(), excluded) });
    const panel = within(await screen.findByRole('region', { name: 'Nem számolt szavazólapok' }));
    expect(panel.getByText(/A szervezők 3 szavazólapot kizártak/)).toBeVisible();
    expect(panel.getByRole('listitem')).toHaveTextContent(/Hajnal: 3 szavazólap, .* óta: többen összehangolták/);
    expect(panel.getByRole('table')).toHaveTextContent('Hajnal1213');
    await act(() => changeLocale('en'));
    expect(await screen.findByText(/3 ballots, since .*: several people have agreed/)).toBeVisible();
    await act(() => changeLocale('hu'));
  });

  test('without excluded ballots nothing is said of them', async () => {
    const none = { __typename: 'ExcludedBallots', ballots: 0, groups: [], effect: [] };
    open(null, { Count: () => answered(countFacts(), none) });
    await screen.findByText('Újraszámolva ugyanaz a rangsor jön ki');
    expect(screen.queryByRole('region', { name: 'Nem számolt szavazólapok' })).toBeNull();
  });

  test('words outside the fold are plain, in both languages', async () => {
    open(countFacts());
    await screen.findByText('Újraszámolva ugyanaz a rangsor jön ki');
    for (const locale of ['hu', 'en'] as const) {
      await act(() => changeLocale(locale));
      const page = screen.getByRole('heading', { level: 1 }).closest('div')?.cloneNode(true) as HTMLElement;
      const folds = [...page.querySelectorAll('details')];
      expect(folds.at(-1)?.textContent).toMatch(/hash/i);
      for (const fold of folds) fold.remove();
      expect(page.textContent).toMatch(locale === 'hu' ? /Utánaszámolás/ : /Recount/);
      expect(page.textContent).not.toMatch(/block ?chain|merkle|hash/i);
    }
    await act(() => changeLocale('hu'));
  });

  test('an older version of the result is repeated where it is asked for, and said to be one', async () => {
    const { files: both, tree: grown } = publishedCount(2);
    const older = new TextDecoder().decode(both['result']).replace('"rank":1', '"rank":2');
    serveFiles({ ...both, result: toUtf8(older) });
    const facts = countFacts();
    const [first] = facts.versions;
    const second = {
      ...first,
      version: 2,
      at: '2026-11-23T19:00:00Z',
      reason: 'RULE',
      url: '/media/count/7/result-2.json',
    };
    const newest = { ...facts.heads.at(-1), size: grown.size, note: headOf(grown) };
    const consistency = ({ from, to }: Record<string, unknown>) =>
      answered({ __typename: 'Count', consistency: grown.consistency(Number(from), Number(to)).map(toBase64) });
    const { user } = open(countFacts({ versions: [first, second], heads: [...facts.heads.slice(0, 2), newest] }), {
      CountConsistency: consistency,
    });
    await screen.findByText('Újraszámolva ugyanaz a rangsor jön ki');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: '2. változat újraszámolása' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '1. változat újraszámolása' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('utólag megváltoztatták');
    expect(screen.getByText(/^Most az eredmény 1\. változatát számolod újra \(2026\. november 22\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '2. változat újraszámolása' }));
    await screen.findByText('Újraszámolva ugyanaz a rangsor jön ki');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/^Most az eredmény/)).toBeNull();
  });

  test.each([
    ['ballots', 16 + 12 + 7 * 12 + 14, 'A napló 0–2. bejegyzései', 'legalább egyet megváltoztattak'],
    ['roll', 3, 'A napló 3. bejegyzése', 'a szavazók jegyzéke nem az'],
    ['result', -1, 'A napló 4. bejegyzése', 'utólag megváltoztatták'],
  ])('an altered file %s is named in a red bar', async (name, at, place, meaning) => {
    const bytes = Uint8Array.from(files[name] ?? []);
    const index = at < 0 ? new TextDecoder().decode(bytes).indexOf('"rank":1') + 7 : at;
    bytes[index] = (bytes[index] ?? 0) ^ 1;
    serveFiles({ ...files, [name]: bytes });
    open(countFacts());
    const bar = await screen.findByRole('alert');
    expect(bar).toHaveTextContent('A számlálás nem állja meg a helyét');
    expect(bar).toHaveTextContent(place);
    expect(bar).toHaveTextContent(meaning);
  });

  test('a file that does not come is named, and asked for again', async () => {
    serveFiles({ ...files, roll: undefined });
    const { user } = open(countFacts());
    expect(await screen.findByText(/Nem sikerült letölteni: roll\.bin/)).toBeVisible();
    serveFiles(files);
    await user.click(screen.getByRole('button', { name: 'Újra' }));
    expect(await screen.findByText('Újraszámolva ugyanaz a rangsor jön ki')).toBeVisible();
  });

  test('the downloaded data is saved with heads and instructions', async () => {
    const { user } = open(countFacts());
    await user.click(await screen.findByRole('button', { name: 'Az oldal adatainak mentése' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const zip = unzipSync(saved[0]?.content as Uint8Array);
    expect(saved[0]?.name).toBe('count-7.zip');
    expect(Object.keys(zip)).toEqual(expect.arrayContaining(['count.bin', 'heads/3', 'result-1.json', 'README.txt']));
  });

  test('the worker ends with the page', async () => {
    const { router } = open(countFacts());
    await screen.findByText('7 szavazólap letöltve');
    const before = WorkerHere.stopped;
    await act(() => router.navigate('/elsewhere'));
    expect(WorkerHere.stopped).toBe(before + 1);
  });
});

describe('the kept head', () => {
  test('is the newest', async () => {
    await keeps(headOf(tree), 5);
    open(countFacts());
    expect(await screen.findByText(/A megőrzött pecsét \(.*\) megegyezik a mostanival/)).toBeVisible();
  });

  test('that the log does not continue is shown in red, with both to save, and stays', async () => {
    const forged = publishedCount().tree;
    forged.appendEntry(toUtf8('another'));
    const note = headOf(forged, 6);
    await keeps(note, 6);
    const { user } = open(countBefore('SEALED'));
    expect(await screen.findByRole('alert')).toHaveTextContent('A napló rövidebb');
    await user.click(screen.getByRole('button', { name: 'Mindkét pecsét mentése' }));
    expect(saved[0]?.content).toBe(`${note}\n${countBefore('SEALED').heads.at(-1)?.note}`);
    expect((await keptHead('7'))?.note).toBe(note);
  });

  test('cannot be compared without a line, and nothing is red', async () => {
    await keeps(headOf(tree, 2), 2);
    open(countBefore('SEALED'), { CountConsistency: () => new Error('offline') });
    expect(await screen.findByText(/A megőrzött pecsétet most nem sikerült összevetni/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('few voters: the ballots are not public, the own ones can be checked', async () => {
  await keeps(headOf(tree), 5);
  const { files: all } = countFacts();
  open(countFacts({ tooFewVoters: true, versions: [], files: { ...all, ballots: null } }));
  expect(await screen.findByText(/csak 3 szavazótól nyilvánosak/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Számold újra' })).toBeNull();
});

test('a coverage rule is told, with how many ballots of how many people it leaves out, in both languages', async () => {
  await keeps(headOf(tree), 5);
  const rules = { ...countFacts().rules, minCoverage: 10 };
  const leftOut = { __typename: 'CountLeftOut' as const, voters: 6, ballots: 14 };
  open(countFacts({ rules, leftOut }));
  expect(await screen.findByText(/kevesebb mint 10%-át értékelte.*küszöböt 5 embernél kevesebben/)).toBeVisible();
  expect(screen.getByText(/^6 ember túl kevés képet értékelt: 14 szavazólapjuk nem számít/)).toBeVisible();
  await act(() => changeLocale('en'));
  expect(await screen.findByText(/^People who judged too few photos: 6\. 14 ballots of theirs/)).toBeVisible();
  await act(() => changeLocale('hu'));
  cleanup();
  open(countFacts({ rules, leftOut: { ...leftOut, voters: 0, ballots: 0 } }));
  expect(await screen.findByText('Emiatt a szabály miatt senkinek a szavazólapja nem maradt ki.')).toBeVisible();
  cleanup();
  open(countFacts({ rules, leftOut: null }));
  expect(await screen.findByText(/kevesebb mint 10%-át értékelte/)).toBeVisible();
  expect(screen.queryByText(/szavazólapja nem maradt ki/)).toBeNull();
  cleanup();
  open(countFacts());
  expect(await screen.findByText('Legkevesebb értékelt kép: nincs megkötve')).toBeVisible();
  expect(screen.queryByText(/szavazólapja nem maradt ki/)).toBeNull();
});

test('ballots that were parted from their voters: since when nobody can tell whose they are', async () => {
  await keeps(headOf(tree), 5);
  open(countFacts({ unlinkedAt: '2027-02-20T19:00:00Z' }));
  expect(await screen.findByText(/^A szavazólapokat elválasztottuk a szavazóktól \(2027\./)).toBeVisible();
  cleanup();
  open(countFacts());
  expect(await screen.findByText('7 szavazólap letöltve')).toBeVisible();
  expect(screen.queryByText(/elválasztottuk/)).toBeNull();
});

test.each([
  ['no log', answered(null), 'Ennél a pályázatnál nincs mit utánaszámolni'],
  ['no competition', { data: { competition: null } }, 'Nincs ilyen pályázat.'],
])('%s', async (_, answer, text) => {
  open(null, { Count: () => answer });
  expect(await screen.findByText(text)).toBeVisible();
});

test('without a line the page says so and tries again', async () => {
  await keeps(headOf(tree), 5);
  let isOffline = true;
  const { user } = open(null, { Count: () => (isOffline ? new Error('offline') : answered(countFacts())) });
  await screen.findByRole('alert');
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Újra' }));
  expect(await screen.findByText('7 szavazólap letöltve')).toBeVisible();
});
