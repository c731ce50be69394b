import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  address: 'Write to us:',
  body: `Do you have a question about a competition, your entry or your account? Write to the organisers at the address that sent you the activation mail.

## Quicker, if you look here first

- **The activation mail did not arrive?** Look into your spam folder too. You can ask for a new one on the [lost password](/lost-password/request) page.
- **The photo cannot be uploaded?** The message says why; formats and sizes are in the [rules](/rules).
- **Something broke?** Tell us the reference of the message, so that we can find in the logs what happened.`,
} satisfies Translation<typeof hungarian>;

export default texts;
