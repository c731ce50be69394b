import { badLinks } from './links.ts';

const own = 'https://photos.example.org';
const faults = (text: string) =>
  badLinks({ hu: text, en: 'Nothing.' }, own).map(({ field, phrase }) => [field, phrase.phrase, phrase.values]);

test.each([
  '[ide]({{link}})',
  '[ide]({{ link }})',
  'Semmi.',
  '[szabályzat](https://photos.example.org/rules)',
  '[képek](https://photos.example.org/competition/7/browse?page=2#x)',
  'https://photos.example.org',
  '[máshol](https://www.fiap.net/en/salons)',
  '[írj](mailto:valaki@example.org)',
  '`https://localhost/x`',
  '[ISO 8859](https://www.example.org/p%E1ly%E1zat.html)',
  '[half an escape](https://www.example.org/100%)',
  '[ide](<{{ link }}>)',
])('%s can be followed', (text) => expect(faults(text)).toEqual([]));

test.each([
  ['[x](javascript:alert)', 'check.LINK_UNUSABLE', 'javascript:alert'],
  ['[x](/rules)', 'check.LINK_UNUSABLE', '/rules'],
  ['[x](www.example.org)', 'check.LINK_UNUSABLE', 'www.example.org'],
  ['[x](mailto:nobody)', 'check.LINK_UNUSABLE', 'mailto:nobody'],
  ['[x](/p%E1ly%E1zat)', 'check.LINK_UNUSABLE', '/p%E1ly%E1zat'],
  ['[x](https://photos.example.org/%E1)', 'check.LINK_NOWHERE', 'https://photos.example.org/%E1'],
  ['[x](http://)', 'check.LINK_UNUSABLE', 'http://'],
  ['https://photos.example.org/ruels', 'check.LINK_NOWHERE', 'https://photos.example.org/ruels'],
  [
    '[x](https://photos.example.org/competition/seven/browse)',
    'check.LINK_NOWHERE',
    'https://photos.example.org/competition/seven/browse',
  ],
  ['[x](http://localhost:4000/rules)', 'check.LINK_PRIVATE', 'http://localhost:4000/rules'],
  ['[x](https://192.168.1.7/)', 'check.LINK_PRIVATE', 'https://192.168.1.7/'],
  ['**[x](https://nas.local/photos)**', 'check.LINK_PRIVATE', 'https://nas.local/photos'],
])('%s cannot', (text, phrase, address) => {
  const [fault, ...more] = faults(text);
  expect(more).toEqual([]);
  expect(fault?.slice(0, 2)).toEqual(['body.hu', phrase]);
  expect(fault?.[2]).toEqual({ address });
});

test('each address is told once for each language', () => {
  const text = '[a](/rules) [b](/rules)';
  expect(badLinks({ hu: text, en: text }, own).map(({ field }) => field)).toEqual(['body.hu', 'body.en']);
  expect(badLinks(null, own)).toEqual([]);
});
