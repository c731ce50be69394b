import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  title: 'Templates',
  intro: 'The texts of the mails that the product sends by itself, in both languages.',
  back: 'Back to the templates',
  caption: 'Templates',
  empty: 'There is no template.',
  column: { name: 'Mail', hu: 'Hungarian', en: 'English' },
  state: { shipped: 'shipped text', changed: 'changed: {{date}}' },
  open: '{{name}}, {{locale}}: {{state}}',
  name: {
    ACTIVATION: 'Activation of an account',
    LOST_PASSWORD: 'Lost password',
    PASSWORD_CHANGED: 'Password changed',
    COMMENT_MODERATED: 'Comment moderated',
    IMAGE_MODERATED: 'Image moderated',
    VOTING_OPEN: 'Voting has begun',
    RESULTS: 'The results are out',
    NEWSLETTER: 'Frame of a campaign',
  },
  editTitle: '{{name}} ({{locale}})',
  other: 'The same mail: {{locale}}',
  text: 'Text',
  subject: 'Subject',
  body: 'Text (Markdown)',
  required: 'The text must name: {{names}}',
  missing: 'It lacks {{names}}. Without it the mail is of no use.',
  save: 'Save',
  saved: 'The template is saved. The next mail is sent with it.',
  preview: 'Preview',
  previewHint: 'Variables are shown by their names.',
  shipped: 'The shipped text',
  isShipped: 'The shipped text is in use.',
  reset: 'Back to the shipped text',
  resetTitle: 'Take it back to the shipped text?',
  resetText: 'The present subject and text are lost, and so are your unsaved changes.',
  resetDone: 'The shipped text is in use again.',
  conflict: 'Somebody else has changed it meanwhile. Look at its present text and try again.',
  notFound: 'There is no such template.',
} satisfies Translation<typeof hungarian>;

export default texts;
