import { screen, within } from '@testing-library/react';
import { startI18n } from '../../../i18n/i18n.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { csvOf } from '../../../ui/chart/csv.ts';
import { itemOf } from '../../../ui/admin/competition/testing/competitionData.ts';
import { bandsOf, everyDay, lastDay } from './days.ts';
import { byHour, byType, covered, overTime, type DayValue } from './findings.ts';
import { TurnoutCharts } from './TurnoutCharts.tsx';

beforeAll(() => startI18n('en'));

const zone = 'Europe/Budapest';
const days = (...values: number[]): DayValue[] =>
  values.map((value, index) => ({ day: `2026-05-${String(index + 1).padStart(2, '0')}`, value }));

describe('the finding of a chart', () => {
  it('over time is that half came at the end, or the busiest day', () => {
    expect(overTime(days(0, 0))).toEqual({ says: 'none' });
    expect(overTime(days(1, 1, 1, 1, 1, 1, 4, 6, 0, 0))).toEqual({ says: 'lastDays', n: 2 });
    expect(overTime(days(1, 1, 1, 1, 1, 1, 0, 6))).toEqual({ says: 'lastDays', n: 1 });
    expect(overTime(days(3, 5, 1))).toEqual({ says: 'busiest', day: '2026-05-02', n: 5, total: 9 });
    expect(overTime(days(2, 5, 1, 5))).toEqual({ says: 'shared', times: 2, n: 5, total: 13 });
    // Of many equally busy days none is the busiest.
    expect(overTime(days(2, 2, 2, 1, 2, 2))).toEqual({ says: 'even', n: 2, total: 11 });
    // Few days have no end that would be worth a word.
    expect(overTime(days(1, 9)).says).toBe('busiest');
  });

  it('of categories is what waits, or the one with the most', () => {
    const row = (type: string, moderation: 'APPROVED' | 'PENDING' | 'REJECTED', entries: number) => ({
      ...({ __typename: 'TypeEntries', type, moderation, entries } as const),
    });
    const approved = [row('colour', 'APPROVED', 3), row('mono', 'APPROVED', 4)];
    expect(byType([])).toEqual({ says: 'none' });
    expect(byType(approved)).toEqual({ says: 'most', type: 'mono', n: 4, total: 7 });
    expect(byType([...approved, row('colour', 'REJECTED', 1)])).toEqual({ says: 'shared', times: 2, n: 4, total: 8 });
    expect(byType([...approved, row('mono', 'PENDING', 2)])).toEqual({ says: 'waiting', n: 2, total: 9 });
  });

  it('of coverage is what half of the photos have reached, and of hours the busiest', () => {
    const coverage = [1, 3, 5].map((votes, index) => ({
      ...({ __typename: 'VoteCoverage', votes, share: [0.9, 0.5, 0.2][index] ?? 0 } as const),
    }));
    expect(covered(coverage, 10)).toEqual({ says: 'reached', n: 3, share: 0.5 });
    expect(covered(coverage, 0)).toEqual({ says: 'none' });
    expect(byHour([0, 3, 1])).toEqual({ says: 'busiest', hour: 1, share: 0.75 });
    expect(byHour([0, 3, 0, 3])).toEqual({ says: 'shared', times: 2, share: 0.5 });
    expect(byHour([])).toEqual({ says: 'none' });
  });
});

