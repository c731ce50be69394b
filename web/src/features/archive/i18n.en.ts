import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  title: 'Archive',
  intro: 'Photos and results of competitions that have ended.',
  emptyTitle: 'No competition has ended yet',
  emptyText: 'After the results are out, photos and ranks can be found here.',
  count_one: '{{count}} photo',
  count_other: '{{count}} photos',
  winner: 'Winner: {{name}}',
  results: 'Results',
  recount: 'Recount',
  more: 'Load more',
} satisfies Translation<typeof hungarian>;

export default texts;
