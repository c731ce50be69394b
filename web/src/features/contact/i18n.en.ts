import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  address: 'Write to us:',
  body: `Do you have a question about a competition, your entry or your account? Answer any of our mails, for example the activation mail: the answer goes to the organisers.

## Quicker, if you look here first

- **The activation mail did not arrive?** Look into your spam folder too. You can ask for a new one on the [lost password](/lost-password/request) page.
- **The photo cannot be uploaded?** The message says why; formats and sizes are in the [rules](/rules).
- **Something broke?** Tell us the reference of the message, so that we can find in the logs what happened.`,
} satisfies Translation<typeof hungarian>;

export default texts;
