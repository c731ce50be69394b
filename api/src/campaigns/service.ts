import type { components } from '@photo-competition/schema/rest';
import { isDeepStrictEqual } from 'node:util';
import { accountById } from '../people/accounts/repository.ts';
import { lastChange } from '../platform/audit/audit.ts';
import type { Actor } from '../platform/http/actor.ts';
import { timed } from '../competitions/present.ts';
import { findCompetition } from '../competitions/repository.ts';
import type { Db } from '../platform/database/database.ts';
import type { CampaignRow } from '../platform/database/mailTables.ts';
import type { AccountRow } from '../platform/database/tables.ts';
import type { Locale } from '../platform/http/messages.ts';
import { pageOf, type Viewer } from '../platform/http/operation.ts';
import { invalidField, Problem, versionConflict } from '../platform/http/problem.ts';
import { votingOpensSoon } from '../competitions/pendingUploads.ts';
import type { RenderedMail } from '../mail/render.ts';
import { letterheadOf } from '../mail/letterhead.ts';
import { audienceChoices, isJuryDecided } from './audience.ts';
import { compose, freeze } from './compose.ts';
import { presentCampaign, presentMessage } from './present.ts';
import type { CampaignPreviews } from './previews.ts';
import { audienceOf, competitionOf, namedRecipients, record } from './record.ts';
import * as repository from './repository.ts';
import { checkCampaign, checkDecided, checkJury, checkMove } from './rules.ts';
import { checkScheduledAt, isTooEarly, untimely } from './timing.ts';

type Schemas = components['schemas'];

interface Parts {
  db: Db;
  publicUrl: string;
  /** IANA time zone in which mails name dates. */
  timeZone: string;
  previews: CampaignPreviews;
  /** Hands a mail over at once. @throws Problem MAIL_NOT_SENT */
  deliver(kind: string, account: AccountRow, mail: RenderedMail): Promise<void>;
  /** Tells the mail worker that there is something to send. */
  wake(): void;
}

const testMark: Record<Locale, string> = { hu: '[Próba]', en: '[Test]' };

/** The content of a campaign as a request has it. */
const contentOf = ({ template, competition_id, subject, body, audience, scheduled_at }: CampaignRow) => ({
  template,
  competitionId: competition_id,
  subject,
  body,
  audience,
  scheduledAt: scheduled_at?.toISOString() ?? null,
});

/** A request with every field named, dates as the service writes them. */
const normalized = ({ competitionId, subject, body, scheduledAt, ...content }: Schemas['EmailRequest']) => ({
  ...content,
  competitionId: competitionId ?? null,
  subject: subject ?? null,
  body: body ?? null,
  scheduledAt: scheduledAt ? new Date(scheduledAt).toISOString() : null,
});

/** Which recipients of a campaign, in which order. */
interface MessagesQuery {
  page: number;
  size: number;
  filter: Schemas['MessageFilter'];
  sort: Schemas['MessageSort'] | undefined;
  direction: Schemas['Direction'] | undefined;
}

