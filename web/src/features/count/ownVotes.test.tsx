import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { logIn } from '../../testing/accounts.ts';
import type { Answers } from '../../testing/render.tsx';
import { addReceipt } from '../../votes/receipts/receiptStore.ts';
import {
  answered,
  countBefore,
  countFacts,
  inclusionAt,
  keptReceipt,
  ownBallot,
  published,
  WorkerHere,
} from './testing/pageData.ts';
import { keeps, mine, open } from './testing/openCount.ts';
import { annaInRoll, headOf, receiptOf, statementOf } from './testing/publishedCount.ts';
import { serveFiles } from './testing/servedFiles.ts';

const { files, tree, batchEnd } = published;

beforeAll(() => startI18n('hu'));
beforeEach(() => {
  vi.stubGlobal('Worker', WorkerHere);
  serveFiles(files);
});
afterEach(() => vi.unstubAllGlobals());

describe('after the award', () => {
  beforeEach(() => keeps(headOf(tree, batchEnd), batchEnd));

  test('own votes are looked for by this browser’s receipts, without a line too', async () => {
    logIn();
    for (const row of [0, 6]) await addReceipt(keptReceipt(row, '5'));
    const roll = { __typename: 'CountRollEntry', ...annaInRoll };
    const { user } = open(countFacts(), {
      CountMine: mine({ __typename: 'CountMine', ballots: [ownBallot(1)], roll }),
    });
    await screen.findByText('Újraszámolva ugyanaz a rangsor jön ki');
    await user.click(screen.getByRole('button', { name: 'Ellenőrzöm a szavazataimat' }));
    expect(await screen.findByText(/3 szavazólapodból 2 számít, 1 helyett később másikat adtál le, 0/)).toBeVisible();
    expect(screen.getByText(/3 szavazólappal szerepelsz, ebből 2 él/)).toBeVisible();
    expect(screen.getByText(/1 szavazólapról ez a böngésző nem őriz igazolást/)).toBeVisible();
  });

  const choose = async (user: ReturnType<typeof open>['user'], text: string) => {
    // jsdom's files cannot be read as text.
    const file = Object.assign(new File([text], 'file.txt', { type: 'text/plain' }), {
      text: () => Promise.resolve(text),
    });
    await user.upload(screen.getByLabelText('Igazolások fájlból'), file);
  };

  test('own votes are looked for by a file, and a false one is told', async () => {
    const { user } = open(countFacts(), { CountMine: () => new Error('offline') });
    await screen.findByText('Újraszámolva ugyanaz a rangsor jön ki');
    await choose(user, [receiptOf(1), receiptOf(2, { point: 5 })].join('\n'));
    expect(await screen.findByRole('alert')).toHaveTextContent('11. számú kép, 5 pont: ELTÉR');
    expect(screen.getByText(/1 szavazólapodból 1 számít/)).toBeVisible();
  });

  test('the own entry in the roll is looked for by the file of the mail, without logging in', async () => {
    const { user } = open(countFacts(), { CountMine: () => new Error('offline') });
    await screen.findByText('Újraszámolva ugyanaz a rangsor jön ki');
    await choose(user, statementOf().replaceAll('\n', '\r\n'));
    expect(await screen.findByText(/3 szavazólappal szerepelsz, ebből 2 él/)).toBeVisible();
    expect(screen.queryByText(/nem őriz igazolást/)).toBeNull();
    await choose(user, statementOf({ cast: 5 }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/nem az áll rólad.*5 szavazólap, ebből 2 él/);
    await choose(user, statementOf().replace('standing 2', 'standing 1'));
    expect(
      await screen.findByText('Ezt a nyilatkozatot nem a platform írta alá, vagy utólag megváltoztatták.'),
    ).toBeVisible();
  });
});

describe('before the award', () => {
  beforeEach(() => keeps(headOf(tree, 2), 2));
  const answers = (ballots: unknown[], size = batchEnd): Answers => ({
    CountMine: mine({ __typename: 'CountMine', ballots, roll: null }),
    CountInclusion: () => answered({ __typename: 'Count', inclusion: inclusionAt(size) }),
  });
  const check = async (user: { click: (element: HTMLElement) => Promise<void> }) =>
    user.click(await screen.findByRole('button', { name: 'Ellenőrzöm a szavazataimat' }));

  test('own ballots are promised, and in the log by proofs: one for each entry', async () => {
    logIn();
    const later = {
      ...ownBallot(5, null),
      number: 'AAAAAAAAAAAAAAAA',
      receipt: receiptOf(5, { number: new Uint8Array(12) }),
    };
    const { user, calls } = open(countBefore('OPEN'), answers([ownBallot(0), ownBallot(6), later]));
    await check(user);
    expect(await screen.findByText(/3 szavazólapodat ígéri meg a platform, ebből 2 már a naplóban van/)).toBeVisible();
    expect(calls.filter(({ name }) => name === 'CountInclusion')).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a closed log without a promised ballot is told in red', async () => {
    logIn();
    const later = {
      ...ownBallot(5, null),
      number: 'AAAAAAAAAAAAAAAA',
      receipt: receiptOf(5, { number: new Uint8Array(12) }),
    };
    const { user } = open(countBefore('SEALED'), answers([ownBallot(0), ownBallot(6), later], 4));
    await check(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('AAAAAAAAAAAAAAAA számú szavazólap');
    expect(screen.getByRole('alert')).toHaveTextContent('HIÁNYZIK');
  });

  test('a ballot that the service has forgotten is told in red', async () => {
    logIn();
    await addReceipt(keptReceipt(6, '5'));
    const { user } = open(countBefore('OPEN'), answers([ownBallot(0, null)]));
    await check(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('HIÁNYZIK');
  });

  test('visitors are told why to log in', async () => {
    open(countBefore('OPEN'));
    expect(await screen.findByRole('link', { name: 'Belépés' })).toHaveAttribute('href', '/login');
    expect(screen.getByText(/A naplót néhány perccel a szavazás vége után zárjuk le/)).toBeVisible();
  });

  test('a log that has grown meanwhile is no failure of it', async () => {
    logIn();
    const { user } = open(countBefore('OPEN'), answers([ownBallot(0)], 4));
    await check(user);
    expect(await screen.findByText('Az ellenőrzés most nem sikerült. Próbáld újra.')).toBeVisible();
  });
});

describe('once nobody knows whose ballots are, and they are too few to be public', () => {
  beforeEach(() => keeps(headOf(tree), 5));
  const { files: all } = countFacts();
  const unlinked = countFacts({
    tooFewVoters: true,
    versions: [],
    files: { ...all, ballots: null },
    unlinkedAt: '2027-02-20T19:00:00Z',
  });
  const none = mine({ __typename: 'CountMine', ballots: [], roll: null });

  test.each([
    ['kept receipts prove that their ballots are in the log, one proof for each entry', inclusionAt(5), null],
    ['ballots that the log does not have are told in red', null, 'HIÁNYZIK'],
  ])('%s', async (_, inclusion, fault) => {
    logIn();
    for (const row of [0, 6]) await addReceipt(keptReceipt(row, '5'));
    const { user, calls } = open(unlinked, {
      CountMine: none,
      CountInclusion: () => answered({ __typename: 'Count', inclusion }),
    });
    await user.click(await screen.findByRole('button', { name: 'Ellenőrzöm a szavazataimat' }));
    if (fault) expect(await screen.findByRole('alert')).toHaveTextContent(fault);
    else
      expect(await screen.findByText(/szavazólapodat ígéri meg a platform, ebből 2 már a naplóban van/)).toBeVisible();
    expect(screen.queryAllByRole('alert')).toHaveLength(fault ? 1 : 0);
    const asked = calls.filter(({ name }) => name === 'CountInclusion');
    expect(asked).toHaveLength(fault ? 2 : 1);
  });
});
