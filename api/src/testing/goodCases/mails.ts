import type { components } from '@photo-competition/schema/rest';
import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../platform/http/contractDocument.ts';
import { join } from '../people.ts';
import type { World } from '../world.ts';
import type { GoodCase, GoodCaseOf } from './goodCase.ts';

type Schemas = components['schemas'];

/** A campaign to those who take mails about results, in a language that nobody in the world needs to read. */
export const campaignContent = (): Schemas['EmailRequest'] => ({
  template: 'newsletter',
  competitionId: null,
  subject: { hu: 'Kiállítás', en: 'Exhibition' },
  body: { hu: 'Kedves {{name}}, várunk!', en: 'Dear {{name}}, see you there!' },
  audience: { group: 'EVERYONE', newsletter: 'RESULT', locale: 'en' },
  scheduledAt: new Date(Date.now() + 24 * 3_600_000).toISOString(),
});

/** A campaign without recipients. */
const toNobody = (): Schemas['EmailRequest'] => ({
  ...campaignContent(),
  audience: { group: 'ENTRANTS', newsletter: 'COMPETITION', locale: 'hu' },
});

async function campaign({ service, admin }: World, content = campaignContent()): Promise<Schemas['Email']> {
  const ask = { token: admin.token, json: content };
  return (await service.ask<Schemas['Email']>('POST', '/api/admin/email/', ask)).body;
}

/** A cancelled campaign: nothing can happen to it any more. */
async function cancelled(world: World): Promise<Schemas['Email']> {
  const { service, admin } = world;
  const made = await campaign(world);
  const ask = { token: admin.token };
  return (await service.ask<Schemas['Email']>('POST', `/api/admin/email/${made.id}/cancel`, ask)).body;
}

const closed = async (world: World) => ({
  what: 'a campaign that was cancelled',
  as: 'admin' as const,
  params: { id: (await cancelled(world)).id },
  status: 409,
  code: 'ILLEGAL_EMAIL_STATE',
});

/** The key that stands in the mails to somebody. */
export async function subscriptionKey({ service }: Pick<World, 'service'>, username: string): Promise<string> {
  const rows = await service.query<{ key: string }>(
    `select subscription_key as key from account where username = '${username}'`,
  );
  return rows[0]?.key ?? '';
}

const bySubscriptionKey = async (world: World): Promise<GoodCase> => ({
  as: 'visitor',
  params: { key: await subscriptionKey(world, 'bela'), list: 'RESULT' },
  foreign: [
    { what: 'a key that nobody has', as: 'visitor', params: { key: randomUUID(), list: 'RESULT' }, status: 404 },
  ],
});

