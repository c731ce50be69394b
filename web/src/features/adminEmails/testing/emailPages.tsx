import { logIn } from '../../../testing/accounts.ts';
import { renderRoutes, type Answer, type Answers } from '../../../testing/render.tsx';
import { Component as CampaignPage } from '../campaignRoute.tsx';
import type { EmailFieldsFragment } from '../generated/graphql.ts';
import { Component } from '../route.tsx';
import { onePage } from '../../../testing/onePage.ts';

/** Numbers of a campaign that has no recipients yet. */
export const counts = { queued: 0, sending: 0, sent: 0, failed: 0, skipped: 0, cancelled: 0 };

/** A campaign as the graph has it. */
export const emailOf = (changes: Partial<EmailFieldsFragment> = {}): EmailFieldsFragment => ({
  __typename: 'Email',
  id: '3',
  number: 3,
  state: 'DRAFT',
  template: 'NEWSLETTER',
  competitionId: null,
  competitionNumber: null,
  subject: { __typename: 'LocalizedText', hu: 'Hírek', en: 'News' },
  body: { __typename: 'LocalizedText', hu: 'Szia {{name}}!', en: 'Hello {{name}}!' },
  audience: { __typename: 'EmailAudience', group: 'EVERYONE', newsletter: 'NEWS', locale: null },
  scheduledAt: null,
  counts: { __typename: 'EmailCounts', ...counts },
  createdBy: 'admin',
  createdAt: '2026-05-01T10:00:00.000Z',
  startedAt: null,
  finishedAt: null,
  finding: null,
  version: 4,
  ...changes,
});

/** A page of a list. */
export const pageInfo = { __typename: 'NumberedPageInfo', page: 0, size: 20, totalItems: 2, totalPages: 1 };

/** The answer about one campaign. */
export const campaign = (changes: Partial<EmailFieldsFragment> = {}, items: unknown[] = []): Answer => ({
  data: { emailMessages: { __typename: 'EmailMessages', email: emailOf(changes), items, pageInfo } },
});

/** The answer about how many people there are. */
export const choices = (hu: number, en: number): Answer => ({
  data: {
    emailRecipients: [
      {
        __typename: 'EmailChoice',
        group: 'EVERYONE',
        competitionId: null,
        competitionNumber: null,
        newsletter: 'NEWS',
        hu,
        en,
      },
      {
        __typename: 'EmailChoice',
        group: 'ENTRANTS',
        competitionId: '7',
        competitionNumber: 7,
        newsletter: null,
        hu: 8,
        en: 1,
      },
    ],
  },
});

/** The answer about the looks of a mail. */
export const preview = (
  html = '<p>Szia!</p><a href="https://x.example/unsubscribe/k/NEWS">Leiratkozás</a>',
): Answer => ({
  data: {
    emailPreview: {
      __typename: 'EmailPreview',
      recipient: 'anna@example.org',
      locale: 'hu',
      subject: 'Hírek',
      html,
      text: 'Szia!',
    },
  },
});

/** The answer about the competitions that a campaign can be about. */
export const competitionsOf = (changes: Record<string, unknown> = {}): Answer => ({
  data: {
    adminCompetitionPage: onePage('AdminCompetitionPage', [
      {
        __typename: 'AdminCompetition',
        id: 'the-competition',
        number: 7,
        competition: {
          __typename: 'Competition',
          id: 'its-public-side',
          number: 7,
          title: { __typename: 'LocalizedText', hu: 'Fények', en: 'Lights' },
          status: 'PUBLISHED',
          phase: 'UPLOADING',
          judgedBy: 'VOTERS',
          ended: false,
          votingStart: '2026-12-20T17:00:00.000Z',
          votingEnd: '2026-12-27T17:00:00.000Z',
          award: '2027-01-03T17:00:00.000Z',
          ...changes,
        },
      },
    ]),
  },
});

export const competitions = competitionsOf();

type Left = { reason: string; people: number };

const audienceCount = (hu: number, en: number, leftOut: Left[] = []) => ({
  __typename: 'EmailAudienceCount',
  hu,
  en,
  sample: [
    {
      __typename: 'AudienceMember',
      id: '21',
      accountId: '21',
      username: 'anna',
      firstName: 'Anna',
      lastName: 'Ács',
      locale: 'hu',
    },
    {
      __typename: 'AudienceMember',
      id: '22',
      accountId: '22',
      username: 'bea',
      firstName: 'Beatrix Konstancia',
      lastName: 'Ősz',
      locale: 'en',
    },
  ],
  leftOut: leftOut.map((one) => ({ __typename: 'LeftOut', ...one })),
});

/** The answer about the size of an audience, and who is left out of it. */
export const audience = (hu: number, en: number, leftOut: Left[] = []): Answer => ({
  data: { emailAudience: audienceCount(hu, en, leftOut) },
});

/** The answer of the service's check; a finding is its code, severity and message. */
export const check = (hu: number, en: number, ...findings: [string, 'ERROR' | 'WARNING', string][]): Answer => ({
  data: {
    emailCheck: {
      __typename: 'EmailCheck',
      audience: audienceCount(hu, en),
      findings: findings.map(([code, severity, message]) => ({
        __typename: 'EmailCheckFinding',
        code,
        severity,
        message,
        field: null,
      })),
    },
  },
});

/** The answer of a mutation. */
export const payload = (name: string, values: Record<string, unknown>): Answer => ({
  data: {
    [name]: {
      __typename: `${name}Payload`,
      email: null,
      current: null,
      changedBy: null,
      changedAt: null,
      userErrors: [],
      ...values,
    },
  },
});

/** Why a mutation was refused. */
export const refusal = (code: string, field: string | null, message: string) => ({
  __typename: 'UserError',
  code,
  field,
  message,
});

/** Opens the pages of campaigns as an administrator. */
export function open(at: string, answers: Answers = {}) {
  logIn({ administrator: true });
  const routes = [
    { path: '/admin/email', Component },
    { path: '/admin/email/:id', Component: CampaignPage },
  ];
  return renderRoutes(routes, `/admin/email${at}`, {
    AdminEmails: () => ({ data: { emailPage: { __typename: 'EmailPage', items: [emailOf()], pageInfo } } }),
    AdminEmail: () => campaign(),
    EmailChoices: () => choices(10, 2),
    EmailCompetitions: () => competitions,
    EmailPreview: () => preview(),
    EmailAudience: () => audience(10, 2),
    EmailCheck: () => check(10, 2),
    EmailPreviewOf: () => ({ data: { emailPreviewOf: preview().data?.['emailPreview'] } }),
    AdminPulse: () => ({ data: null, errors: [{ message: 'not asked about here' }] }),
    ...answers,
  });
}

/** Which calls of an operation were made. */
export const callsOf = (shown: ReturnType<typeof open>, wanted: string) =>
  shown.calls.filter(({ name }) => name === wanted);
