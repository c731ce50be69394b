import type { components } from '@photo-competition/schema/rest';
import type { CampaignRow, MailRow } from '../platform/database/mailTables.ts';

type Schemas = components['schemas'];

const instant = (date: Date | null) => date?.toISOString() ?? null;

export const presentCampaign = (row: CampaignRow, counts: Schemas['EmailCounts']): Schemas['Email'] => ({
  id: row.id,
  state: row.state,
  template: row.template,
  competitionId: row.competition_id,
  subject: row.subject,
  body: row.body,
  audience: row.audience,
  scheduledAt: instant(row.scheduled_at),
  counts,
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
  startedAt: instant(row.started_at),
  finishedAt: instant(row.finished_at),
  finding: row.finding,
  version: row.version,
});

/** @param isNamed whether it may be told who the recipient is (see `namesRecipients`) */
export const presentMessage = (row: MailRow, isNamed: boolean): Schemas['EmailMessage'] => ({
  id: row.id,
  recipient: isNamed ? row.recipient : '',
  locale: row.locale,
  state: row.status === 'QUEUED' && row.handing_over ? 'SENDING' : row.status,
  attempts: row.attempts,
  interrupted: row.interrupted,
  // A mail server repeats the address that it refuses.
  answer: isNamed || row.status === 'SKIPPED' ? row.answer : null,
  nextAttemptAt: row.status === 'QUEUED' && !row.handing_over ? instant(row.due_at) : null,
  sentAt: instant(row.sent_at),
});
