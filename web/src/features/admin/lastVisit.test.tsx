import { noteVisit } from './lastVisit.ts';

afterEach(() => localStorage.clear());

const at = (time: string) => `2026-05-01T${time}:00.000Z`;

describe('the visit before this one', () => {
  it('is none on the first visit, however often the page is loaded', () => {
    expect(noteVisit('5', at('10:00'))).toBeNull();
    expect(noteVisit('5', at('10:20'))).toBeNull();
    expect(noteVisit('5', at('10:45'))).toBeNull();
  });

  it('ended when it was seen last, and stays the same while this one lasts', () => {
    noteVisit('5', at('10:00'));
    noteVisit('5', at('10:20'));
    expect(noteVisit('5', at('11:00'))).toBe(at('10:20'));
    expect(noteVisit('5', at('11:25'))).toBe(at('10:20'));
    expect(noteVisit('5', at('13:00'))).toBe(at('11:25'));
  });

  it('is each person’s own', () => {
    noteVisit('5', at('10:00'));
    expect(noteVisit('6', at('12:00'))).toBeNull();
  });

  it('is none where what is kept cannot be read', () => {
    noteVisit('5', at('10:00'));
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{');
    expect(noteVisit('5', at('12:00'))).toBeNull();
  });
});
