import { marked } from 'marked';
import { hasMarkup, paragraphsOf, plainText } from '@photo-competition/schema/plainText';

describe('a text', () => {
  it.each([
    'Words, and more – with signs: (yes)! 1.5 or 2-3?',
    'One paragraph.\n\nAnother one,\nin two lines.',
    'Fa & víz, 5 < 6.',
  ])('%j needs no parser', (text) => {
    expect(hasMarkup(text)).toBe(false);
    const html = marked.parse(text, { async: false });
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect([...page.querySelectorAll('p')].map((one) => one.textContent)).toEqual(paragraphsOf(text));
  });

  it.each([
    '**bold**',
    '- one\n- two',
    '1. one',
    '## Title',
    '[rules](/rules)',
    '<b>bold</b>',
    '> quoted',
    'Title\n===',
    '---',
    'see https://example.org',
    'ask a@example.org',
    'a  \nb',
    '    code',
    '&amp;',
    '| a | b |',
    '`code`',
  ])('%j does', (text) => expect(hasMarkup(text)).toBe(true));

  it('is read without its markup', () => {
    expect(plainText('## Dates\n\n- **one**, see [rules](/rules)\n- <b>two</b>')).toBe('Dates\n\none, see rules\ntwo');
  });
});