export const mailCases = {
  adminCreateEmail: ({ voting }) => ({
    as: 'admin',
    json: campaignContent(),
    foreign: [
      {
        what: 'a competition that is not there',
        as: 'admin',
        json: { ...campaignContent(), competitionId: 2 ** 31 - 1 },
        status: 422,
      },
      {
        what: 'a text of its own where the template brings one',
        as: 'admin',
        json: { ...campaignContent(), template: 'results', competitionId: voting.id },
        status: 422,
      },
    ],
  }),
  adminCreateAndSendEmail: ({ voting }) => ({
    as: 'admin',
    json: { ...campaignContent(), scheduledAt: null },
    foreign: [
      {
        what: 'an audience without anybody',
        as: 'admin',
        json: { ...toNobody(), competitionId: voting.id },
        status: 409,
        code: 'NO_RECIPIENTS',
      },
    ],
  }),
  adminPageEmails: ({ ended }) => ({
    as: 'admin',
    json: {
      page: 0,
      size: 5,
      sort: 'state',
      direction: 'DESC',
      state: 'DRAFT',
      q: 'kiállítás',
      competitionId: ended.id,
    },
  }),
  adminExportEmails: ({ ended }) => ({
    as: 'admin',
    json: { state: 'DRAFT', q: 'kiállítás', competitionId: ended.id },
  }),
  adminExportEmailMessages: async (world) => ({
    as: 'admin',
    params: { id: (await campaign(world)).id },
    json: { state: 'QUEUED', q: 'anna' },
  }),
  adminGetEmailRecipients: () => ({ as: 'admin' }),
  adminGetEmailMessages: async (world) => ({
    as: 'admin',
    params: { id: (await campaign(world)).id },
    query: { page: '0', size: '10', state: 'QUEUED', q: 'anna', sort: 'recipient', direction: 'ASC' },
  }),
  async adminUpdateEmail(world) {
    const { id, version } = await campaign(world);
    const json = { ...campaignContent(), version };
    return {
      as: 'admin',
      params: { id },
      json,
      foreign: [
        { ...(await closed(world)), json },
        {
          what: 'a version that is not the stored one',
          as: 'admin',
          json: { ...json, version: version + 1 },
          status: 409,
          code: 'VERSION_CONFLICT',
        },
      ],
    };
  },
  adminActivateEmail: async (world) => ({
    as: 'admin',
    params: { id: (await campaign(world)).id },
    foreign: [await closed(world)],
  }),
  adminCancelEmail: async (world) => ({
    as: 'admin',
    params: { id: (await campaign(world)).id },
    foreign: [await closed(world)],
  }),
  adminPreviewEmail: async (world) => ({
    as: 'admin',
    params: { id: (await campaign(world)).id },
    json: { accountId: world.bela.id, locale: 'hu' },
    foreign: [{ what: 'an account that is not there', as: 'admin', json: { accountId: 2 ** 31 - 1 }, status: 422 }],
  }),
  adminTestEmail: async (world) => ({
    as: 'admin',
    params: { id: (await campaign(world)).id },
    query: { locale: 'en' },
  }),
  adminCountEmailAudience: ({ ended }) => ({
    as: 'admin',
    json: { competitionId: ended.id, audience: { group: 'VOTERS', newsletter: 'RESULT', locale: 'hu' } },
    foreign: [
      {
        what: 'a group without its competition',
        as: 'admin',
        json: { audience: { group: 'VOTERS', newsletter: null, locale: null } },
        status: 422,
      },
    ],
  }),
  adminPreviewEmailOf: ({ bela }) => ({
    as: 'admin',
    json: { content: campaignContent(), accountId: bela.id, locale: 'hu' },
    foreign: [
      {
        what: 'an account that is not there',
        as: 'admin',
        json: { content: campaignContent(), accountId: 2 ** 31 - 1 },
        status: 422,
      },
    ],
  }),
  adminCheckEmail: () => ({
    as: 'admin',
    json: campaignContent(),
    foreign: [
      {
        what: 'a competition that is not there',
        as: 'admin',
        json: { ...campaignContent(), competitionId: 2 ** 31 - 1 },
        status: 422,
      },
    ],
  }),
  async adminRetryEmail(world) {
    const { id } = await campaign(world);
    await world.service.query(`update campaign set state = 'FINISHED', frozen = '{}' where id = ${id}`);
    // A mail that nobody tries to send meanwhile, and one that was skipped.
    await world.service.query(`insert into mail
      (kind, recipient, subject, body_text, body_html, due_at, created_at, campaign_id, status)
      values ('newsletter', '', '', '', '', now(), now(), ${id}, 'FAILED')`);
    const finished = await campaign(world);
    await world.service.query(`update campaign set state = 'FINISHED', frozen = '{}' where id = ${finished.id}`);
    return {
      as: 'admin',
      params: { id },
      foreign: [
        await closed(world),
        {
          what: 'one that has reached everybody',
          as: 'admin',
          params: { id: finished.id },
          status: 409,
          code: 'NO_RECIPIENTS',
        },
      ],
    };
  },
  adminDeleteEmail: async (world) => ({
    as: 'admin',
    params: { id: (await campaign(world)).id },
    query: { version: '1' },
    foreign: [
      { ...(await closed(world)), query: {} },
      {
        what: 'a version that is not the stored one',
        as: 'admin',
        query: { version: '9' },
        status: 409,
        code: 'VERSION_CONFLICT',
      },
    ],
  }),

  getSubscription: bySubscriptionKey,
  unsubscribe: bySubscriptionKey,
  resubscribe: bySubscriptionKey,
} satisfies Partial<Record<OperationId, GoodCaseOf>>;

export const downloadCases = {
  adminExportCompetition: ({ ended, voting }) => ({
    as: 'admin',
    params: { id: ended.id, table: 'votes' },
    foreign: [
      {
        what: 'scores while people vote',
        as: 'admin',
        params: { id: voting.id, table: 'results' },
        status: 409,
        code: 'WRONG_PHASE',
      },
    ],
  }),
  adminExportOriginals: ({ ended }) => ({ as: 'admin', params: { id: ended.id } }),
  getMyData: () => ({ as: 'anna' }),
  getMyRemoval: () => ({ as: 'anna' }),
  async deleteMe(world) {
    const person = await join(world.service, 'parting');
    return {
      as: person,
      json: { current: person.password },
      foreign: [
        {
          what: "another's password",
          as: person,
          json: { current: world.bela.password },
          status: 422,
          code: 'WRONG_PASSWORD',
        },
        {
          what: 'the last administrator',
          as: 'admin',
          json: { current: world.admin.password },
          status: 409,
          code: 'LAST_ADMINISTRATOR',
        },
      ],
    };
  },
} satisfies Partial<Record<OperationId, GoodCaseOf>>;