/** E-mail campaigns as administrators run them (docs/product.md §7). */
export function campaignService({ db, publicUrl, timeZone, previews, deliver, wake }: Parts) {
  async function present(row: CampaignRow, tx: Db = db): Promise<Schemas['Email']> {
    return presentCampaign(row, (await repository.countMails(tx, [row.id]))(row.id));
  }

  async function checkContent(tx: Db, content: Schemas['EmailRequest'], now: Date): Promise<void> {
    checkCampaign(content);
    checkScheduledAt(content.scheduledAt ? new Date(content.scheduledAt) : null, now);
    if (typeof content.competitionId !== 'number') return;
    const competition = await findCompetition(tx, content.competitionId);
    if (!competition) throw invalidField('competitionId', 'NOT_FOUND');
    checkJury(content.audience.group, competition);
  }

  /** Freezes texts and recipients, and sends now or when it is time. @throws Problem NO_RECIPIENTS, ILLEGAL_ROUND_STATE, WRONG_PHASE, VOTING_OPENS_SOON, 422 */
  async function start(tx: Db, row: CampaignRow, now: Date): Promise<CampaignRow> {
    const competition = await competitionOf(tx, row);
    // Its competition may have been deleted since the campaign was written.
    if (!competition && row.template !== 'newsletter') throw invalidField('competitionId', 'NOT_FOUND');
    const reason = competition && untimely(row, timed(competition), now);
    if (reason) throw new Problem('WRONG_PHASE', { values: { reason } });
    const { group } = audienceOf(row);
    checkJury(group, competition ?? null);
    checkDecided(group, competition !== undefined && (await isJuryDecided(tx, competition.id)));
    const scheduled = row.scheduled_at;
    if (competition && !scheduled && (await isTooEarly(tx, row, competition, now))) throw votingOpensSoon();
    checkScheduledAt(scheduled, now);
    const recipients = await repository.queueMails(tx, row, audienceOf(row), scheduled ?? now, now);
    if (recipients === 0) throw new Problem('NO_RECIPIENTS');
    const frozen = JSON.stringify(await freeze(tx, row, competition, timeZone, now));
    return repository.setState(
      tx,
      row.id,
      scheduled ? { state: 'SCHEDULED', frozen, finding: null } : { state: 'RUNNING', started_at: now, frozen },
    );
  }

  async function insert(tx: Db, content: Schemas['EmailRequest'], actor: Actor, now: Date): Promise<CampaignRow> {
    await checkContent(tx, content, now);
    const row = await repository.insertCampaign(tx, content, actor.viewer.username, now);
    await record(tx, { actor, at: now, action: 'email.created', before: null, after: row });
    return row;
  }

  async function activated(tx: Db, row: CampaignRow, actor: Actor, now: Date): Promise<CampaignRow> {
    const after = await start(tx, row, now);
    await record(tx, { actor, at: now, action: 'email.activated', before: row, after });
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

  return {
    async page({ page, size, sort = 'createdAt', direction = 'DESC', ...filter }: Schemas['EmailPageable']) {
      const { campaigns, total } = await repository.findCampaigns(db, {
        sort: repository.sortColumns[sort],
        direction: direction === 'DESC' ? 'desc' : 'asc',
        limit: size,
        offset: page * size,
        filter,
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

    choices: (now: Date) => audienceChoices(db, now),

    /** @throws Problem NOT_FOUND; WRONG_PHASE for looking for a person where nobody is told who the recipients are */
    async messages(id: number, { page, size, filter, sort, direction }: MessagesQuery, now: Date) {
      const row = await read(id);
      const email = await present(row);
      const isNamed = await namedRecipients(db, row, filter.q !== undefined || sort === 'recipient', now);
      const order = { sort, direction: direction === 'DESC' ? 'desc' : 'asc' } as const;
      const part = { limit: size, offset: page * size };
      const { mails, total } = await repository.findMails(db, id, { ...order, ...part, filter });
      const messages = mails.map((mail) => presentMessage(mail, isNamed));
      return { email, ...pageOf(messages, page, size, total) };
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
        if (row.version !== version) throw versionConflict(await present(row, tx), await lastChange(tx, 'email', id));
        // Saving a scheduled one chooses its recipients anew, whatever else it changes.
        if (row.state === 'DRAFT' && isDeepStrictEqual(contentOf(row), normalized(content))) return row;
        await checkContent(tx, content, now);
        let after = await repository.updateContent(tx, id, content);
        if (row.state === 'SCHEDULED') {
          if (after.scheduled_at === null) throw invalidField('scheduledAt', 'REQUIRED');
          await repository.dropMails(tx, id);
          after = await start(tx, after, now);
        }
        await record(tx, { actor, at: now, action: 'email.updated', before: row, after });
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
        await record(tx, { actor, at: now, action: 'email.cancelled', before: row, after });
        return after;
      }),

    /** @throws Problem NOT_FOUND, 422 */
    preview: async (id: number, request: Schemas['EmailPreviewRequest'], viewer: Viewer, now: Date) =>
      previews.of(await read(id), request, viewer, now),

    /** Queues it once more for those to whom it could not be sent. @throws Problem NOT_FOUND, ILLEGAL_EMAIL_STATE, NO_RECIPIENTS */
    retry: (id: number, actor: Actor) =>
      change(id, actor, async (tx, row, now) => {
        checkMove(row.state, 'retry');
        if ((await repository.requeueFailed(tx, id, now)) === 0) throw new Problem('NO_RECIPIENTS');
        const after = await repository.setState(tx, id, { state: 'RUNNING', finished_at: null });
        await record(tx, { actor, at: now, action: 'email.retried', before: row, after });
        return after;
      }),

    /** @param version the one that was read; not compared when absent. @throws Problem NOT_FOUND, VERSION_CONFLICT, ILLEGAL_EMAIL_STATE */
    async remove(id: number, version: number | undefined, actor: Actor): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const row = await repository.lockCampaign(tx, id);
        if (!row) throw new Problem('NOT_FOUND');
        if (version !== undefined && row.version !== version)
          throw versionConflict(await present(row, tx), await lastChange(tx, 'email', id));
        checkMove(row.state, 'delete');
        await repository.removeCampaign(tx, id);
        await record(tx, { actor, at: actor.clock(), action: 'email.deleted', before: row, after: null });
      });
    },

    /** Mails it to the caller alone, before it answers. @throws Problem NOT_FOUND, MAIL_NOT_SENT */
    async test(id: number, locale: Locale | undefined, { viewer, clock }: Actor): Promise<Schemas['EmailTest']> {
      const row = await read(id);
      const account = await accountById(db, viewer.accountId);
      if (!account) throw new Problem('UNAUTHENTICATED');
      const language = locale ?? account.locale;
      const texts = await previews.textsOf(row, clock());
      const site = await letterheadOf(db, language);
      const { subject, html, text } = compose(row, texts, account, { site, publicUrl, locale: language });
      const marked = `${testMark[language]} ${subject}`;
      await deliver(row.template, account, { locale: language, subject: marked, html, text });
      return { recipient: account.email };
    },
  };
}

export type CampaignService = ReturnType<typeof campaignService>;
