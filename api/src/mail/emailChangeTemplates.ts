/** The mails about a new e-mail address: to the new one, and to the old one when it is asked for and when it has changed. */
export const emailChangeTemplates = {
  'email-change': {
    hu: {
      subject: 'Erősítsd meg az új e-mail-címedet',
      body: `Kedves {{name}}!

Ezt a címet adtad meg a(z) **{{username}}** fiók új e-mail-címeként: {{email}}. A csere akkor lép életbe, ha megerősíted:

[A cím megerősítése]({{link}})

A hivatkozás 24 óráig érvényes, és egyszer használható. Ha nem te adtad meg a címet, hagyd figyelmen kívül ezt a levelet.`,
    },
    en: {
      subject: 'Confirm your new e-mail address',
      body: `Dear {{name}},

This is to be the new e-mail address of the account **{{username}}**: {{email}}. It changes once you confirm it:

[Confirm the address]({{link}})

The link is valid for 24 hours and can be used once. If you did not ask for it, please ignore this mail.`,
    },
  },
  'email-change-asked': {
    hu: {
      subject: 'Új e-mail-címet kértek a fiókodhoz',
      body: `Kedves {{name}}!

A(z) **{{username}}** fiókhoz új e-mail-címet adtak meg: {{email}}. Amíg az új címet meg nem erősítik, ez a címed marad érvényben.

Ha te kérted, itt nincs teendőd. Ha nem te voltál, valaki tudja a jelszavadat: válassz azonnal újat, ezzel a cím cseréje is meghiúsul, és mindenhol kijelentkeztetünk. [Új jelszó kérése]({{link}})`,
    },
    en: {
      subject: 'A new e-mail address was asked for',
      body: `Dear {{name}},

A new e-mail address was given for the account **{{username}}**: {{email}}. Until it is confirmed, this address stays the one of your account.

If it was you, there is nothing to do here. If it was not, somebody knows your password: choose a new one at once, which also stops the change of the address and logs you out everywhere. [Ask for a new password]({{link}})`,
    },
  },
  'email-changed': {
    hu: {
      subject: 'Megváltozott a fiókod e-mail-címe',
      body: `Kedves {{name}}!

A(z) **{{username}}** fiók e-mail-címe mostantól: {{email}}. Erre a címre több levelet nem küldünk.

Ha nem te kérted, írj azonnal a szervezőknek, akik visszaállíthatják a címedet. [Így érheted el őket]({{link}})`,
    },
    en: {
      subject: 'The e-mail address of your account has changed',
      body: `Dear {{name}},

The e-mail address of the account **{{username}}** is now: {{email}}. This address gets no more mail from us.

If it was not you, write to the organisers at once: they can give you your address back. [How to reach them]({{link}})`,
    },
  },
};
