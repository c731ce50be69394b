import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

/** Texts that come with the part that shows them. */
const texts: Translation<typeof hungarian> = {
  excluded_one: 'The organisers have left {{count}} vote out of these results.',
  excluded_other: 'The organisers have left {{count}} votes out of these results.',
  excludedMore: 'On which photos, why, and what it changes',
  coming: 'How sure the ranks are is being computed. It will be here in a moment.',
  title: 'How sure is this?',
  explanation:
    'The marks show which rank a photo would have by several ways of counting. The bar shows where it would stand in 95 of 100 cases if other people of the same kind had voted: for that, the votes of each photo were drawn again {{rounds}} times from its own.',
  allAgree:
    'By every way of counting the same photo wins: {{title}}. In {{share}} of {{rounds}} redraws it stays first.',
  someAgree:
    'By {{ways}} of {{of}} ways of counting this photo wins: {{title}}. In {{share}} of {{rounds}} redraws it stays first.',
  method: {
    BAYESIAN: 'Bayesian mean',
    TRIMMED: 'Trimmed Bayesian mean',
    MEAN: 'Mean',
    SUM: 'Sum',
    NORMALISED: 'Evened out by severity',
  },
  interval: 'Rank in 95 of 100 cases',
  note: 'Evening out by severity needs to know who voted what, so that only the organiser can do it; everyone can do the others from the published votes. Votes were drawn again, not people: at the top the bars are therefore slightly too narrow.',
};

export default texts;
