import type { components } from '@photo-competition/schema/rest';
import { accountById } from '../accounts/repository.ts';
import { audit } from '../audit/audit.ts';
import type { Actor } from '../competitions/adminService.ts';
import { findCompetition } from '../competitions/repository.ts';
import type { Db } from '../database/database.ts';
import type { CampaignRow } from '../database/tables.ts';
import type { Locale } from '../http/messages.ts';
import { pageOf, type Viewer } from '../http/operation.ts';
import { invalidField, Problem } from '../http/problem.ts';
import { accountsOf, audienceChoices } from './audience.ts';
import { compose, freeze } from './compose.ts';
import { presentCampaign, presentMessage } from './present.ts';
import * as repository from './repository.ts';
import { checkCampaign, checkMove } from './rules.ts';

type Schemas = components['schemas'];

interface Parts {
  db: Db;
  publicUrl: string;
  /** Tells the mail worker that there is something to send. */
  wake(): void;
}

const testMark: Record<Locale, string> = { hu: '[Próba]', en: '[Test]' };

/** What the audit log keeps of a campaign. */
const kept = ({ state, template, competition_id, subject, audience, scheduled_at }: CampaignRow) => ({
  state,
  template,
  competitionId: competition_id,
  subject,
  audience,
  scheduledAt: scheduled_at,
});

const audienceOf = ({ audience, competition_id }: CampaignRow) => ({ ...audience, competitionId: competition_id });

