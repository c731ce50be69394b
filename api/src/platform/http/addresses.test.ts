import { shownPath } from '@photo-competition/schema/shownPath';
import { xmlText } from '@photo-competition/schema/xmlText';
import { headsFeed } from '../../voting/count/feed.ts';

test.each([
  ['/api/competition/7/count/file/head-123-cosigned?x=1', '/api/competition/7/count/file/head-123-cosigned'],
  ['/api/admin/localized-static-text/export', '/api/admin/localized-static-text/export'],
  ['/assets/index-Dx3f4aBcDeFgHiJkLmNo.js', '/assets/index-Dx3f4aBcDeFgHiJkLmNo.js'],
  ['/activation/5/aG93LXNlY3JldC1pcy1pdA', '/activation/…'],
  ['//UNSUBSCRIBE/5f0c9a3e/NEWS', '//UNSUBSCRIBE/…'],
  ['/%75nsubscribe/5f0c9a3e/NEWS', '/unsubscribe/…'],
  ['/somewhere/5f0c9a3e-0000-4000-8000-000000000001', '/somewhere/…'],
  [`/${'a'.repeat(300)}`, `/${'a'.repeat(199)}`],
  ['/%', '/%'],
])('%s is shown as %s', (path, shown) => {
  expect(shownPath(path)).toBe(shown);
});

test('XML holds what it may, and nothing else', () => {
  const forbidden = ['\0', '\u0001', '\u000b', '\u001f', '\u007f', '\ud800', '\udc00', '\ufffe', '\uffff'];
  for (const character of forbidden) expect(xmlText(`a${character}b`)).toBe('ab');
  expect(xmlText('Ő\t\n\ud83d\ude00 <&">')).toBe('Ő\t\n\ud83d\ude00 &#60;&#38;&#34;&#62;');
  expect(headsFeed('origin', 'a\ufffe title', [])).toContain('<title>a title</title>');
});
