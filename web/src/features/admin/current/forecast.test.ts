import { forecastOf, votesToCome, type Coverage } from './forecast.ts';

const coverage: Coverage[] = [
  { votes: 1, share: 0.9 },
  { votes: 3, share: 0.5 },
  { votes: 5, share: 0.2 },
  { votes: 10, share: 0 },
];
const period = { votingStart: '2026-05-01T10:00:00.000Z', votingEnd: '2026-05-11T10:00:00.000Z' };
const at = (day: number, hour = 10) => Date.UTC(2026, 4, day, hour);
const counts = { votes: 200, counted: 100 };

describe('votes to come', () => {
  it('are those of the days that are left, at the pace so far', () => {
    // Two a photo in two days: eight more in the eight that are left.
    expect(votesToCome(counts, period, at(3))).toBeCloseTo(8);
    expect(votesToCome(counts, period, at(11))).toBe(0);
    expect(votesToCome(counts, period, at(12))).toBe(0);
  });

  it('are not told on the first day, and not from nothing', () => {
    expect(votesToCome(counts, period, at(2, 10) - 1)).toBeNull();
    expect(votesToCome(counts, period, at(2, 10))).toBeCloseTo(18);
    expect(votesToCome({ votes: 0, counted: 100 }, period, at(3))).toBeNull();
    expect(votesToCome({ votes: 0, counted: 0 }, period, at(3))).toBeNull();
  });
});

describe('the forecast', () => {
  it('is what there is when nothing comes', () => {
    forecastOf(coverage, 0).forEach(({ share }, index) => expect(share).toBeCloseTo(coverage[index]?.share ?? 0));
  });

  it('follows from the Poisson distribution', () => {
    const none = coverage.map(({ votes }) => ({ votes, share: 0 }));
    const [one = 0, three = 0] = forecastOf(none, 2).map(({ share }) => share);
    expect(one).toBeCloseTo(1 - Math.exp(-2));
    expect(three).toBeCloseTo(1 - Math.exp(-2) * (1 + 2 + 2));
    // Half of the photos have one or two votes, evenly spread; three are reached by two more, or by one.
    const some = [
      { votes: 1, share: 1 },
      { votes: 3, share: 0 },
    ];
    const expected = (1 - Math.exp(-1) * 2 + (1 - Math.exp(-1))) / 2;
    expect(forecastOf(some, 1)[1]?.share).toBeCloseTo(expected);
  });

  it('never falls: neither below what there is, nor with more votes, nor below that of a larger number', () => {
    const steps = [0, 0.2, 0.5, 0.9, 1];
    const sorted = steps.flatMap((a) => steps.flatMap((b) => steps.map((c) => [a, b, c, 0.1].sort((x, y) => y - x))));
    const slack = 1e-9;
    for (const shares of sorted) {
      const now = coverage.map(({ votes }, index) => ({ votes, share: shares[index] ?? 0 }));
      let before = now;
      for (const more of [0, 0.3, 1, 2.5, 8, 40]) {
        const later = forecastOf(now, more);
        later.forEach(({ share }, index) => {
          expect(share).toBeGreaterThanOrEqual((before[index]?.share ?? 0) - slack);
          expect(share).toBeLessThanOrEqual(1);
          expect(later[index + 1]?.share ?? 0).toBeLessThanOrEqual(share + slack);
        });
        before = later;
      }
    }
  });
});
