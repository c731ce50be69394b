import { audit } from '../audit/audit.ts';
import { findCompetition, type CompetitionRecord } from '../competitions/repository.ts';
import type { Db } from '../database/database.ts';
import type { CampaignRow } from '../database/tables.ts';
import type { Actor } from '../http/actor.ts';

/** The competition that a campaign is about. */
export const competitionOf = async (
  tx: Db,
  { competition_id: id }: CampaignRow,
): Promise<CompetitionRecord | undefined> => (id === null ? undefined : ((await findCompetition(tx, id)) ?? undefined));

/** What the audit log keeps of a campaign. */
const kept = ({ state, template, competition_id, subject, audience, scheduled_at, finding }: CampaignRow) => ({
  state,
  template,
  competitionId: competition_id,
  subject,
  audience,
  scheduledAt: scheduled_at,
  finding: finding?.code ?? null,
});

/** What people call a campaign: its subject, else what it is about. */
export const labelOfCampaign = (row: CampaignRow, competition: CompetitionRecord | undefined) =>
  row.subject ?? competition?.title ?? row.template;

/** Something that was done to a campaign. */
interface Step {
  /** Null for the product itself. */
  actor: Actor | null;
  at: Date;
  action: `email.${'created' | 'updated' | 'activated' | 'cancelled' | 'stopped'}`;
  before: CampaignRow | null;
  after: CampaignRow;
}

/** Tells the audit log what was done to a campaign. */
export async function record(tx: Db, { actor, at, action, before, after }: Step): Promise<void> {
  await audit(tx, {
    at,
    actor: actor?.viewer ?? null,
    action,
    objectType: 'email',
    objectId: after.id,
    label: labelOfCampaign(after, await competitionOf(tx, after)),
    competitionId: after.competition_id,
    requestId: actor?.requestId,
    before: before && kept(before),
    after: kept(after),
  });
}
