import type { components } from '@photo-competition/schema/rest';
import type { Locale } from '../platform/http/messages.ts';
import { emailChangeTemplates } from './emailChangeTemplates.ts';
import { juryTemplates } from './juryTemplates.ts';

/** A mail that the product sends. */
export type TemplateId = components['schemas']['TemplateId'];

/** Subject and body in Markdown, with `{{variables}}`. */
export interface MailText {
  subject: string;
  body: string;
}

/** Variables of each template beside the three that all have. */
const variables: Partial<Record<TemplateId, string[]>> = {
  'email-change': ['email'],
  'email-change-asked': ['email'],
  'email-changed': ['email'],
  'comment-moderated': ['image', 'comment', 'status'],
  'image-moderated': ['image', 'competition', 'status', 'reason'],
  'ballots-excluded': ['image', 'competition', 'reason'],
  'ballots-included': ['image', 'competition'],
  // `deadline` is the former name of `votingEnd`, which stored texts may have.
  'voting-open': ['competition', 'votingStart', 'votingEnd', 'resultsDate', 'deadline'],
  'jury-invited': ['competition'],
  'jury-reminder': ['competition'],
  'jury-round-reminder': ['competition', 'round'],
  'votes-sealed': ['competition', 'ballots', 'standing', 'receipts', 'head', 'fingerprint'],
  results: ['competition'],
  newsletter: ['subject', 'content'],
};

/**
 * Variables that a template must name: a reader who cannot follow the link has no account; a newsletter without its text says
 * nothing; a voter's mail is evidence by what it says was sealed.
 */
const required: Partial<Record<TemplateId, string[]>> = {
  activation: ['link'],
  'lost-password': ['link'],
  'email-change': ['link'],
  'jury-invited': ['link'],
  'jury-reminder': ['link'],
  'jury-round-reminder': ['link'],
  'votes-sealed': ['link', 'ballots', 'standing', 'head', 'fingerprint'],
  newsletter: ['content'],
};

/** Variables that the body of a template must name. */
export const requiredVariables = (id: TemplateId): string[] => required[id] ?? [];

export const variablesOf = (id: TemplateId): string[] => ['name', 'username', 'link', ...(variables[id] ?? [])];

