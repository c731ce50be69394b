import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import { anyOf } from '../platform/database/anyOf.ts';
import { boundedCount } from '../platform/database/boundedCount.ts';
import type { Db } from '../platform/database/database.ts';
import type { CampaignRow, MailRow } from '../platform/database/mailTables.ts';
import { campaignText, competitionText, holdsWords, isFoundAccount } from '../platform/database/search.ts';
import { accountsOf, type Audience } from './audience.ts';

type Schemas = components['schemas'];

export const sortColumns = { createdAt: 'created_at', scheduledAt: 'scheduled_at', state: 'state' } as const;

const contentColumns = (content: Schemas['EmailRequest']) => ({
  template: content.template,
  competition_id: content.competitionId ?? null,
  subject: JSON.stringify(content.subject ?? null),
  body: JSON.stringify(content.body ?? null),
  audience: JSON.stringify(content.audience),
  scheduled_at: content.scheduledAt ? new Date(content.scheduledAt) : null,
});

export const insertCampaign = (
  tx: Db,
  content: Schemas['EmailRequest'],
  createdBy: string,
  now: Date,
): Promise<CampaignRow> =>
  tx
    .insertInto('campaign')
    .values({
      ...contentColumns(content),
      frozen: null,
      finding: null,
      created_by: createdBy,
      created_at: now,
      started_at: null,
      finished_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateContent = (tx: Db, id: number, content: Schemas['EmailRequest']): Promise<CampaignRow> =>
  tx
    .updateTable('campaign')
    .set({ ...contentColumns(content), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const setState = (
  tx: Db,
  id: number,
  change: {
    state: Schemas['EmailState'];
    started_at?: Date;
    finished_at?: Date | null;
    frozen?: string;
    finding?: string | null;
  },
): Promise<CampaignRow> =>
  tx
    .updateTable('campaign')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const findCampaign = (db: Db, id: number): Promise<CampaignRow | undefined> =>
  db.selectFrom('campaign').selectAll().where('id', '=', id).executeTakeFirst();

export const lockCampaign = (tx: Db, id: number): Promise<CampaignRow | undefined> =>
  tx.selectFrom('campaign').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Scheduled campaigns whose time has come, and of which nothing was found that keeps them. */
export async function dueCampaigns(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('campaign')
    .select('id')
    .where('state', '=', 'SCHEDULED')
    .where('scheduled_at', '<=', now)
    .where('finding', 'is', null)
    .orderBy('scheduled_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks a campaign that is due; undefined when another transaction has it locked or it is no longer due. */
export const lockDueCampaign = (tx: Db, id: number, now: Date): Promise<CampaignRow | undefined> =>
  tx
    .selectFrom('campaign')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'SCHEDULED')
    .where('scheduled_at', '<=', now)
    .where('finding', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Queues a mail for each account of the audience. @returns how many */
export async function queueMails(
  tx: Db,
  { id, template }: CampaignRow,
  audience: Audience,
  due: Date,
  now: Date,
): Promise<number> {
  const columns = ['kind', 'recipient', 'subject', 'body_text', 'body_html'] as const;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('mail')
    .columns([...columns, 'due_at', 'created_at', 'campaign_id', 'account_id', 'locale'])
    .expression(
      accountsOf(tx, audience)
        .select((e) => [e.val<string>(template).as('kind'), 'account.email'])
        .select([sql.lit('').as('subject'), sql.lit('').as('body_text'), sql.lit('').as('body_html')])
        .select([
          sql<Date>`${due}::timestamptz`.as('due_at'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<number>`${id}::int`.as('campaign_id'),
          'account.id as account_id',
          'account.locale',
        ])
        .orderBy('account.id'),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

export const dropMails = async (tx: Db, campaignId: number): Promise<void> => {
  await tx.deleteFrom('mail').where('campaign_id', '=', campaignId).execute();
};

/** Nothing more is sent; what is just being handed over stays SENDING until it is known what has become of it. */
export const cancelMails = async (tx: Db, campaignId: number): Promise<void> => {
  await tx
    .updateTable('mail')
    .set({ status: 'CANCELLED' })
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'QUEUED')
    .where('handing_over', '=', false)
    .execute();
};

/** Queues those that have failed once more, as if nothing had been tried. @returns how many */
export async function requeueFailed(tx: Db, campaignId: number, due: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('mail')
    .set({ status: 'QUEUED', due_at: due, attempts: 0, interrupted: 0, answer: null })
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'FAILED')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export const removeCampaign = async (tx: Db, id: number): Promise<void> => {
  await tx.deleteFrom('campaign').where('id', '=', id).execute();
};

/** Whether a campaign to the same audience was started since an instant. */
export async function wasWrittenTo(db: Db, { competitionId, ...audience }: Audience, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('campaign')
    .select('id')
    .where('started_at', '>', since)
    .where('competition_id', 'is not distinct from', competitionId)
    .where('audience', '=', sql<Schemas['EmailAudience']>`${JSON.stringify(audience)}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** A mail's state as administrators see it. */
const shownState = sql<
  Schemas['MessageState']
>`case when status = 'QUEUED' and handing_over then 'SENDING' else status end`;

const none = { queued: 0, sending: 0, sent: 0, failed: 0, skipped: 0, cancelled: 0 } satisfies Schemas['EmailCounts'];

/** Recipients per state, by campaign. */
export async function countMails(db: Db, ids: number[]): Promise<(id: number) => Schemas['EmailCounts']> {
  if (!ids.length) return () => none;
  const rows = await db.selectFrom('campaign_count').selectAll().where('campaign_id', '=', anyOf(ids)).execute();
  return (id) => {
    const own = rows
      .filter((row) => row.campaign_id === id)
      .map(({ state, mails }) => [state.toLowerCase() as keyof typeof none, mails]);
    return { ...none, ...(Object.fromEntries(own) as Partial<typeof none>) };
  };
}

/** Which campaigns, in which order, which part. */
interface CampaignQuery {
  sort: (typeof sortColumns)[keyof typeof sortColumns];
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
  filter: CampaignFilter;
}

/** Which campaigns. */
export type CampaignFilter = Schemas['EmailFilter'];

/** The campaigns for which all of a filter holds. */
export function matchingCampaigns(db: Db, { state, q, competitionId }: CampaignFilter) {
  let query = db.selectFrom('campaign');
  if (state !== undefined) query = query.where('state', '=', state);
  if (competitionId !== undefined) query = query.where('competition_id', '=', competitionId);
  if (q === undefined) return query;
  const competitions = db.selectFrom('competition').select('id').where(holdsWords(competitionText, q));
  return query.where((e) => e.or([holdsWords(campaignText, q), e('competition_id', 'in', competitions)]));
}

export async function findCampaigns(db: Db, { sort, direction, limit, offset, filter }: CampaignQuery) {
  const all = matchingCampaigns(db, filter);
  const campaigns = await all
    .selectAll()
    .orderBy(sort, (order) => (direction === 'asc' ? order.asc().nullsFirst() : order.desc().nullsLast()))
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const total = await boundedCount(db, sql`${all.select(sql.lit(1).as('one'))}`);
  return { campaigns, total };
}

/** Which recipients of a campaign, in which order, which part. */
interface MailQuery {
  filter: Schemas['MessageFilter'];
  /** As they were chosen when undefined. */
  sort: Schemas['MessageSort'] | undefined;
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
}

/** Deleted recipients have no name, and are sorted last. */
const nameOfRecipient = sql`(select name_order from account where account.id = mail.account_id)`;
const mailOrder = { recipient: nameOfRecipient, state: shownState, sentAt: sql`sent_at` };

/** The mails of a campaign for which all of a filter holds. */
export function matchingMails(db: Db, campaignId: number, { state, q }: Schemas['MessageFilter']) {
  let query = db.selectFrom('mail').where('campaign_id', '=', campaignId);
  if (state !== undefined) query = query.where(shownState, '=', state);
  if (q === undefined) return query;
  return query.where('account_id', 'in', db.selectFrom('account').select('id').where(isFoundAccount(q)));
}

export async function findMails(
  db: Db,
  campaignId: number,
  { limit, offset, sort, direction, filter }: MailQuery,
): Promise<{ mails: MailRow[]; total: number }> {
  const all = matchingMails(db, campaignId, filter);
  let query = all.selectAll();
  if (sort) query = query.orderBy(mailOrder[sort], (order) => order[direction]().nullsLast());
  const mails = await query.orderBy('id', direction).limit(limit).offset(offset).execute();
  return { mails, total: await boundedCount(db, sql`${all.select(sql.lit(1).as('one'))}`) };
}