describe('days', () => {
  it('without anything are there too', () =>
    expect(everyDay(['2026-05-03', '2026-04-30'])).toEqual(['2026-04-30', '2026-05-01', '2026-05-02', '2026-05-03']));

  it('go on until today, or until the results', () => {
    const times = { competitionStart: '2026-05-01T10:00:00.000Z', award: '2026-05-20T10:00:00.000Z' };
    const lastOn = (now: string) => lastDay({ ...times, now }, zone);
    expect(lastOn('2026-04-30T10:00:00.000Z')).toBeNull();
    expect(lastOn('2026-05-06T22:30:00.000Z')).toBe('2026-05-07');
    expect(lastOn('2026-06-01T10:00:00.000Z')).toBe('2026-05-20');
  });

  it('have the phases behind them, in the installation’s zone, cut off at the ends', () => {
    const phases = [
      { name: 'a', bg: 'x', from: '2026-04-01T10:00:00.000Z', to: '2026-05-01T10:00:00.000Z' },
      { name: 'b', bg: 'x', from: '2026-05-01T10:00:00.000Z', to: '2026-06-01T10:00:00.000Z' },
      { name: 'c', bg: 'x', from: '2026-06-01T10:00:00.000Z', to: '2026-07-01T10:00:00.000Z' },
    ];
    const bands = bandsOf(phases, ['2026-04-30', '2026-05-01', '2026-05-02'], zone);
    expect(bands.map(({ name, from, to }) => [name, from, to])).toEqual([
      ['a', 0, 1.5],
      ['b', 1.5, 3],
    ]);
  });
});

it('a CSV file quotes what needs it', () =>
  expect(csvOf(['Day', 'Say "hi"'], [['a,b', 1]])).toBe('\u{FEFF}Day,"Say ""hi"""\r\n"a,b",1\r\n'));

it('a CSV file holds nothing that a spreadsheet would carry out', () =>
  expect(csvOf(['Name'], [['=1+1'], ['@a'], [-1]])).toBe("\u{FEFF}Name\r\n'=1+1\r\n'@a\r\n-1\r\n"));

it('each chart says what was found, and has its numbers as a table and as a file', async () => {
  const statistics = {
    ...({ __typename: 'CompetitionStatistics', entries: 4, entrants: 2, voters: 1, votes: 3, comments: 0 } as const),
    perDay: [
      { __typename: 'DayActivity' as const, day: '2026-05-02', entries: 1, voters: 0, votes: 0, comments: 0 },
      { __typename: 'DayActivity' as const, day: '2026-05-04', entries: 3, voters: 1, votes: 3, comments: 0 },
    ],
    perHour: [{ __typename: 'HourActivity' as const, hour: 20, entries: 4, votes: 3, comments: 0 }],
    perPoint: [],
    perType: [
      { __typename: 'TypeEntries' as const, type: 'colour', moderation: 'APPROVED' as const, entries: 3 },
      { __typename: 'TypeEntries' as const, type: 'colour', moderation: 'PENDING' as const, entries: 1 },
    ],
    coverage: [{ __typename: 'VoteCoverage' as const, votes: 1, share: 1 }],
    topImages: [],
  };
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return '#';
  };
  const charts = (
    <TurnoutCharts item={itemOf({}, { now: '2026-05-05T10:00:00.000Z' })} statistics={statistics} timeZone={zone} />
  );
  const { user } = renderRoutes([{ path: '/x', element: charts }], '/x');
  const overTimeChart = within(
    await screen.findByRole('figure', { name: 'The most photos came on 4\u00a0May 2026: 3 of 4' }),
  );
  expect(screen.getByRole('figure', { name: 'Waiting for a moderator: 1 of 4 in all' })).toBeVisible();
  expect(screen.getByRole('figure', { name: '100% of the photos have at least 1 vote' })).toBeVisible();
  expect(screen.getByRole('figure', { name: 'Most happens between 20:00 and 21:00 (100%)' })).toBeVisible();
  expect(overTimeChart.getByRole('img', { name: 'Voters' })).toBeVisible();
  await user.click(overTimeChart.getByText('As a table'));
  // From the first day of the competition on, days without anything too.
  const rows = overTimeChart.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'DayPhotosVotersVotesComments',
    '2026-05-010000',
    '2026-05-021000',
    '2026-05-030000',
    '2026-05-043130',
    // Today.
    '2026-05-050000',
  ]);
  await user.click(overTimeChart.getByRole('button', { name: /\(CSV\)$/ }));
  expect(saved.map(({ type }) => type)).toEqual(['text/csv;charset=utf-8']);
});
