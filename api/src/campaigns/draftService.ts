import type { components } from '@photo-competition/schema/rest';
import { timed } from '../competitions/present.ts';
import { findCompetition, type CompetitionRecord } from '../competitions/repository.ts';
import type { Db } from '../platform/database/database.ts';
import type { CampaignRow } from '../platform/database/mailTables.ts';
import type { Reader } from '../platform/http/instantText.ts';
import { phraseText, problemBody, type Locale } from '../platform/http/messages.ts';
import type { Viewer } from '../platform/http/operation.ts';
import { invalidField, Problem, type Phrase } from '../platform/http/problem.ts';
import type { MailServerState } from '../mail/worker.ts';
import { countAudience, namesRecipients } from './audience.ts';
import type { CampaignPreviews } from './previews.ts';
import { audienceOf } from './record.ts';
import { wasWrittenTo } from './repository.ts';
import { dateNames, namesVariable, nextBoundary } from './dates.ts';
import { badLinks } from './links.ts';
import { checkCampaign, checkJury, groupsOfCompetition } from './rules.ts';
import { checkScheduledAt, untimely } from './timing.ts';

type Schemas = components['schemas'];
type Content = Schemas['EmailRequest'];
type Finding = Schemas['EmailCheckFinding'];

interface Parts {
  db: Db;
  previews: CampaignPreviews;
  /** Where the product is reached. */
  publicUrl: string;
  /** IANA time zone in which findings name dates. */
  timeZone: string;
  /** How the mail server has answered this process last. */
  mailServer(): MailServerState;
}

/** Within this time the same people are not written to twice without a word about it. */
const recentMs = 24 * 3_600_000;

/** A campaign that is written and not saved. */
const rowOf = (content: Content, viewer: Viewer, now: Date): CampaignRow => ({
  id: 0,
  state: 'DRAFT',
  template: content.template,
  competition_id: content.competitionId ?? null,
  subject: content.subject ?? null,
  body: content.body ?? null,
  audience: content.audience,
  scheduled_at: content.scheduledAt ? new Date(content.scheduledAt) : null,
  frozen: null,
  finding: null,
  created_by: viewer.username,
  version: 0,
  created_at: now,
  started_at: null,
  finished_at: null,
});

