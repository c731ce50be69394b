import type { components } from '@photo-competition/schema/rest';
import type { OperationId } from '../../platform/http/contractDocument.ts';
import { join, registration } from '../people.ts';
import type { World } from '../world.ts';
import type { GoodCaseOf } from './goodCase.ts';

type Schemas = components['schemas'];

const pageable = { page: 0, size: 5, direction: 'DESC' };
const profile = { email: 'moved@example.org', firstName: 'Éva', lastName: 'Új', locale: 'hu', newsletter: ['NEWS'] };

const userRequest = (username: string) => {
  const { acceptRules: _, ...request } = registration(username);
  return { ...request, administrator: false };
};

/** A write that was made for another version than the stored one. */
const staleVersion = {
  what: 'a version that is not the stored one',
  as: 'admin' as const,
  status: 409,
  code: 'VERSION_CONFLICT',
};

/** The last administrator cannot be removed. */
const lastAdministrator = (world: World, parts: { params?: Record<string, string | number>; json?: unknown }) => ({
  what: 'the last administrator',
  as: 'admin' as const,
  params: { id: world.admin.id, ...parts.params },
  ...(parts.json === undefined ? {} : { json: parts.json }),
  status: 409,
  code: 'LAST_ADMINISTRATOR',
});

async function staticText({ service, admin }: World, key: string): Promise<Schemas['StaticText']> {
  const ask = { token: admin.token, json: { key, locale: 'hu', text: 'Szia' } };
  return (await service.ask<Schemas['StaticText']>('POST', '/api/admin/localized-static-text/', ask)).body;
}

