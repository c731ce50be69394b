import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  sealed: 'Sealed · {{number}}…',
  explanation:
    'The platform has signed your ballot {{number}}: it must count this photo and this point. This browser keeps the receipt.',
  otherDevice: 'You cast this vote on another device; the number of the ballot was drawn there.',
  save: 'Save my receipts',
  mismatch: 'The receipt of your vote says something else ({{title}}). Please vote again, and tell the organisers.',
} as const satisfies Translation<typeof hungarian>;

export default texts;
