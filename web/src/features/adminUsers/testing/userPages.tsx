import { logIn } from '../../../testing/accounts.ts';
import { renderRoutes, type Answer, type Answers } from '../../../testing/render.tsx';
import type { AdminUserFieldsFragment } from '../generated/graphql.ts';
import { Component } from '../route.tsx';
import { onePage } from '../../../testing/onePage.ts';

/** An account as the graph has it. */
export const userOf = (changes: Partial<AdminUserFieldsFragment> = {}): AdminUserFieldsFragment => ({
  __typename: 'AdminUser',
  id: '12',
  number: 12,
  username: 'acsa',
  email: 'acs.anna@example.org',
  firstName: 'Anna',
  lastName: 'Ács',
  administrator: false,
  enabled: true,
  activated: true,
  locale: 'hu',
  newsletter: ['NEWS'],
  organiserMail: true,
  createdAt: '2026-05-01T10:00:00.000Z',
  entryCount: 3,
  voteCount: 7,
  commentCount: 5,
  version: 4,
  ...changes,
});

/** The answer about a page of the list. */
export const page = (items: AdminUserFieldsFragment[], place = {}): Answer => ({
  data: {
    userPage: {
      __typename: 'AdminUserPage',
      items,
      pageInfo: { __typename: 'NumberedPageInfo', page: 0, size: 20, totalItems: 45, totalPages: 3, ...place },
    },
  },
});

const removal = { entriesWithdrawn: 1, entriesKept: 2, comments: 5, votes: 7, lastAdministrator: false };

/** The answer about one account. */
export const one = (changes: Partial<AdminUserFieldsFragment> = {}, gone: Partial<typeof removal> = {}): Answer => ({
  data: { user: { ...userOf(changes), removal: { __typename: 'UserRemoval', ...removal, ...gone } } },
});

/** The answer of a mutation about one account. */
export const payload = (name: string, values: Record<string, unknown>): Answer => ({
  data: {
    [name]: {
      __typename: `${name}Payload`,
      user: null,
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

const competition = {
  __typename: 'AdminCompetition',
  id: '7',
  number: 7,
  competition: {
    __typename: 'Competition',
    id: '7',
    number: 7,
    title: { __typename: 'LocalizedText', hu: 'Fények', en: 'Lights' },
  },
};

/** Opens the page as an administrator. */
export function open(at: string, answers: Answers = {}) {
  logIn({ administrator: true });
  return renderRoutes([{ path: '/admin/users', Component }], `/admin/users${at}`, {
    AdminUsers: () => page([userOf()]),
    AdminUser: () => one(),
    UserCompetitions: () => ({ data: { adminCompetitionPage: onePage('AdminCompetitionPage', [competition]) } }),
    UserHistory: () => ({ data: { auditPage: { __typename: 'AuditPage', items: [] } } }),
    ...answers,
  });
}
