import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { changeLocale, startI18n } from '../../i18n/i18n.ts';
import { logIn } from '../../testing/accounts.ts';
import type { Answers } from '../../testing/render.tsx';
import { countBefore, countFacts, published, WorkerHere } from './testing/pageData.ts';
import { open } from './testing/openCount.ts';
import { serveFiles } from './testing/servedFiles.ts';

/** Files that the page has handed to the browser to save. */
const saved = vi.hoisted(() => [] as { name: string; content: unknown }[]);
vi.mock('../../ui/saveFile.ts', () => ({
  saveFile: (name: string, content: unknown) => void saved.push({ name, content }),
}));

beforeAll(() => startI18n('hu'));
beforeEach(() => {
  vi.stubGlobal('Worker', WorkerHere);
  saved.length = 0;
  serveFiles(published.files);
});
afterEach(() => vi.unstubAllGlobals());

/** `logIn` is of this name. */
const own = 'entrant05';
const observer = (changes: Record<string, unknown> = {}) => ({
  __typename: 'CountObserver',
  name: own,
  namedAt: '2026-11-02T10:00:00Z',
  choice: null,
  chosenAt: null,
  dice: null,
  seed: null,
  ...changes,
});
const drawn = { choice: 'DRAW', chosenAt: '2026-11-24T10:00:00Z', dice: '4 1 6', seed: 'Seed=' };
const payload = (observation: unknown, messages: string[] = []) => ({
  data: {
    observeCount: {
      __typename: 'ObserveCountPayload',
      observation,
      userErrors: messages.map((message) => ({ __typename: 'UserError', code: 'WRONG_PHASE', field: null, message })),
    },
  },
});
const roll = {
  __typename: 'CountObservation',
  choice: 'ROLL',
  draw: null,
  roll: [
    { __typename: 'RollName', rollId: 'AAAA', username: 'bela' },
    { __typename: 'RollName', rollId: 'BBBB', username: null },
  ],
};
const draw = {
  __typename: 'CountObservation',
  choice: 'DRAW',
  roll: null,
  draw: {
    __typename: 'CountDraw',
    disabled: 1,
    gone: 2,
    ballots: [
      { __typename: 'DrawnBallot', number: 'AAAAAAAAAAAAAAAA', imageId: '11', imageNumber: 11, point: 4, flag: null },
      {
        __typename: 'DrawnBallot',
        number: 'BBBBBBBBBBBBBBBB',
        imageId: '12',
        imageNumber: 12,
        point: 5,
        flag: 'OWN_IMAGE',
      },
    ],
  },
};
const panel = async () => within(await screen.findByRole('region', { name: 'Megfigyelő' }));
const start = (facts: Record<string, unknown>, answers: Answers = {}) => {
  logIn();
  return open(countFacts({ observer: facts }), answers);
};

test('before the award everyone is told that there is one', async () => {
  open({ ...countBefore('OPEN'), observer: observer({ name: null }) });
  expect((await panel()).getByText(/A szervezők megfigyelőt neveztek meg \(2026\. november 2\./)).toBeVisible();
  expect((await panel()).queryByRole('button')).toBeNull();
});

test('where nobody is named nothing is said', async () => {
  open(countFacts());
  await screen.findByRole('region', { name: 'Kulcsok' });
  expect(screen.queryByRole('region', { name: 'Megfigyelő' })).toBeNull();
});

test('afterwards everyone is told who, what was chosen and thrown, in both languages', async () => {
  logIn();
  open(countFacts({ observer: observer({ name: 'bela', ...drawn }) }));
  const told = await panel();
  expect(told.getByText(/őt nevezték meg megfigyelőnek: bela/)).toBeVisible();
  expect(told.getByText(/szavazólapokat sorsolt ki \(2026\. november 24\./)).toBeVisible();
  expect(told.getByText(/„4 1 6”.*a mag: Seed=/)).toBeVisible();
  expect(told.queryByRole('button')).toBeNull();
  await act(() => changeLocale('en'));
  expect(await screen.findByText(/bela was named by the organisers as observer/)).toBeVisible();
  expect(screen.getByText(/has drawn ballots by lot/)).toBeVisible();
  await act(() => changeLocale('hu'));
});

test('the observer sees who has voted after confirming, and saves it', async () => {
  const { user, calls } = start(observer(), { ObserveCount: () => payload(roll) });
  const own = await panel();
  expect(own.getByText(/Amit nem választasz, örökre zárva marad/)).toBeVisible();
  await user.click(own.getByRole('button', { name: 'Kik szavaztak' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Megnézed, kik szavaztak?' }));
  expect(calls.some(({ name }) => name === 'ObserveCount')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Kik szavaztak' }));
  const table = await own.findByRole('table');
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['A jegyzék bejegyzéseFelhasználónév', 'AAAAbela', 'BBBB(távozott)']);
  expect(calls.find(({ name }) => name === 'ObserveCount')?.variables).toEqual({
    input: { competitionNumber: 7, choice: 'ROLL', dice: null },
  });
  expect(own.queryByRole('textbox')).toBeNull();
  await user.click(own.getByRole('button', { name: 'Mentés CSV-ként' }));
  expect(saved).toEqual([
    {
      name: 'observer-7-roll.csv',
      content: '\uFEFFA jegyzék bejegyzése,Felhasználónév\r\nAAAA,bela\r\nBBBB,(távozott)\r\n',
    },
  ]);
});

test('the observer draws by what was thrown, and not without', async () => {
  const { user, calls } = start(observer(), { ObserveCount: () => payload(draw) });
  const own = await panel();
  await user.click(own.getByRole('button', { name: 'Szavazólapok sorsolása' }));
  expect(own.getByText('Írd le, mit dobtál.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.type(own.getByRole('textbox', { name: /Amit dobtál/ }), ' 4 1 6 ');
  await user.click(own.getByRole('button', { name: 'Szavazólapok sorsolása' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Sorsolsz szavazólapokat?' }));
  await user.click(dialog.getByRole('button', { name: 'Szavazólapok sorsolása' }));
  expect(await own.findByRole('table')).toHaveTextContent('BBBBBBBBBBBBBBBB125a saját képére szól');
  expect(own.getByText('2 szavazólap van kisorsolva. Letiltott fióké: 1; távozotté: 2.')).toBeVisible();
  expect(calls.find(({ name }) => name === 'ObserveCount')?.variables).toEqual({
    input: { competitionNumber: 7, choice: 'DRAW', dice: '4 1 6' },
  });
});

test('the choice is shown again, and a refusal is told', async () => {
  const { user, calls } = start(observer(drawn), { ObserveCount: () => payload(null, ['Most nem lehet.']) });
  const own = await panel();
  expect(own.queryByRole('textbox')).toBeNull();
  await user.click(own.getByRole('button', { name: 'Mutasd, amit választottam' }));
  expect(await own.findByText('Most nem lehet.')).toBeVisible();
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'ObserveCount')?.variables).toEqual({
      input: { competitionNumber: 7, choice: 'DRAW', dice: '4 1 6' },
    }),
  );
});
