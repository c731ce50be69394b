import type { components } from '@photo-competition/schema/rest';
import { changesOf } from '../../platform/audit/changes.ts';
import { checkAuditFilter, matchingEntries } from '../../platform/audit/service.ts';
import { presentMessage } from '../../campaigns/present.ts';
import { namedRecipients } from '../../campaigns/record.ts';
import { countMails, findCampaign, matchingCampaigns, matchingMails } from '../../campaigns/repository.ts';
import { countEntries, countVotes, matchingCompetitions } from '../../competitions/repository.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Locale } from '../../platform/http/messages.ts';
import { Problem } from '../../platform/http/problem.ts';
import { matchingTexts } from '../../texts/service.ts';
import { checkUserFilter } from '../../people/users/filter.ts';
import { matchingUsers, recordColumns } from '../../people/users/repository.ts';
import type { CsvRow } from './csv.ts';
import type { Download } from './download.ts';
import { tableFile, type TableForm } from './tableFile.ts';

type Schemas = components['schemas'];

/** Rows read at a time: a log may hold millions. */
const batch = 2000;

/** A query by rising id. */
interface ById<Row> {
  execute(): Promise<Row[]>;
}

/** Every row of a query, read batch by batch. @param part the query of the rows behind an id, at most so many */
async function* batches<Row extends { id: number }>(
  part: (after: number, most: number) => ById<Row>,
): AsyncGenerator<Row[]> {
  for (let after = 0; ;) {
    const rows = await part(after, batch).execute();
    if (rows.length) yield rows;
    if (rows.length < batch) return;
    after = rows.at(-1)?.id ?? after;
  }
}

const instant = (date: Date | null) => date?.toISOString() ?? null;
const yesNo = (is: boolean) => String(is);

const userColumns = [
  ...['id', 'username', 'lastName', 'firstName', 'email', 'locale', 'newsletter', 'organiserMail'],
  ...['administrator', 'enabled', 'activated', 'entryCount', 'voteCount', 'commentCount', 'createdAt'],
];

async function* userRows(db: Db, filter: Schemas['UserFilter'], now: Date): AsyncGenerator<CsvRow> {
  const part = (after: number, most: number) =>
    matchingUsers(db, filter).select(recordColumns(now)).where('id', '>', after).orderBy('id').limit(most);
  for await (const users of batches(part))
    for (const row of users)
      yield {
        id: row.id,
        username: row.username,
        lastName: row.last_name,
        firstName: row.first_name,
        email: row.email,
        locale: row.locale,
        newsletter: row.newsletter.join(' '),
        administrator: yesNo(row.administrator),
        enabled: yesNo(row.enabled),
        activated: yesNo(row.activated_at !== null),
        entryCount: row.entries,
        voteCount: row.votes,
        commentCount: row.comments,
        organiserMail: yesNo(row.organiser_mail),
        createdAt: row.created_at.toISOString(),
      };
}

const auditColumns = ['id', 'at', 'actor', 'action', 'objectType', 'objectId', 'label', 'competitionId', 'changes'];

async function* auditRows(db: Db, filter: Schemas['AuditFilter'], locale: Locale): AsyncGenerator<CsvRow> {
  const part = (after: number, most: number) =>
    matchingEntries(db, filter).selectAll().where('id', '>', after).orderBy('id').limit(most);
  for await (const entries of batches(part))
    for (const { id, at, actor, action, label, before, after, ...row } of entries)
      yield {
        id,
        at: at.toISOString(),
        actor,
        action,
        objectType: row.object_type,
        objectId: row.object_id,
        label: label?.[locale] ?? null,
        competitionId: row.competition_id,
        changes: JSON.stringify(changesOf(before, after)),
      };
}

const competitionColumns = [
  ...['id', 'titleHu', 'titleEn', 'status', 'competitionStart', 'votingStart', 'votingEnd', 'award'],
  ...['entries', 'votes', 'createdAt', 'updatedAt'],
];

async function* competitionRows(db: Db, filter: Schemas['CompetitionFilter'], now: Date): AsyncGenerator<CsvRow> {
  const part = (after: number, most: number) =>
    matchingCompetitions(db, filter, now).selectAll().where('id', '>', after).orderBy('id').limit(most);
  for await (const competitions of batches(part)) {
    const ids = competitions.map(({ id }) => id);
    const [entries, votes] = await Promise.all([countEntries(db, ids), countVotes(db, ids, now)]);
    for (const row of competitions)
      yield {
        id: row.id,
        titleHu: row.title.hu,
        titleEn: row.title.en,
        status: row.status,
        competitionStart: instant(row.competition_start),
        votingStart: instant(row.voting_start),
        votingEnd: instant(row.voting_end),
        award: instant(row.award),
        entries: entries.get(row.id)?.entries ?? 0,
        votes: votes.get(row.id) ?? 0,
        createdAt: instant(row.created_at),
        updatedAt: instant(row.updated_at),
      };
  }
}