/** Campaigns while they are written: whom they would reach, how they would look, what keeps them from being sent. */
export function draftService({ db, previews, publicUrl, timeZone, mailServer }: Parts) {
  /** @throws Problem 422 where there is no such competition, or none although the group or the mail needs one */
  async function competitionFor({
    competitionId,
    audience,
    template,
  }: Pick<Content, 'competitionId' | 'audience'> & {
    template?: Content['template'];
  }): Promise<CompetitionRecord | null> {
    if (typeof competitionId === 'number') {
      const competition = await findCompetition(db, competitionId);
      if (!competition) throw invalidField('competitionId', 'NOT_FOUND');
      return competition;
    }
    const ofCompetition = groupsOfCompetition.includes(audience.group);
    if (ofCompetition || (template ?? 'newsletter') !== 'newsletter') throw invalidField('competitionId', 'REQUIRED');
    return null;
  }

  /** Null where even the number would tell who has voted. @throws Problem 422 as `competitionFor` */
  async function countOf(
    { audience }: Pick<Content, 'audience'>,
    competition: CompetitionRecord | null,
    now: Date,
  ): Promise<Schemas['EmailAudienceCount'] | null> {
    if (!namesRecipients(audience, competition ?? undefined, now)) return null;
    return countAudience(db, { ...audience, competitionId: competition?.id ?? null });
  }

  /** Reasons a campaign cannot be sent: the errors that activating it would be refused with. */
  function* errors(
    row: CampaignRow,
    content: Content,
    competition: CompetitionRecord | null,
    isEmpty: boolean,
    now: Date,
  ) {
    const refusal = (check: () => void): Problem[] => {
      try {
        check();
        return [];
      } catch (error) {
        if (error instanceof Problem) return [error];
        throw error;
      }
    };
    yield* refusal(() => checkCampaign(content));
    yield* refusal(() => checkJury(content.audience.group, competition));
    yield* refusal(() => checkScheduledAt(row.scheduled_at, now));
    const reason = competition && untimely(row, timed(competition), now);
    if (reason) yield new Problem('WRONG_PHASE', { values: { reason } });
    if (isEmpty) yield new Problem('NO_RECIPIENTS');
  }

  /** Hints about a campaign that can be sent nevertheless. */
  async function* warnings(row: CampaignRow, competition: CompetitionRecord | null, now: Date) {
    const later = row.scheduled_at;
    const reason = competition && later && untimely(row, timed(competition), later);
    if (reason)
      yield { code: 'LATER_WRONG_PHASE', phrase: { phrase: 'check.LATER_WRONG_PHASE', values: { reason } } } as const;
    const { reachable, answer } = mailServer();
    if (reachable === false)
      yield { code: 'MAIL_SERVER', phrase: { phrase: 'check.MAIL_SERVER', values: { answer: answer ?? '' } } } as const;
    if (await wasWrittenTo(db, audienceOf(row), new Date(now.getTime() - recentMs)))
      yield { code: 'SENT_RECENTLY', phrase: { phrase: 'check.SENT_RECENTLY' } } as const;
  }

  /** Where the texts use the former name of dates: which one it is depends on when the mail goes out. */
  function* formerNames(row: CampaignRow, competition: CompetitionRecord | null, now: Date) {
    if (!competition) return;
    const [dates, at] = [timed(competition), row.scheduled_at ?? now];
    const next = nextBoundary(dates, at);
    const values = {
      variable: '{{deadline}}',
      names: dateNames.map((name) => `{{${name}}}`).join(', '),
      date: { phrase: `date.${next}` } as const,
      instant: dates[next],
    };
    for (const field of ['subject', 'body'] as const)
      for (const locale of ['hu', 'en'] as const)
        if (namesVariable(row[field]?.[locale] ?? '', 'deadline'))
          yield { field: `${field}.${locale}`, phrase: { phrase: 'check.DEADLINE', values } } as const;
  }

  const errorFinding = (problem: Problem, reader: Reader): Finding[] => {
    const { detail, errors: fields = [] } = problemBody(problem, reader, '');
    const code = problem.code as Finding['code'];
    if (!fields.length) return [{ code, severity: 'ERROR', field: null, message: detail }];
    return fields.map(({ field, message }) => ({ code, severity: 'ERROR', field, message }));
  };

  const warningFinding = (code: Finding['code'], phrase: Phrase, reader: Reader, field: string | null): Finding => ({
    code,
    severity: 'WARNING',
    field,
    message: phraseText(phrase, reader),
  });

  return {
    /** @throws Problem WRONG_PHASE for voters before voting is over; 422 as `competitionFor` */
    async audience(asked: Schemas['EmailAudienceRequest'], now: Date): Promise<Schemas['EmailAudienceCount']> {
      const competition = await competitionFor(asked);
      const count = await countOf(asked, competition, now);
      if (count) return count;
      const values = competition ? { from: competition.voting_end } : {};
      throw new Problem('WRONG_PHASE', { values: { reason: { phrase: 'email.VOTERS_LATER', values } } });
    },

    /** @throws Problem 422 as `competitionFor`, and for an account that is not there */
    async preview({ content, ...request }: Schemas['EmailPreviewOfRequest'], viewer: Viewer, now: Date) {
      await competitionFor(content);
      return previews.of(rowOf(content, viewer, now), request, viewer, now);
    },

    /** @throws Problem 422 as `competitionFor` */
    async check(content: Content, viewer: Viewer, locale: Locale, now: Date): Promise<Schemas['EmailCheck']> {
      const competition = await competitionFor(content);
      const row = rowOf(content, viewer, now);
      const people = await countOf(content, competition, now);
      const isEmpty = people !== null && people.hu + people.en === 0;
      const reader = { locale, timeZone };
      const findings: Finding[] = [];
      for (const problem of errors(row, content, competition, isEmpty, now))
        findings.push(...errorFinding(problem, reader));
      for await (const { code, phrase } of warnings(row, competition, now))
        findings.push(warningFinding(code, phrase, reader, null));
      for (const { field, phrase } of formerNames(row, competition, now))
        findings.push(warningFinding('DEADLINE', phrase, reader, field));
      for (const { field, phrase } of badLinks(content.body, publicUrl))
        findings.push(warningFinding('LINK', phrase, reader, field));
      return { audience: people, findings };
    },
  };
}

export type DraftService = ReturnType<typeof draftService>;
