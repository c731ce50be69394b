import { describe, expect, it } from '@jest/globals';
import { shortened, stripMarkdown } from '@photo-competition/schema/plainText';

it.each([
  ['# Heading\n\nText', 'Heading Text'],
  ['**bold**, *italic*, __strong__, ~~gone~~ and `code`', 'bold, italic, strong, gone and code'],
  ['A [link](https://example.org/a_b) and ![a picture](/x.png)', 'A link and'],
  ['- one\n- two\n1. three\n> four', 'one two three four'],
  ['```js\nlet a;\n```\nAfter', 'After'],
  ['<b>bold</b>', 'bold'],
  ['snake_case and 2 * 3 * 4', 'snake_case and 2 * 3 * 4'],
])('%j reads %j', (markdown, plain) => {
  expect(shortened(stripMarkdown(markdown), 200)).toBe(plain);
});

describe('a long text', () => {
  it('ends after a whole word', () => {
    expect(shortened('one two three, four', 15)).toBe('one two three…');
  });

  it('without a space ends at the length', () => {
    expect(shortened('x'.repeat(50), 20)).toBe(`${'x'.repeat(19)}…`);
  });

  it('stays when it fits', () => {
    expect(shortened('x'.repeat(20), 20)).toBe('x'.repeat(20));
  });

  it('of marks alone takes no long time', () => {
    const marks = ['*'.repeat(20_000), '['.repeat(20_000), '<'.repeat(20_000), '_a'.repeat(10_000), '`'.repeat(20_001)];
    for (const text of marks) expect(shortened(stripMarkdown(text), 200).length).toBeLessThanOrEqual(200);
  });
});
