import type { Translation } from '../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  reading:
    'JavaScript is off in your browser. You can read and look around without it; turn it on to log in, to vote and to upload.',
  needed: 'This page needs JavaScript. Turn it on in your browser, and load the page again.',
  pages: 'Pages',
  rank: 'Rank {{rank}}',
} satisfies Translation<typeof hungarian>;

export default texts;
