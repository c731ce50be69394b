import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  title: 'Texts',
  intro:
    'Every label and text of the site. What you change here takes the place of the shipped text from the next page load on.',
  back: 'Back to the texts',
  search: 'Search keys and texts',
  show: 'Which are shown',
  shown: { all: 'all', changed: 'changed ones', missing: 'missing in one language', broken: 'broken ones' },
  none: 'There is no such text.',
  found: '{{n}} texts',
  group: '{{name}} ({{n}})',
  state: {
    shipped: 'shipped',
    changed: 'changed',
    missing: 'missing',
    broken: 'broken',
  },
  stateOf: '{{locale}}: {{state}}',
  orphans: 'No page shows it ({{n}})',
  orphansHint: 'Texts of an earlier version. They can only be deleted.',
  deleteOrphan: 'Delete: {{key}} ({{locale}})',
  text: { hu: 'Hungarian text', en: 'English text' },
  placeholders: 'It must keep exactly these: {{names}}',
  lost: 'It lacks {{names}}',
  unknown: 'It names what is unknown: {{names}}',
  longer: 'Much longer than the shipped text; look whether it fits on the page.',
  save: { hu: 'Save the Hungarian text', en: 'Save the English text' },
  saved: 'Saved. Visitors see it from their next page load on.',
  shippedText: 'Shipped text',
  reset: { hu: 'Back to the shipped Hungarian text', en: 'Back to the shipped English text' },
  resetDone: 'The shipped text shows again.',
  resetUndone: 'Your text shows again.',
  undo: 'Undo',
  preview: 'How it looks',
  conflict: 'Somebody else has changed it meanwhile. Look at its present text and try again.',
  notHere: 'There is no such text in this language.',
  notFound: 'There is no text of this key.',
  onSite: 'Edit on the site',
  inPlace: {
    title: 'Editing texts in place',
    how: 'Press the pencil of a text, or choose it from the list.',
    list: 'Texts on this page ({{n}})',
    listTitle: 'Texts on this page',
    earlier: 'Shown earlier on this page',
    close: 'Close',
    finish: 'Finish',
  },
} satisfies Translation<typeof hungarian>;

export default texts;