export const administrationCases = {
  adminGetUsers: () => ({ as: 'admin', query: { sort: 'lastName', direction: 'DESC' } }),
  adminCreateUser: ({ bela }) => ({
    as: 'admin',
    json: userRequest('invited'),
    foreign: [
      {
        what: "another's address",
        as: 'admin',
        json: { ...userRequest('invited'), email: bela.email },
        status: 409,
        code: 'EMAIL_TAKEN',
      },
    ],
  }),
  adminPageUsers: ({ ended, voting }) => ({
    as: 'admin',
    json: {
      ...pageable,
      sort: 'email',
      filter: {
        q: 'anna',
        enabled: true,
        activated: true,
        administrator: false,
        locale: 'hu',
        newsletter: 'RESULT',
        competitionId: ended.id,
        did: 'VOTED',
      },
    },
    foreign: [
      {
        what: 'who has voted while voting lasts',
        as: 'admin',
        json: { ...pageable, filter: { competitionId: voting.id, did: 'VOTED' } },
        status: 409,
        code: 'WRONG_PHASE',
      },
      {
        what: 'a deed without its competition',
        as: 'admin',
        json: { ...pageable, filter: { did: 'ENTERED' } },
        status: 422,
      },
      {
        what: 'a competition that is not there',
        as: 'admin',
        json: { ...pageable, filter: { competitionId: 2 ** 31 - 1, did: 'ENTERED' } },
        status: 422,
      },
    ],
  }),
  adminExportUsers: ({ ended, voting }) => ({
    as: 'admin',
    json: { q: 'anna', enabled: true, competitionId: ended.id, did: 'VOTED' },
    foreign: [
      {
        what: 'who has voted while voting lasts',
        as: 'admin',
        json: { competitionId: voting.id, did: 'VOTED' },
        status: 409,
        code: 'WRONG_PHASE',
      },
    ],
  }),
  adminGetUser: ({ anna }) => ({ as: 'admin', params: { id: anna.id } }),
  adminUpdateUser: async (world) => ({
    as: 'admin',
    params: { id: (await join(world.service, 'moving')).id },
    json: { ...profile, administrator: false, version: 1 },
    foreign: [
      lastAdministrator(world, {}),
      { ...staleVersion, json: { ...profile, administrator: false, version: 2 } },
    ],
  }),
  adminDeleteUser: async (world) => ({
    as: 'admin',
    params: { id: (await join(world.service, 'leaving')).id },
    foreign: [lastAdministrator(world, {}), { ...staleVersion, query: { version: '2' } }],
  }),
  adminGetUserRemoval: ({ anna }) => ({ as: 'admin', params: { id: anna.id } }),
  adminSetUserNewsletter: ({ anna }) => ({
    as: 'admin',
    params: { type: 'NEWS', id: anna.id },
    json: { value: true },
  }),
  adminSetUserState: async (world) => ({
    as: 'admin',
    params: { id: (await join(world.service, 'resting')).id },
    json: { value: false },
    foreign: [lastAdministrator(world, {}), { ...staleVersion, json: { value: false, version: 2 } }],
  }),

  adminSetUserStates: async (world) => ({
    as: 'admin',
    json: { accounts: [{ id: (await join(world.service, 'bulky')).id, ifVersion: 1 }], enabled: false },
  }),
  adminSetUserNewsletters: ({ anna }) => ({
    as: 'admin',
    json: { accounts: [{ id: anna.id, ifVersion: 1 }], list: 'ORGANISER', subscribed: true },
  }),
  adminSendAccountMail: ({ bela }) => ({
    as: 'admin',
    params: { id: bela.id },
    json: { mail: 'LOST_PASSWORD' },
    foreign: [
      {
        what: 'the activation of what is active',
        as: 'admin',
        json: { mail: 'ACTIVATION' },
        status: 409,
        code: 'ILLEGAL_ACCOUNT_STATE',
      },
    ],
  }),
  adminEndUserSessions: async (world) => ({
    as: 'admin',
    params: { id: (await join(world.service, 'logged-in')).id },
  }),

  getInstallation: () => ({ as: 'visitor' }),
  getLocalizations: () => ({ as: 'visitor' }),
  getLocalization: () => ({ as: 'visitor', params: { locale: 'hu' } }),
  adminGetStaticTexts: () => ({ as: 'admin', query: { sort: 'updatedAt', direction: 'ASC' } }),
  async adminCreateStaticText(world) {
    const taken = await staticText(world, 'contact.body');
    return {
      as: 'admin',
      json: { key: 'rules.body', locale: 'hu', text: 'Új' },
      foreign: [
        {
          what: 'a key that is taken',
          as: 'admin',
          json: { key: taken.key, locale: 'hu', text: 'Más' },
          status: 409,
          code: 'KEY_TAKEN',
        },
        {
          what: 'a key that no page knows',
          as: 'admin',
          json: { key: 'nowhere.title', locale: 'hu', text: 'Új' },
          status: 422,
        },
      ],
    };
  },
  adminPageStaticTexts: () => ({
    as: 'admin',
    json: { ...pageable, sort: 'locale', filter: { q: 'rules', locale: 'hu' } },
  }),
  adminExportStaticTexts: () => ({ as: 'admin', json: { q: 'rules', locale: 'hu' } }),
  adminGetStaticText: async (world) => ({ as: 'admin', params: { id: (await staticText(world, 'shell.brand')).id } }),
  async adminUpdateStaticText(world) {
    const { id, version } = await staticText(world, 'shell.tagline');
    return {
      as: 'admin',
      params: { id },
      json: { text: 'Jobb', version },
      foreign: [
        { ...staleVersion, json: { text: 'Jobb', version: version + 1 } },
        { what: 'a value that is not filled in', as: 'admin', json: { text: '{{name}}', version }, status: 422 },
      ],
    };
  },
  adminDeleteStaticText: async (world) => ({
    as: 'admin',
    params: { id: (await staticText(world, 'shell.skip')).id },
    foreign: [{ ...staleVersion, query: { version: '9' } }],
  }),

  adminGetTemplates: () => ({ as: 'admin', query: { sort: 'updatedAt', direction: 'DESC' } }),
  adminPageTemplates: () => ({ as: 'admin', json: { ...pageable, sort: 'id' } }),
  adminGetTemplate: () => ({ as: 'admin', params: { id: 'results', locale: 'hu' } }),
  adminUpdateTemplate: () => ({
    as: 'admin',
    params: { id: 'results', locale: 'hu' },
    json: { subject: 'Eredmény: {{competition}}', body: 'Kedves {{name}}!', version: 0 },
    foreign: [
      {
        what: 'a variable that it does not know',
        as: 'admin',
        json: { subject: '{{nothing}}', body: 'Kedves {{name}}!', version: 0 },
        status: 422,
      },
      { ...staleVersion, json: { subject: 'Eredmény', body: 'Kedves {{name}}!', version: 9 } },
    ],
  }),
  adminPreviewTemplate: () => ({
    as: 'admin',
    params: { id: 'activation', locale: 'hu' },
    json: { subject: 'Szia {{username}}', body: 'Kedves {{name}}! {{link}}' },
    foreign: [
      {
        what: 'a variable that it does not know',
        as: 'admin',
        json: { subject: '{{nothing}}', body: '{{link}}' },
        status: 422,
      },
    ],
  }),
  adminResetTemplate: () => ({
    as: 'admin',
    params: { id: 'voting-open', locale: 'hu' },
    query: { version: '0' },
    foreign: [{ ...staleVersion, query: { version: '9' } }],
  }),

  adminExportAudit: ({ voting }) => ({
    as: 'admin',
    json: {
      competitionId: voting.id,
      objectType: 'competition',
      objectId: String(voting.id),
      actor: 'admin',
      action: 'competition.created',
      from: '2020-01-01T00:00:00Z',
      to: '2120-01-01T00:00:00Z',
    },
    foreign: [{ what: 'an id without the kind of its object', as: 'admin', json: { objectId: '7' }, status: 422 }],
  }),
  adminGetAudit: ({ voting }) => ({
    as: 'admin',
    query: {
      page: '0',
      size: '50',
      competitionId: String(voting.id),
      objectType: 'competition',
      objectId: String(voting.id),
      actor: 'admin',
      action: 'competition.created',
      from: '2020-01-01T00:00:00Z',
      to: '2120-01-01T00:00:00Z',
    },
    foreign: [{ what: 'an id without the kind of its object', as: 'admin', query: { objectId: '7' }, status: 422 }],
  }),
} satisfies Partial<Record<OperationId, GoodCaseOf>>;
