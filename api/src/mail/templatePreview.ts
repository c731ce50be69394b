import type { components } from '@photo-competition/schema/rest';
import { instantText } from '../platform/http/instantText.ts';
import type { Db } from '../platform/database/database.ts';
import type { Locale } from '../platform/http/messages.ts';
import { letterheadOf } from './letterhead.ts';
import { renderMail } from './render.ts';
import { checkTemplate } from './templateRules.ts';
import type { MailText, TemplateId } from './templates.ts';

/** Example values of a template's variables, for a preview. */
const examples: Record<Locale, Record<string, string>> = {
  hu: {
    name: 'Ács Boglárka',
    username: 'boglarka',
    email: 'boglarka@example.org',
    image: 'Hajnal a tónál',
    comment: 'Gyönyörű fények!',
    status: 'elfogadva',
    reason: 'Megfelel a kiírásnak.',
    competition: 'Tavaszi fények',
    subject: 'Kiállítás ősszel',
    content: 'Várunk mindenkit szeretettel a megnyitón.',
  },
  en: {
    name: 'Boglárka Ács',
    username: 'boglarka',
    email: 'boglarka@example.org',
    image: 'Dawn at the lake',
    comment: 'What a light!',
    status: 'approved',
    reason: 'It meets the rules.',
    competition: 'Lights of spring',
    subject: 'Exhibition in autumn',
    content: 'We look forward to seeing you at the opening.',
  },
};

/** Example values of the log in a mail to a voter: the form of a head that does not exist. */
const sealed = {
  ballots: '24',
  standing: '21',
  receipts: '24',
  head: `foto.example/count/7\n392\n${'A'.repeat(43)}=\n\n— foto.example/count/7 ${'A'.repeat(91)}=`,
  fingerprint: `${'A'.repeat(43)}=`,
};

/** Instants that stand for dates of a competition. */
const dates = {
  votingStart: new Date('2026-05-06T16:00:00Z'),
  votingEnd: new Date('2026-05-20T16:00:00Z'),
  resultsDate: new Date('2026-05-27T16:00:00Z'),
  deadline: new Date('2026-05-20T16:00:00Z'),
};

/** @param publicUrl the address people use @param timeZone in which dates are written */
export const templatePreviews = (db: Db, publicUrl: string, timeZone: string) => ({
  /** A text of a template as a mail, filled with examples. @throws Problem 422 as when it is saved */
  async of(id: TemplateId, locale: Locale, text: MailText): Promise<components['schemas']['TemplatePreview']> {
    checkTemplate(id, text);
    const instants = Object.entries(dates).map(([name, instant]) => [name, instantText(instant, { locale, timeZone })]);
    const values = { ...examples[locale], ...sealed, link: publicUrl, ...Object.fromEntries(instants) };
    const {
      subject,
      html,
      text: plain,
    } = renderMail(text, locale, values, {
      site: await letterheadOf(db, locale),
    });
    return { subject, html, text: plain };
  },
});

export type TemplatePreviews = ReturnType<typeof templatePreviews>;
