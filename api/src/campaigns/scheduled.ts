import { timed } from '../competitions/present.ts';
import type { Db } from '../platform/database/database.ts';
import type { CampaignRow } from '../platform/database/mailTables.ts';
import type { AccountRow } from '../platform/database/tables.ts';
import { phraseText, type Locale } from '../platform/http/messages.ts';
import type { Phrase } from '../platform/http/problem.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { MailText } from '../mail/templates.ts';
import { competitionOf, labelOfCampaign, record } from './record.ts';
import * as repository from './repository.ts';
import { isAtBoundary, isTooEarly, outdatedDate, untimely } from './timing.ts';

interface Parts {
  db: Db;
  outbox: Outbox;
  /** IANA zone in which a finding writes dates. */
  timeZone: string;
}

/** Why a campaign is not started, as its finding says it. */
interface Obstacle {
  code: 'WRONG_PHASE' | 'DEADLINE_CHANGED' | 'COMPETITION_GONE';
  text: Phrase;
}

/** The mail to administrators about a campaign that was not sent; it is no template, because nobody edits it. */
const notice: Record<Locale, MailText> = {
  hu: {
    subject: 'Nem indult el egy ütemezett levél: {{campaign}}',
    body: 'Kedves {{name}}!\n\n{{finding}}\n\nA levél: **{{campaign}}**. Addig ütemezett marad, amíg valaki nem módosítja vagy vonja vissza.\n\n[Az adminisztráció megnyitása]({{link}})',
  },
  en: {
    subject: 'A scheduled mail was not started: {{campaign}}',
    body: 'Dear {{name}},\n\n{{finding}}\n\nThe mail: **{{campaign}}**. It stays scheduled until somebody changes or cancels it.\n\n[Open the administration]({{link}})',
  },
};

const administrators = (tx: Db): Promise<AccountRow[]> =>
  tx
    .selectFrom('account')
    .selectAll()
    .where('administrator', '=', true)
    .where('enabled', '=', true)
    .where('activated_at', 'is not', null)
    .orderBy('id')
    .execute();

/** @returns why it must not start; `wait` at the very instant of the boundary that it waits for, and until votes are taken */
async function obstacleOf(tx: Db, row: CampaignRow, now: Date): Promise<Obstacle | 'wait' | null> {
  const found = await competitionOf(tx, row);
  if (!found)
    return row.template === 'newsletter'
      ? null
      : { code: 'COMPETITION_GONE', text: { phrase: 'finding.COMPETITION_GONE' } };
  const competition = timed(found);
  const reason = untimely(row, competition, now);
  if (reason && isAtBoundary(row.template, competition, now)) return 'wait';
  if (!reason && (await isTooEarly(tx, row, found, now))) return 'wait';
  if (reason) return { code: 'WRONG_PHASE', text: { phrase: 'finding.WRONG_PHASE', values: { reason } } };
  const outdated = outdatedDate(row.frozen, competition, now);
  if (!outdated) return null;
  const { name, promised, actual } = outdated;
  const values = { promised, actual, date: { phrase: `date.${name}` } as const };
  return { code: 'DEADLINE_CHANGED', text: { phrase: 'finding.DEADLINE_CHANGED', values } };
}

/** Starts scheduled campaigns whose time has come, or says why it does not (docs/product.md §7). */
export function scheduledCampaigns({ db, outbox, timeZone }: Parts) {
  async function stop(tx: Db, before: CampaignRow, { code, text }: Obstacle, now: Date): Promise<void> {
    const message = {
      hu: phraseText(text, { locale: 'hu', timeZone }),
      en: phraseText(text, { locale: 'en', timeZone }),
    };
    const finding = JSON.stringify({ code, message, at: now.toISOString() });
    const after = await repository.setState(tx, before.id, { state: 'SCHEDULED', finding });
    await record(tx, { actor: null, at: now, action: 'email.stopped', before, after });
    const label = labelOfCampaign(after, await competitionOf(tx, after));
    for (const account of await administrators(tx)) {
      const { locale } = account;
      const values = { finding: message[locale], campaign: typeof label === 'string' ? label : label[locale] };
      await outbox.enqueueText(tx, 'campaign-stopped', notice, account, { path: '/admin', values }, now);
    }
  }

  async function startOne(tx: Db, id: number, now: Date): Promise<void> {
    // Another worker may have it in hand, or an administrator have changed it meanwhile.
    const row = await repository.lockDueCampaign(tx, id, now);
    if (!row) return;
    const obstacle = await obstacleOf(tx, row, now);
    if (obstacle === 'wait') return;
    if (obstacle) await stop(tx, row, obstacle, now);
    else await repository.setState(tx, id, { state: 'RUNNING', started_at: now });
  }

  return {
    async startDue(now: Date): Promise<void> {
      for (const id of await repository.dueCampaigns(db, now))
        await db.transaction().execute((tx) => startOne(tx, id, now));
    },
  };
}

export type ScheduledCampaigns = ReturnType<typeof scheduledCampaigns>;
