import type { Locale } from '../http/messages.ts';

/** A mail that the product sends about an account. */
export type TemplateId = 'activation' | 'lost-password' | 'password-changed';

/** Subject and body in Markdown, with `{{variables}}`. */
interface Template {
  subject: string;
  body: string;
}

/** The shipped templates (product.md §7). Variables: `name`, `username`, `link`. */
export const templates: Record<TemplateId, Record<Locale, Template>> = {
  activation: {
    hu: {
      subject: 'Aktiváld a fiókodat',
      body: `Kedves {{name}}!

Köszönjük, hogy regisztráltál **{{username}}** néven. A fiókod aktiválásához válassz jelszót:

[A fiók aktiválása]({{link}})

A hivatkozás 48 óráig érvényes. Ha nem te regisztráltál, hagyd figyelmen kívül ezt a levelet.`,
    },
    en: {
      subject: 'Activate your account',
      body: `Dear {{name}},

Thank you for registering as **{{username}}**. To activate your account, choose a password:

[Activate the account]({{link}})

The link is valid for 48 hours. If you did not register, please ignore this mail.`,
    },
  },
  'lost-password': {
    hu: {
      subject: 'Új jelszó választása',
      body: `Kedves {{name}}!

Új jelszót kértek a(z) **{{username}}** fiókhoz. Itt választhatsz újat:

[Új jelszó választása]({{link}})

A hivatkozás egy óráig érvényes, és egyszer használható. Ha nem te kérted, nincs teendőd: a jelszavad nem változott.`,
    },
    en: {
      subject: 'Choose a new password',
      body: `Dear {{name}},

A new password was requested for the account **{{username}}**. You can choose one here:

[Choose a new password]({{link}})

The link is valid for one hour and can be used once. If you did not ask for it, there is nothing to do: your password has not changed.`,
    },
  },
  'password-changed': {
    hu: {
      subject: 'Megváltozott a jelszavad',
      body: `Kedves {{name}}!

A(z) **{{username}}** fiók jelszava megváltozott, és a többi eszközön kijelentkeztettünk.

Ha nem te változtattad meg, kérj azonnal új jelszót: [új jelszó kérése]({{link}}).`,
    },
    en: {
      subject: 'Your password has changed',
      body: `Dear {{name}},

The password of the account **{{username}}** has changed, and other devices were logged out.

If it was not you, ask for a new password at once: [ask for a new password]({{link}}).`,
    },
  },
};
