import { screen } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes } from '../../testing/render.tsx';
import type { ReportedRoundFragment } from './generated/graphql.ts';
import { JuryReport } from './JuryReport.tsx';

beforeAll(() => startI18n('en'));

const result = (changes: Partial<ReportedRoundFragment> = {}): ReportedRoundFragment => ({
  __typename: 'JuryRoundResult',
  round: {
    __typename: 'JuryRound',
    id: 'r7',
    number: 7,
    title: { __typename: 'LocalizedText', hu: 'Első', en: 'First' },
    accepts: true,
    minPoint: 1,
    maxPoint: 5,
  },
  score: 4,
  line: 3.5,
  accepted: true,
  sum: 12,
  judges: 3,
  marks: ['A', 'B', 'C'].map((letter, place) => ({ __typename: 'LetteredMark', letter, point: place + 3 })),
  remarks: ['Fine light.'],
  distribution: [
    { __typename: 'ScoreCount', score: 4.5, photos: 1 },
    { __typename: 'ScoreCount', score: 4, photos: 2 },
  ],
  ...changes,
});
const open = (rounds: ReportedRoundFragment[]) =>
  renderRoutes([{ path: '/', element: <JuryReport rounds={rounds} /> }], '/', {});

test('a score is a sum of the possible where every judge has marked, beside the line, marks by letter and remarks', async () => {
  open([result()]);
  expect(await screen.findByText('Score: 12 of 15')).toBeVisible();
  expect(screen.getByText('Accepted')).toBeVisible();
  expect(screen.getByText('Mean 4.00. In this category the jury has accepted photos from 3.50 on.')).toBeVisible();
  expect(screen.getByText('Fine light.')).toBeVisible();
  expect(screen.getByText(/Higher scores in the category: 1 of 3\./)).toBeVisible();
});

test('a score is a mean with the number of judges where one of them has not marked', async () => {
  open([result({ score: 3.5, sum: 7, marks: result().marks.slice(0, 2), accepted: false, line: 4 })]);
  expect(await screen.findByText('Score: 3.50 (mean of 2 judges)')).toBeVisible();
  expect(screen.queryByText(/of 15/)).toBeNull();
  expect(screen.getByText('Not accepted')).toBeVisible();
});

test('a photo without a mark, and a round that is not decided, say so', async () => {
  open([result({ score: null, sum: 0, marks: [], remarks: [], accepted: null, line: null, distribution: [] })]);
  expect(await screen.findByText('This photo has no mark.')).toBeVisible();
  expect(screen.getByText('The jury has not decided yet.')).toBeVisible();
  expect(screen.queryByText(/ccepted$/)).toBeNull();
});

test('a round that does not accept says nothing of acceptance, and no round at all is said', async () => {
  open([result({ round: { ...result().round, accepts: false }, accepted: null, line: null })]);
  expect(await screen.findByText('Score: 12 of 15')).toBeVisible();
  expect(screen.queryByText(/ccepted|decided/)).toBeNull();
  open([]);
  expect(await screen.findByText('The jury has not judged this photo.')).toBeVisible();
});
