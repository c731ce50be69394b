import { checkNames } from './names.ts';

const person = { username: 'anna', firstName: 'Anna', lastName: 'Kovács-Szabó' };

test.each([
  ['firstName', 'http://2130706433/win', 'ADDRESS'],
  ['lastName', 'WWW.evil', 'ADDRESS'],
  ['lastName', 'ｗｗｗ．evil', 'ADDRESS'],
  ['firstName', 'http:/\u200e/evil', 'ADDRESS'],
  ['firstName', 'w\u202eww.evil', 'ADDRESS'],
  ['username', 'www.evil', 'ADDRESS'],
  ['firstName', ' \u202e ', 'BLANK'],
])('%s "%s" is refused as %s', (field, name, code) => {
  expect.assertions(1);
  try {
    checkNames({ ...person, [field]: name });
  } catch (error) {
    expect(error).toMatchObject({ status: 422, errors: [{ field, code }] });
  }
});

test('the family name may be empty', () => {
  expect(() => checkNames({ ...person, lastName: ' ' })).not.toThrow();
});

test.each(['Anna', 'Dr. Nagy', "O'Neill", 'Ha:zsák', 'Wwwilma', 'w.w.w'])('"%s" is a name', (firstName) => {
  expect(() => checkNames({ ...person, firstName })).not.toThrow();
});
