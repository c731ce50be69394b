import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bytesOf, textOf } from './utf8.ts';

const short = fc.string({ unit: 'binary', maxLength: 50 });
/** Long enough for every way, of letters of every width. */
const long = fc
  .tuple(short, fc.constantFrom('a', 'é', 'ű', '😀', '\ud800'))
  .map(([text, letter]) => text + letter.repeat(4000));

describe('texts and their bytes', () => {
  it('are those of the standard', () => {
    fc.assert(
      fc.property(fc.oneof(short, long), (text) => {
        const bytes = Buffer.from(text, 'utf8');
        expect(bytesOf(text).equals(bytes)).toBe(true);
        expect(textOf(bytes)).toBe(bytes.toString('utf8'));
      }),
    );
  });

  it('are those of the standard where the bytes are not sound', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 600 }), (array) => {
        const bytes = Buffer.concat([Buffer.from(array), Buffer.alloc(1500, 'ő')]);
        expect(textOf(bytes)).toBe(bytes.toString('utf8'));
      }),
    );
  });

  it('do not change when others are written', () => {
    const first = bytesOf('ő'.repeat(5000));
    bytesOf('ű'.repeat(5000));
    expect(first.toString('utf8')).toBe('ő'.repeat(5000));
  });

  it('may be longer than the room that is kept for them', () => {
    const text = 'ő'.repeat(600_000);
    expect(bytesOf(text).equals(Buffer.from(text))).toBe(true);
  });
});