/** E-mail campaigns as administrators run them (product.md §7). */
export function campaignService({ db, publicUrl, wake }: Parts) {
  const competitionOf = async (tx: Db, { competition_id: id }: CampaignRow) =>
    id === null ? undefined : ((await findCompetition(tx, id)) ?? undefined);

  async function present(row: CampaignRow): Promise<Schemas['Email']> {
    return presentCampaign(row, (await repository.countMails(db, [row.id]))(row.id));
  }

  async function checkContent(tx: Db, content: Schemas['EmailRequest']): Promise<void> {
    checkCampaign(content);
    if (typeof content.competitionId === 'number' && !(await findCompetition(tx, content.competitionId)))
      throw invalidField('competitionId', 'NOT_FOUND');
  }

  /** Freezes texts and recipients, and sends now or when it is time. @throws Problem NO_RECIPIENTS */
  async function start(tx: Db, row: CampaignRow, now: Date): Promise<CampaignRow> {
    const competition = await competitionOf(tx, row);
    // Its competition may have been deleted since the campaign was written.
    if (!competition && row.template !== 'newsletter') throw invalidField('competitionId', 'NOT_FOUND');
    const scheduled = row.scheduled_at !== null && row.scheduled_at > now ? row.scheduled_at : null;
    const recipients = await repository.queueMails(tx, row, audienceOf(row), scheduled ?? now, now);
    if (recipients === 0) throw new Problem('NO_RECIPIENTS');
    const frozen = JSON.stringify(await freeze(tx, row, competition));
    return repository.setState(
      tx,
      row.id,
      scheduled ? { state: 'SCHEDULED', frozen } : { state: 'RUNNING', started_at: now, frozen },
    );
  }

  const entryOf = ({ viewer, requestId }: Actor, at: Date, action: string, objectId: number) =>
    ({ at, actor: viewer, action, objectType: 'email', objectId, requestId }) as const;

  async function insert(tx: Db, content: Schemas['EmailRequest'], actor: Actor, now: Date): Promise<CampaignRow> {
    await checkContent(tx, content);
    const row = await repository.insertCampaign(tx, content, actor.viewer.username, now);
    await audit(tx, { ...entryOf(actor, now, 'email.created', row.id), after: kept(row) });
    return row;
  }

  async function activated(tx: Db, row: CampaignRow, actor: Actor, now: Date): Promise<CampaignRow> {
    const after = await start(tx, row, now);
    await audit(tx, { ...entryOf(actor, now, 'email.activated', row.id), before: kept(row), after: kept(after) });
    return after;
  }

  /** Changes one campaign under its lock. @throws Problem NOT_FOUND */
  async function change(
    id: number,
    actor: Actor,
    work: (tx: Db, row: CampaignRow, now: Date) => Promise<CampaignRow>,
  ): Promise<Schemas['Email']> {
    const after = await db.transaction().execute(async (tx) => {
      const row = await repository.lockCampaign(tx, id);
      if (!row) throw new Problem('NOT_FOUND');
      return work(tx, row, actor.clock());
    });
    wake();
    return present(after);
  }

  async function read(id: number): Promise<CampaignRow> {
    const row = await repository.findCampaign(db, id);
    if (!row) throw new Problem('NOT_FOUND');
    return row;
  }

  /** The texts as they were frozen, or as they would be now. */
  const textsOf = async (row: CampaignRow) => row.frozen ?? (await freeze(db, row, await competitionOf(db, row)));

  async function previewAccount(row: CampaignRow, accountId: number | undefined, viewer: Viewer) {
    const first = () =>
      accountsOf(db, audienceOf(row)).selectAll('account').orderBy('account.id').limit(1).executeTakeFirst();
    if (accountId === undefined) return (await first()) ?? accountById(db, viewer.accountId);
    const account = await accountById(db, accountId);
    if (!account) throw invalidField('accountId', 'NOT_FOUND');
    return account;
  }

  return {
    async page({ page, size, sort = 'createdAt', direction = 'DESC', state }: Schemas['EmailPageable']) {
      const { campaigns, total } = await repository.findCampaigns(db, {
        sort: repository.sortColumns[sort],
        direction: direction === 'DESC' ? 'desc' : 'asc',
        limit: size,
        offset: page * size,
        state,
      });
      const ids = campaigns.map(({ id }) => id);
      const counts = await repository.countMails(db, ids);
      return pageOf(
        campaigns.map((row) => presentCampaign(row, counts(row.id))),
        page,
        size,
        total,
      );
    },

    choices: () => audienceChoices(db),

    /** @throws Problem NOT_FOUND */
    async messages(id: number, page: number, size: number, state: Schemas['MessageState'] | undefined) {
      const email = await present(await read(id));
      const { mails, total } = await repository.findMails(db, id, { limit: size, offset: page * size, state });
      return { email, ...pageOf(mails.map(presentMessage), page, size, total) };
    },

    /** @throws Problem 422 */
    async create(content: Schemas['EmailRequest'], actor: Actor): Promise<Schemas['Email']> {
      return present(await db.transaction().execute((tx) => insert(tx, content, actor, actor.clock())));
    },

    /** @throws Problem NO_RECIPIENTS, 422; nothing is made then */
    async createAndSend(content: Schemas['EmailRequest'], actor: Actor): Promise<Schemas['Email']> {
      const row = await db.transaction().execute(async (tx) => {
        const now = actor.clock();
        return activated(tx, await insert(tx, content, actor, now), actor, now);
      });
      wake();
      return present(row);
    },

    /** @throws Problem NOT_FOUND, ILLEGAL_EMAIL_STATE, VERSION_CONFLICT, NO_RECIPIENTS, 422 */
    update: (id: number, { version, ...content }: Schemas['EmailUpdate'], actor: Actor) =>
      change(id, actor, async (tx, row, now) => {
        checkMove(row.state, 'edit');
        if (row.version !== version) throw new Problem('VERSION_CONFLICT');
        await checkContent(tx, content);
        let after = await repository.updateContent(tx, id, content);
        if (row.state === 'SCHEDULED') {
          if (after.scheduled_at === null || after.scheduled_at <= now) throw invalidField('scheduledAt', 'PAST');
          await repository.dropMails(tx, id);
          after = await start(tx, after, now);
        }
        await audit(tx, { ...entryOf(actor, now, 'email.updated', id), before: kept(row), after: kept(after) });
        return after;
      }),

    /** @throws Problem NOT_FOUND, ILLEGAL_EMAIL_STATE, NO_RECIPIENTS */
    activate: (id: number, actor: Actor) =>
      change(id, actor, (tx, row, now) => {
        checkMove(row.state, 'activate');
        return activated(tx, row, actor, now);
      }),

    /** @throws Problem NOT_FOUND, ILLEGAL_EMAIL_STATE */
    cancel: (id: number, actor: Actor) =>
      change(id, actor, async (tx, row, now) => {
        checkMove(row.state, 'cancel');
        await repository.cancelMails(tx, id);
        const after = await repository.setState(tx, id, { state: 'CANCELLED', finished_at: now });
        await audit(tx, { ...entryOf(actor, now, 'email.cancelled', id), before: kept(row), after: kept(after) });
        return after;
      }),

    /** @throws Problem NOT_FOUND, 422 */
    async preview(id: number, { accountId, locale }: Schemas['EmailPreviewRequest'], viewer: Viewer) {
      const row = await read(id);
      const account = await previewAccount(row, accountId, viewer);
      if (!account) throw new Problem('NOT_FOUND');
      const language = locale ?? account.locale;
      const { subject, html, text } = compose(row, await textsOf(row), account, publicUrl, language);
      return { recipient: account.email, locale: language, subject, html, text };
    },

    /** Mails it to who asks, alone. @throws Problem NOT_FOUND */
    async test(id: number, { viewer, clock }: Actor): Promise<Schemas['EmailTest']> {
      const row = await read(id);
      const account = await accountById(db, viewer.accountId);
      if (!account) throw new Problem('UNAUTHENTICATED');
      const { subject, html, text } = compose(row, await textsOf(row), account, publicUrl);
      const now = clock();
      await db
        .insertInto('mail')
        .values({
          kind: row.template,
          recipient: account.email,
          subject: `${testMark[account.locale]} ${subject}`,
          body_text: text,
          body_html: html,
          due_at: now,
          answer: null,
          created_at: now,
          sent_at: null,
          account_id: account.id,
          locale: account.locale,
        })
        .execute();
      wake();
      return { recipient: account.email };
    },
  };
}

export type CampaignService = ReturnType<typeof campaignService>;
