import { isAcceptablePassword, judgePassword } from './passwordRules.ts';

const names = ['entrant05', 'Entrant05@Example.com'];

describe('the length of a password', () => {
  it.each([
    [0, false],
    [9, false],
    [10, true],
    [128, true],
    [129, false],
  ])('of %d characters is right: %s', (length, right) => {
    expect(judgePassword('x'.repeat(length), []).length).toBe(right);
  });

  it('counts characters, not the units that store them', () => {
    expect(judgePassword('📷'.repeat(9), []).length).toBe(false);
    expect(judgePassword('📷'.repeat(10), []).length).toBe(true);
    expect(judgePassword('📷'.repeat(128), []).length).toBe(true);
  });

  it('counts spaces too', () => {
    expect(judgePassword(' '.repeat(10), []).length).toBe(true);
  });
});

describe('a password that must differ from the names', () => {
  it.each(['entrant05', 'ENTRANT05', 'entrant05@example.com'])('does not in %s', (password) => {
    expect(judgePassword(password, names).different).toBe(false);
  });

  it.each(['entrant055', 'my entrant05'])('does in %s', (password) => {
    expect(judgePassword(password, names).different).toBe(true);
  });

  it('is not ticked off before anything is typed', () => {
    expect(judgePassword('', []).different).toBe(false);
  });
});

describe('an acceptable password', () => {
  it.each([
    ['correct horse', true],
    ['short', false],
    ['entrant05@example.com', false],
    ['', false],
  ])('%j: %s', (password, acceptable) => {
    expect(isAcceptablePassword(password, names)).toBe(acceptable);
  });
});
