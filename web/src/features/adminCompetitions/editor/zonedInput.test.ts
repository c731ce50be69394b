import { inputOf, instantOf, offsetAt } from './zonedInput.ts';

const zone = 'Europe/Budapest';

describe('a date and time field in a zone', () => {
  it('shows an instant as the clocks there do, summer and winter', () => {
    expect(inputOf('2026-05-01T08:00:00.000Z', zone)).toBe('2026-05-01T10:00');
    expect(inputOf('2026-12-01T08:00:00.000Z', zone)).toBe('2026-12-01T09:00');
    expect(offsetAt('2026-05-01T08:00:00.000Z', zone)).toBe('UTC+2');
    expect(offsetAt('2026-12-01T08:00:00.000Z', zone)).toBe('UTC+1');
  });

  it('is read back as the same instant', () => {
    for (const instant of ['2026-05-01T08:00:00.000Z', '2026-12-31T23:59:00.000Z'])
      expect(instantOf(inputOf(instant, zone), zone)).toEqual({ instant, twice: false });
  });

  it('refuses an hour that clocks skip, and takes the first of one that they repeat', () => {
    expect(instantOf('2026-03-29T02:30', zone)).toEqual({ problem: 'skipped' });
    expect(instantOf('2026-10-25T02:30', zone)).toEqual({ instant: '2026-10-25T00:30:00.000Z', twice: true });
  });

  it('refuses what is no date', () => {
    for (const input of ['', 'soon', '2026-13-01T00:00'])
      expect(instantOf(input, zone)).toEqual({ problem: 'missing' });
  });
});