/** The shipped templates (docs/product.md §7). */
export const templates: Record<TemplateId, Record<Locale, MailText>> = {
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

Ha nem te változtattad meg, [kérj azonnal új jelszót]({{link}})`,
    },
    en: {
      subject: 'Your password has changed',
      body: `Dear {{name}},

The password of the account **{{username}}** has changed, and other devices were logged out.

If it was not you, [ask for a new password at once]({{link}})`,
    },
  },
  ...emailChangeTemplates,
  ...juryTemplates,
  'comment-moderated': {
    hu: {
      subject: 'A hozzászólásod állapota megváltozott',
      body: `Kedves {{name}}!

A(z) **{{image}}** képhez írt hozzászólásod állapota: **{{status}}**.

> {{comment}}

[A kép megnyitása]({{link}})`,
    },
    en: {
      subject: 'Your comment was moderated',
      body: `Dear {{name}},

Your comment on **{{image}}** is now: **{{status}}**.

> {{comment}}

[Open the photo]({{link}})`,
    },
  },
  'image-moderated': {
    hu: {
      subject: 'A képed állapota megváltozott: {{image}}',
      body: `Kedves {{name}}!

A(z) **{{competition}}** pályázatra beküldött, **{{image}}** című képed állapota: **{{status}}**.

Indoklás: {{reason}}

[A kép megnyitása]({{link}})`,
    },
    en: {
      subject: 'Your photo was moderated: {{image}}',
      body: `Dear {{name}},

Your photo **{{image}}** in **{{competition}}** is now: **{{status}}**.

Reason: {{reason}}

[Open the photo]({{link}})`,
    },
  },
  'ballots-excluded': {
    hu: {
      subject: 'Egy szavazatodat nem számoljuk: {{image}}',
      body: `Kedves {{name}}!

A(z) **{{competition}}** pályázaton a(z) **{{image}}** című képre adott szavazatodat kizártuk a számlálásból.

Indok: {{reason}}

A többi szavazatodat ez a döntés nem érinti. A szervezők a kizárt szavazatok számát, az indokot és a kétféle sorrendet közzéteszik, a nevedet nem.

Ha nem értesz egyet, kifogást emelhetsz: írj a szervezőknek, akik a döntést visszavonhatják. [Így érheted el őket]({{link}})`,
    },
    en: {
      subject: 'A vote of yours is not counted: {{image}}',
      body: `Dear {{name}},

In **{{competition}}**, your vote on the photo **{{image}}** was excluded from the count.

Reason: {{reason}}

This decision does not concern your other votes. The organisers publish how many votes were excluded, why, and both rankings; they do not publish your name.

If you do not agree, you may object: write to the organisers, who can take the decision back. [How to reach them]({{link}})`,
    },
  },
  'ballots-included': {
    hu: {
      subject: 'Újra számoljuk a szavazatodat: {{image}}',
      body: `Kedves {{name}}!

A szervezők visszavonták azt a döntésüket, amellyel a(z) **{{competition}}** pályázaton a(z) **{{image}}** című képre adott szavazatodat kizárták. A szavazatod újra ugyanúgy számít, mint előtte.

[Így érheted el a szervezőket]({{link}})`,
    },
    en: {
      subject: 'A vote of yours counts again: {{image}}',
      body: `Dear {{name}},

The organisers have taken back their decision not to count your vote on the photo **{{image}}** in **{{competition}}**. It counts again, as it did before.

[How to reach the organisers]({{link}})`,
    },
  },
  'voting-open': {
    hu: {
      subject: 'Elkezdődött a szavazás: {{competition}}',
      body: `Kedves {{name}}!

A(z) **{{competition}}** pályázaton elkezdődött a szavazás. Szavazni eddig lehet: {{votingEnd}}.

[Megnézem a képeket]({{link}})`,
    },
    en: {
      subject: 'Voting is open: {{competition}}',
      body: `Dear {{name}},

Voting has started in **{{competition}}**. You can vote until {{votingEnd}}.

[See the photos]({{link}})`,
    },
  },
  'votes-sealed': {
    hu: {
      subject: 'Lepecsételtük a szavazataidat: {{competition}}',
      body: `Kedves {{name}}!

A(z) **{{competition}}** pályázaton véget ért a szavazás, és minden szavazólapot lepecsételtünk. Őrizd meg ezt a levelet: ha ezután bárki hozzányúl a szavazólapokhoz, vagy újakat ír a régiek helyére, ezzel ki lehet mutatni.

A szavazók név nélküli jegyzékében ez áll rólad. Leadott szavazólapok, módosításokkal és visszavonásokkal együtt: **{{ballots}}**; ebből él: **{{standing}}**. Ha nem ennyit adtál le, szólj a szervezőknek.

A záró pecsét:

{{head}}

A pecsétet aláíró kulcs ujjlenyomata: {{fingerprint}}

Mellékletek:

- receipts.txt: a szavazólapjaid igazolásai ({{receipts}}). Aki megkapja, megtudja, mire szavaztál, ezért ne add tovább.
- roll.txt: az aláírt nyilatkozat arról, mi áll rólad a jegyzékben, és ami kell ahhoz, hogy megtaláld benne.
- head.txt: a záró pecsét.

Az eredmények megjelenése után bárki újraszámolhatja a szavazást, és te a receipts.txt fájllal megnézheted, hogy a te szavazólapjaid is köztük vannak-e:

[A számlálás oldala]({{link}})`,
    },
    en: {
      subject: 'Your votes are sealed: {{competition}}',
      body: `Dear {{name}},

Voting in **{{competition}}** is over, and all ballots are sealed. Keep this mail: if anybody alters the ballots from now on, or writes others in their place, it can be shown with what is in here.

This is what the nameless list of voters holds of you. Ballots cast, changes and withdrawals included: **{{ballots}}**; ballots that stand: **{{standing}}**. If you have not cast so many, tell the organisers.

The closing seal:

{{head}}

The fingerprint of the key that signed it: {{fingerprint}}

Attached:

- receipts.txt: the receipts of your ballots ({{receipts}}). Whoever gets it learns what you voted for, so do not pass it on.
- roll.txt: the signed statement of what the list holds of you, and what it takes to find it there.
- head.txt: the closing seal.

Once the results are out, anybody can count the votes again, and with receipts.txt you can see whether your ballots are among them:

[The page of the count]({{link}})`,
    },
  },
  results: {
    hu: {
      subject: 'Megvannak az eredmények: {{competition}}',
      body: `Kedves {{name}}!

A(z) **{{competition}}** pályázat eredményei és a képek szerzői mostantól láthatók.

[Az eredmények]({{link}})`,
    },
    en: {
      subject: 'The results are out: {{competition}}',
      body: `Dear {{name}},

The results of **{{competition}}** and the authors of the photos can now be seen.

[The results]({{link}})`,
    },
  },
  newsletter: {
    hu: {
      subject: '{{subject}}',
      body: 'Kedves {{name}}!\n\n{{content}}\n\n[A honlap megnyitása]({{link}})',
    },
    en: { subject: '{{subject}}', body: 'Dear {{name}},\n\n{{content}}\n\n[Open the site]({{link}})' },
  },
};

export const templateIds = Object.keys(templates) as TemplateId[];