const emailColumns = [
  ...['id', 'state', 'template', 'competitionId', 'subjectHu', 'subjectEn', 'group', 'newsletter', 'locale'],
  ...['queued', 'sending', 'sent', 'failed', 'skipped', 'cancelled'],
  ...['scheduledAt', 'startedAt', 'finishedAt', 'createdBy', 'createdAt'],
];

async function* emailRows(db: Db, filter: Schemas['EmailFilter']): AsyncGenerator<CsvRow> {
  const part = (after: number, most: number) =>
    matchingCampaigns(db, filter).selectAll().where('id', '>', after).orderBy('id').limit(most);
  for await (const campaigns of batches(part)) {
    const counts = await countMails(
      db,
      campaigns.map(({ id }) => id),
    );
    for (const row of campaigns)
      yield {
        id: row.id,
        state: row.state,
        template: row.template,
        competitionId: row.competition_id,
        subjectHu: row.subject?.hu ?? null,
        subjectEn: row.subject?.en ?? null,
        ...row.audience,
        ...counts(row.id),
        scheduledAt: instant(row.scheduled_at),
        startedAt: instant(row.started_at),
        finishedAt: instant(row.finished_at),
        createdBy: row.created_by,
        createdAt: instant(row.created_at),
      };
  }
}

const messageColumns = ['id', 'recipient', 'locale', 'state', 'attempts', 'interrupted', 'answer', 'sentAt'];

async function* messageRows(
  db: Db,
  id: number,
  filter: Schemas['MessageFilter'],
  isNamed: boolean,
): AsyncGenerator<CsvRow> {
  const part = (after: number, most: number) =>
    matchingMails(db, id, filter).selectAll().where('id', '>', after).orderBy('id').limit(most);
  for await (const mails of batches(part)) for (const mail of mails) yield { ...presentMessage(mail, isNamed) };
}

const textColumns = ['id', 'key', 'locale', 'text', 'version', 'updatedAt'];

async function* textRows(db: Db, filter: Schemas['StaticTextFilter']): AsyncGenerator<CsvRow> {
  const part = (after: number, most: number) =>
    matchingTexts(db, filter).selectAll().where('id', '>', after).orderBy('id').limit(most);
  for await (const texts of batches(part))
    for (const { id, key, locale, text, version, updated_at } of texts)
      yield { id, key, locale, text, version, updatedAt: updated_at.toISOString() };
}

/** The caller, instant and form of a requested list. */
export interface Asked extends Omit<TableForm, 'timeZone'> {
  now: Date;
}

/**
 * Administrators' lists as files: exactly what their filters choose, read as it is written out.
 * @param timeZone IANA name of the zone of dates in lists that people read
 */
export function listExports(db: Db, timeZone: string) {
  const file = (name: string, columns: readonly string[], rows: AsyncIterable<CsvRow>, { format, locale }: Asked) =>
    tableFile(name, columns, rows, { format, locale, timeZone });
  return {
    /** @throws Problem WRONG_PHASE, 422 as `checkUserFilter` */
    async users(filter: Schemas['UserFilter'], asked: Asked): Promise<Download> {
      await checkUserFilter(db, filter, '', asked.now);
      return file('users', userColumns, userRows(db, filter, asked.now), asked);
    },

    /** @throws Problem 422 as `checkAuditFilter` */
    audit(filter: Schemas['AuditFilter'], asked: Asked): Download {
      checkAuditFilter(filter);
      return file('audit', auditColumns, auditRows(db, filter, asked.locale), asked);
    },

    competitions: (filter: Schemas['CompetitionFilter'], asked: Asked): Download =>
      file('competitions', competitionColumns, competitionRows(db, filter, asked.now), asked),

    emails: (filter: Schemas['EmailFilter'], asked: Asked): Download =>
      file('emails', emailColumns, emailRows(db, filter), asked),

    /** @throws Problem NOT_FOUND, WRONG_PHASE as `namedRecipients` */
    async messages(id: number, filter: Schemas['MessageFilter'], asked: Asked): Promise<Download> {
      const row = await findCampaign(db, id);
      if (!row) throw new Problem('NOT_FOUND');
      const isNamed = await namedRecipients(db, row, filter.q !== undefined, asked.now);
      return file(`recipients-${id}`, messageColumns, messageRows(db, id, filter, isNamed), asked);
    },

    texts: (filter: Schemas['StaticTextFilter'], asked: Asked): Download =>
      file('texts', textColumns, textRows(db, filter), asked),
  };
}

export type ListExports = ReturnType<typeof listExports>;
