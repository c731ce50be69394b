import type { Translation } from '../../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

/** Texts that come with the part that shows them. */
const texts: Translation<typeof hungarian> = {
  title: 'Why this rank?',
  sentence: {
    BAYESIAN_one:
      'One person gave {{mean}}. As for every photo of this category, typical votes are added ({{c}}, of {{m}} each); that gives {{score}}.',
    BAYESIAN_other:
      '{{votes}} people gave {{mean}} on average. As for every photo of this category, typical votes are added ({{c}}, of {{m}} each); that gives {{score}}.',
    TRIMMED_one:
      'One person gave {{mean}}. As for every photo of this category, typical votes are added ({{c}}, of {{m}} each); that gives {{score}}.',
    TRIMMED_other:
      '{{votes}} people voted. Without the lowest and the highest tenth ({{cut}} each) the mean of the votes left ({{counted}}) is {{mean}}. As for every photo of this category, typical votes are added ({{c}}, of {{m}} each); that gives {{score}}.',
    MEAN_one: 'One person gave {{mean}}, which is the score.',
    MEAN_other: '{{votes}} people gave {{mean}} on average, which is the score.',
    SUM_one: 'One person gave {{points}}, which is the score.',
    SUM_other: '{{votes}} people voted; the points in all, {{points}}, are the score.',
  },
  mean: 'Mean of the photo',
  m: 'Mean of the category',
  score: 'Score',
  bar: 'On a scale from {{from}} to {{to}}: {{list}}',
  neighbours: 'Neighbours in the ranking',
  decided: {
    SCORE: 'the score decided',
    TOP_POINTS: 'equal scores, more highest points decided',
    VOTES: 'equal scores, more votes decided',
    SHARED: 'they share the rank',
  },
  oneMore: 'With one more {{point}}, and everything else as it is, it would have come to rank {{rank}}.',
  oneMoreSame: 'One more {{point}} would not have changed its rank.',
  interval:
    'If other people of the same kind had voted, it would stand between rank {{best}} and rank {{worst}} in 95 of 100 cases.',
  sure: 'If other people of the same kind had voted, it would still stand at rank {{best}} in at least 95 of 100 cases.',
  first: 'It would be first in {{share}} of the cases.',
};

export default texts;
