import { fromLocalField, offsetAt, readLocalField, toLocalField } from './zonedTime.ts';

const zone = 'Europe/Budapest';

describe('a date and time field in a zone', () => {
  it('shows an instant as the clocks there do, summer and winter', () => {
    expect(toLocalField('2026-05-01T08:00:00.000Z', zone)).toBe('2026-05-01T10:00');
    expect(toLocalField('2026-12-01T08:00:00.000Z', zone)).toBe('2026-12-01T09:00');
    expect(offsetAt('2026-05-01T08:00:00.000Z', zone)).toBe('UTC+2');
    expect(offsetAt('2026-12-01T08:00:00.000Z', zone)).toBe('UTC+1');
    expect(toLocalField(null, zone)).toBe('');
  });

  it('is read back as the same instant', () => {
    for (const instant of ['2026-05-01T08:00:00.000Z', '2026-12-31T23:59:00.000Z']) {
      const field = toLocalField(instant, zone);
      expect(readLocalField(field, zone)).toEqual({ instant, twice: false });
      expect(fromLocalField(field, zone)).toBe(instant);
    }
  });

  it('refuses an hour that clocks skip, and takes the first of one that they repeat', () => {
    expect(readLocalField('2026-03-29T02:30', zone)).toEqual({ problem: 'skipped' });
    expect(readLocalField('2026-10-25T02:30', zone)).toEqual({ instant: '2026-10-25T00:30:00.000Z', twice: true });
  });

  it('takes the instant as far after a skipped hour where nothing may be refused', () => {
    expect(fromLocalField('2026-03-29T02:30', zone)).toBe('2026-03-29T01:30:00.000Z');
    expect(fromLocalField('2026-10-25T02:30', zone)).toBe('2026-10-25T00:30:00.000Z');
  });

  it('refuses what is no date', () => {
    for (const field of ['', 'soon', '2026-13-01T00:00']) {
      expect(readLocalField(field, zone)).toEqual({ problem: 'missing' });
      expect(fromLocalField(field, zone)).toBeNull();
    }
  });
});
