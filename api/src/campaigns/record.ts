import { audit } from '../platform/audit/audit.ts';
import { findCompetition, type CompetitionRecord } from '../competitions/repository.ts';
import type { Db } from '../platform/database/database.ts';
import type { CampaignRow } from '../platform/database/mailTables.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Problem } from '../platform/http/problem.ts';
import { namesRecipients } from './audience.ts';

/** The competition that a campaign is about. */
export const competitionOf = async (
  tx: Db,
  { competition_id: id }: CampaignRow,
): Promise<CompetitionRecord | undefined> => (id === null ? undefined : ((await findCompetition(tx, id)) ?? undefined));

/**
 * Whether it may be told who the recipients of a campaign are (see `namesRecipients`).
 * @param isLooked whether somebody looks for one of them
 * @throws Problem WRONG_PHASE for looking for one where nobody is told
 */
export async function namedRecipients(db: Db, row: CampaignRow, isLooked: boolean, now: Date): Promise<boolean> {
  const competition = await competitionOf(db, row);
  const isNamed = namesRecipients(row.audience, competition, now);
  if (isNamed || !isLooked || !competition) return isNamed;
  const values = { from: competition.voting_end };
  throw new Problem('WRONG_PHASE', { values: { reason: { phrase: 'phase.SCORES', values } } });
}

/** Whom a campaign is for. */
export const audienceOf = ({ audience, competition_id }: Pick<CampaignRow, 'audience' | 'competition_id'>) => ({
  ...audience,
  competitionId: competition_id,
});

/** Fields of a campaign that the audit log keeps. */
const kept = ({ state, template, competition_id, subject, audience, scheduled_at, finding }: CampaignRow) => ({
  state,
  template,
  competitionId: competition_id,
  subject,
  audience,
  scheduledAt: scheduled_at,
  finding: finding?.code ?? null,
});

/** The label of a campaign for people: its subject, else its competition's title, else its template. */
export const labelOfCampaign = (row: CampaignRow, competition: CompetitionRecord | undefined) =>
  row.subject ?? competition?.title ?? row.template;

/** Something that was done to a campaign. */
interface Step {
  /** Null for the product itself. */
  actor: Actor | null;
  at: Date;
  action: `email.${'created' | 'updated' | 'activated' | 'cancelled' | 'stopped' | 'retried' | 'deleted'}`;
  before: CampaignRow | null;
  /** Null when it is gone. */
  after: CampaignRow | null;
}

/** Tells the audit log what was done to a campaign. */
export async function record(tx: Db, { actor, at, action, before, after }: Step): Promise<void> {
  const row = after ?? before;
  if (!row) throw new Error('What is recorded of a campaign is about one');
  await audit(tx, {
    at,
    actor: actor?.viewer ?? null,
    action,
    objectType: 'email',
    objectId: row.id,
    label: labelOfCampaign(row, await competitionOf(tx, row)),
    competitionId: row.competition_id,
    requestId: actor?.requestId,
    before: before && kept(before),
    after: after && kept(after),
  });
}
