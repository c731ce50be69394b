import { describe, expect, it, test } from '@jest/globals';
import { globalIdOf, largestNumber, plainNumberOf, readGlobalId } from './globalId.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64url');

describe('an id', () => {
  it('is base64url of type and number, without padding', () => {
    expect(globalIdOf('Competition', 2)).toBe('Q29tcGV0aXRpb246Mg');
    expect(base64('Competition:2')).toBe('Q29tcGV0aXRpb246Mg');
  });

  it.each([1, 9, 10, 123_456, largestNumber])('of %d is read again', (number) => {
    expect(readGlobalId(globalIdOf('AdminUser', number))).toEqual({ type: 'AdminUser', number });
  });

  test.each([
    ['nothing', ''],
    ['a plain number', '7'],
    ['a long plain number', '1234567890123456'],
    ['another alphabet', 'Q29tcGV0aXRpb246Mg+/'],
    ['another alphabet within', Buffer.from('Competition:2').toString('base64url').replace('2', '*')],
    ['padding', 'Q29tcGV0aXRpb246Mg=='],
    ['white space', ' Q29tcGV0aXRpb246Mg'],
    ['bits that nobody reads', 'Q29tcGV0aXRpb246Mh'],
    ['no number', base64('Competition:')],
    ['no type', base64(':2')],
    ['no colon', base64('Competition2')],
    ['two colons', base64('Competition:2:3')],
    ['a type in lower case', base64('competition:2')],
    ['a type that is no name', base64('Comp etition:2')],
    ['a letter beyond ASCII', base64('Compétition:2')],
    ['zero', base64('Competition:0')],
    ['a zero in front', base64('Competition:02')],
    ['a negative number', base64('Competition:-2')],
    ['a sign', base64('Competition:+2')],
    ['a fraction', base64('Competition:2.5')],
    ['another notation', base64('Competition:2e1')],
    ['a number beyond the database', base64(`Competition:${largestNumber + 1}`)],
    ['a very long number', base64(`Competition:${'9'.repeat(30)}`)],
    ['a very long type', base64(`${'C'.repeat(200)}:2`)],
  ])('is not read from %s', (_, text) => {
    expect(readGlobalId(text)).toBeNull();
  });
});

test.each([
  ['1', 1],
  ['2147483647', largestNumber],
  ['2147483648', null],
  ['0', null],
  ['-1', null],
  ['01', null],
  ['1.0', null],
  [' 1', null],
  ['٣', null],
  ['', null],
])('the plain number %s is %s', (text, number) => {
  expect(plainNumberOf(text)).toBe(number);
});
