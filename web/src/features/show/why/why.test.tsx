import { cleanup, screen, within } from '@testing-library/react';
import { startI18n, changeLocale } from '../../../i18n/i18n.ts';
import { ended, image } from '../testing/showData.ts';
import { renderShow, showing } from '../testing/renderShow.tsx';

beforeAll(() => startI18n('hu'));
afterEach(cleanup);

type Shown = ReturnType<typeof image>;
type Explanation = NonNullable<Shown['explanation']>;

const neighbour = (imageId: string, title: string, rank: number, score: number, decidedBy: 'SCORE' | 'SHARED') => ({
  __typename: 'RankNeighbour' as const,
  imageId,
  imageNumber: Number(imageId),
  title,
  rank,
  score,
  decidedBy,
});

const shown = (changes: Partial<Explanation> = {}) =>
  image({
    competition: ended(),
    result: {
      __typename: 'ImageResult',
      score: 3.7,
      points: 181,
      votes: 42,
      rank: 4,
      overallRank: 9,
      votesByPoint: [1, 2, 5, 9, 25],
    },
    explanation: {
      __typename: 'RankExplanation',
      scoring: 'BAYESIAN',
      mean: 4.31,
      counted: 42,
      m: 3.02,
      c: 37.25,
      interval: [2, 6],
      firstShare: 0.0125,
      rankWithOneMore: 3,
      before: neighbour('20', 'Köd', 3, 3.72, 'SCORE'),
      after: neighbour('21', 'Híd', 4, 3.7, 'SHARED'),
      ...changes,
    },
  });

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

test('the page tells how the score came about, what stands beside it and how sure it is', async () => {
  renderShow(showing(shown()));
  const why = await panel('Miért ez a helyezés?');
  expect(
    why.getByText(
      '42 ember átlagosan 4,31 pontot adott. Ehhez, mint a kategória minden képénél, 37,3 átlagos szavazat társul, egyenként 3,02 ponttal; így lesz a pontszám 3,70.',
    ),
  ).toBeVisible();
  expect(
    why.getByRole('img', {
      name: 'Skála, alja: 1 pont, teteje: 5 pont. A kép átlaga: 4,31, A kategória átlaga: 3,02 és Pontszám: 3,70',
    }),
  ).toBeVisible();
  const rows = within(why.getByRole('list', { name: 'Szomszédok a rangsorban' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    '3. hely Köd 3,72 · a pontszám döntött',
    '4. hely Hajnal a Dunán 3,70',
    '4. hely Híd 3,70 · osztoznak a helyezésen',
  ]);
  expect(rows[1]).toHaveAttribute('aria-current', 'true');
  expect(why.getByRole('link', { name: 'Köd' })).toHaveAttribute('href', '/competition/3/show/20');
  expect(why.getByText(/Még egy 5 pontos szavazattal a helyezése 3\. lett volna/)).toBeVisible();
  expect(why.getByText(/a helyezése 100 esetből 95-ben 2–6\. lenne/)).toBeVisible();
  expect(why.getByText('Az esetek 1%-ában első lenne.')).toBeVisible();
});

test('a share that would be written as 0% is not told', async () => {
  renderShow(showing(shown({ firstShare: 0.0049 })));
  const why = await panel('Miért ez a helyezés?');
  expect(why.getByText(/a helyezése 100 esetből/)).toBeVisible();
  expect(why.queryByText(/első lenne/)).toBeNull();
});

test('in English, of the first, which nothing moves', async () => {
  await changeLocale('en');
  const { result, ...first } = shown({ interval: [1, 1], firstShare: 1, rankWithOneMore: 1, before: null });
  renderShow(showing({ ...first, result: result && { ...result, rank: 1 } }));
  const why = await panel('Why this rank?');
  expect(
    why.getByText(
      /^42 people gave 4\.31 on average\. .* typical votes are added \(37\.3, of 3\.02 each\); that gives 3\.70\.$/,
    ),
  ).toBeVisible();
  expect(why.getByText('One more 5 would not have changed its rank.')).toBeVisible();
  expect(why.getByText(/it would still stand at rank 1 in at least 95/)).toBeVisible();
  expect(why.queryByText(/It would be first/)).toBeNull();
  cleanup();
  await changeLocale('hu');
});

test.each([
  [
    'TRIMMED',
    /^42 ember szavazott\. A legalacsonyabb és a legmagasabb 4 szavazat nélkül 34 marad, átlaguk 4,31 pont\./,
  ],
  ['MEAN', /^42 ember átlagosan 4,31 pontot adott; ez a pontszám\.$/],
  ['SUM', /^42 ember összesen 181 pontot adott; ez a pontszám\.$/],
] as const)('%s has a sentence of its own, and only what is pulled a bar', async (scoring, sentence) => {
  renderShow(showing(shown({ scoring, counted: scoring === 'TRIMMED' ? 34 : 42 })));
  const why = await panel('Miért ez a helyezés?');
  expect(why.getByText(sentence)).toBeVisible();
  expect(why.queryByRole('img') !== null).toBe(scoring === 'TRIMMED');
});

test('until it was computed there is the result alone', async () => {
  renderShow(showing({ ...shown(), explanation: null }));
  expect(await screen.findByText('Helyezés a kategóriában')).toBeVisible();
  expect(screen.queryByText('Miért ez a helyezés?')).toBeNull();
});
