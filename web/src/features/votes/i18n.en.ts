import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  title: 'My votes',
  progress_one: 'You have voted on {{voted}} of {{total}} photo',
  progress_other: 'You have voted on {{voted}} of {{total}} photos',
  distribution: 'How often you gave each score',
  pointColumn: 'Points',
  countColumn: 'Votes',
  point_one: '{{count}} point',
  point_other: '{{count}} points',
  unvoted: 'Not voted on',
  noneTitle: 'Nothing to vote on',
  noneText: 'This competition has no photos that you can vote on now.',
  browse: 'Photos of the competition',
  missing: 'There is no such competition.',
} satisfies Translation<typeof hungarian>;

export default texts;
