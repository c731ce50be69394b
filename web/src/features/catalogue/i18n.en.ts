import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  title: 'Catalogue: {{title}}',
  award: 'Results: {{when}}',
  print: 'Print',
  results: 'The results',
  reading_one: '{{read}} of {{total}} photo read',
  reading_other: '{{read}} of {{total}} photos read',
  failed: 'The list of photos could not be read to its end.',
  none: 'No photo was accepted or awarded.',
  missing: 'Catalogue',
  notYet: 'The catalogue is here once the results are announced, where a jury has judged.',
  unknown: 'There is no such competition.',
  competition: 'The page of the competition',
  archive: 'Archive',
  gone: 'A deleted account',
  photos_one: '{{count}} photo',
  photos_other: '{{count}} photos',
  authors_one: '{{count}} author',
  authors_other: '{{count}} authors',
  accepted_one: '{{count}} accepted',
  accepted_other: '{{count}} accepted',
  awarded_one: '{{count}} awarded',
  awarded_other: '{{count}} awarded',
} satisfies Translation<typeof hungarian>;

export default texts;
