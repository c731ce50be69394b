import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  documentTitle: 'Photos – {{title}}',
  list: 'Photos',
  filter: 'Category',
  all: 'All',
  sort: 'Order',
  createdAt: 'By entry',
  fair: 'Shuffled for me',
  rank: 'By rank',
  fairHint: 'The photos with the fewest votes so far come first.',
  count_one: '{{count}} photo',
  count_other: '{{count}} photos',
  shown: '{{shown}} of {{total}} photos',
  more: 'Load more',
  own: 'Your photo',
  vote_one: 'Your vote: {{count}} point',
  vote_other: 'Your vote: {{count}} points',
  rankOf: 'Rank {{rank}}',
  unranked: 'No votes',
  points_one: '{{count}} point',
  points_other: '{{count}} points',
  emptyTitle: 'No photos here yet',
  upcoming: 'Entries open at {{time}}.',
  uploading: 'Entries stay hidden until voting starts, at {{time}}.',
  noneOfType: 'There are no photos in this category.',
  none: 'No photos were entered in this competition.',
  upload: 'Upload a photo',
  notFoundTitle: 'There is no such competition',
  notFoundText: 'The address may be wrong, or the competition is not public yet.',
} satisfies Translation<typeof hungarian>;

export default texts;
