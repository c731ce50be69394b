import type { TFunction } from 'i18next';
import * as z from 'zod/mini';
import type { EmailStart } from '../../ui/admin/newEmail.ts';
import { newsletterTypes } from '../../ui/form/accountSchema.ts';
import { fromLocalField, toLocalField } from '../../ui/form/zonedTime.ts';
import type { Refusal } from '../../ui/form/useSubmission.ts';
import type { CreateEmailMutationVariables, EmailFieldsFragment } from './generated/graphql.ts';
import { atMost } from '../../ui/form/characters.ts';

/** Kinds of campaigns. */
export const emailTemplates = ['NEWSLETTER', 'VOTING_OPEN', 'RESULTS'] as const;

/** Groups of people. */
export const emailGroups = [
  'EVERYONE',
  'ENTRANTS',
  'WITHOUT_ENTRIES',
  'VOTERS',
  'ACCEPTED',
  'NOT_ACCEPTED',
  'AWARDED',
  'ADMINISTRATORS',
] as const;

/** Longest subject and body, as in the REST contract. */
const longest = { subject: 200, body: 20_000 };

/** Whether a group is told apart by what people did in a competition. */
export const isOfCompetition = (group: (typeof emailGroups)[number]): boolean =>
  group !== 'EVERYONE' && group !== 'ADMINISTRATORS';

/** Whether a group is told apart by what the jury of a competition has decided. */
export const isOfJury = (group: (typeof emailGroups)[number]): boolean =>
  group === 'ACCEPTED' || group === 'NOT_ACCEPTED' || group === 'AWARDED';

/** A campaign as its editor has it; what is not chosen is empty. */
export const emailSchema = (t: TFunction) => {
  const text = (max: number) => z.string().check(atMost(t, max));
  const own = { subjectHu: longest.subject, subjectEn: longest.subject, bodyHu: longest.body, bodyEn: longest.body };
  const required = t('shell.form.required');
  return z
    .object({
      template: z.enum(emailTemplates),
      competitionId: z.string(),
      group: z.enum(emailGroups),
      newsletter: z.enum(['', ...newsletterTypes]),
      locale: z.enum(['', 'hu', 'en']),
      subjectHu: text(own.subjectHu),
      subjectEn: text(own.subjectEn),
      bodyHu: text(own.bodyHu),
      bodyEn: text(own.bodyEn),
      scheduledAt: z.string(),
    })
    .check(
      z.refine(({ template, group, competitionId }) => competitionId !== '' || !needsCompetition(template, group), {
        path: ['competitionId'],
        error: required,
      }),
      z.refine(({ group, newsletter }) => group !== 'EVERYONE' || newsletter !== '', {
        path: ['newsletter'],
        error: t('adminEmails.newsletterNeeded'),
      }),
      ...(Object.keys(own) as (keyof typeof own)[]).map((name) =>
        z.refine<EmailValues>((values) => values.template !== 'NEWSLETTER' || values[name].trim() !== '', {
          path: [name],
          error: required,
        }),
      ),
    );
};

/** The rules of the editor. */
export type EmailSchema = ReturnType<typeof emailSchema>;

/** Whether a campaign must be about a competition. */
export const needsCompetition = (template: EmailValues['template'], group: EmailValues['group']): boolean =>
  template !== 'NEWSLETTER' || isOfCompetition(group);

/** A campaign as its editor has it. */
export interface EmailValues {
  template: (typeof emailTemplates)[number];
  competitionId: string;
  group: (typeof emailGroups)[number];
  newsletter: '' | (typeof newsletterTypes)[number];
  locale: '' | 'hu' | 'en';
  subjectHu: string;
  subjectEn: string;
  bodyHu: string;
  bodyEn: string;
  scheduledAt: string;
}

/** Every field of the editor, in its order. */
export const emailFields = [
  'template',
  'competitionId',
  'group',
  'newsletter',
  'locale',
  'subjectHu',
  'subjectEn',
  'bodyHu',
  'bodyEn',
  'scheduledAt',
] as const;

/** Name of the draft that keeps what is typed into a saved campaign and not saved. */
export const draftNameOf = (id: string): string => `email.${id}`;

/** Which mails those have to take who are written to, unless somebody chooses others: few take news, and most what organisers write to them. */
export const usualNewsletter = (group: EmailValues['group']): EmailValues['newsletter'] =>
  group === 'EVERYONE' ? 'NEWS' : '';

/** A campaign that nobody has begun. */
export const emptyEmail: EmailValues = {
  template: 'NEWSLETTER',
  competitionId: '',
  group: 'EVERYONE',
  newsletter: usualNewsletter('EVERYONE'),
  locale: '',
  subjectHu: '',
  subjectEn: '',
  bodyHu: '',
  bodyEn: '',
  scheduledAt: '',
};

/** The newsletter of those who are told of something. */
const newsletterOf = { VOTING_OPEN: 'COMPETITION', RESULTS: 'RESULT' } as const;

/** A campaign of which something is known. @param timeZone of its date in the editor */
export function startedEmail(start: EmailStart, timeZone: string): EmailValues {
  const { template, competition, group, newsletter, locale, at } = start;
  const instant = at ? Date.parse(at) : Number.NaN;
  return {
    ...emptyEmail,
    competitionId: competition ?? '',
    ...(template ? { template, newsletter: newsletterOf[template] } : {}),
    ...(group ? { group, newsletter: newsletter ?? '' } : {}),
    locale: locale ?? '',
    scheduledAt: Number.isNaN(instant) ? '' : toLocalField(new Date(instant).toISOString(), timeZone),
  };
}

/** Reads a campaign into its editor. @param timeZone of its dates there */
export const valuesOf = (email: EmailFieldsFragment, timeZone: string): EmailValues => ({
  template: email.template,
  competitionId: String(email.competitionNumber ?? ''),
  group: email.audience.group,
  newsletter: email.audience.newsletter ?? '',
  locale: email.audience.locale ?? '',
  subjectHu: email.subject?.hu ?? '',
  subjectEn: email.subject?.en ?? '',
  bodyHu: email.body?.hu ?? '',
  bodyEn: email.body?.en ?? '',
  scheduledAt: toLocalField(email.scheduledAt, timeZone),
});

/** Input of the mutation; texts only where the template brings none. */
export function contentOf(values: EmailValues, timeZone: string): CreateEmailMutationVariables['input'] {
  const hasText = values.template === 'NEWSLETTER';
  return {
    template: values.template,
    competitionNumber: values.competitionId ? Number(values.competitionId) : null,
    subject: hasText ? { hu: values.subjectHu, en: values.subjectEn } : null,
    body: hasText ? { hu: values.bodyHu, en: values.bodyEn } : null,
    audience: {
      group: values.group,
      newsletter: values.newsletter || null,
      locale: values.locale || null,
    },
    scheduledAt: fromLocalField(values.scheduledAt, timeZone),
  };
}

/** Names the field of the editor that a refusal is about: `content.subject.hu` is `subjectHu` there. */
export function atField(refusal: Refusal): Refusal {
  const text = /(subject|body)\.(hu|en)$/.exec(refusal.field ?? '');
  if (!text) return refusal;
  const [, name = '', locale] = text;
  return { ...refusal, field: `${name}${locale === 'hu' ? 'Hu' : 'En'}` };
}
