import type { Clock } from '@photo-competition/schema/clock';
import type { Db } from '../platform/database/database.ts';
import type { AccountRow } from '../platform/database/tables.ts';
import { Problem, type Phrase } from '../platform/http/problem.ts';
import { letterheadOf } from './letterhead.ts';
import type { Delivery } from './delivery.ts';
import { insertMail, recordOutcome } from './queue.ts';
import { refusalOf } from './refusal.ts';
import type { RenderedMail } from './render.ts';

/** Seconds for which somebody waits for the mail server; the gateway waits ten for the whole answer. */
const patienceSeconds = 8;

interface Parts {
  db: Db;
  delivery: Delivery;
  clock: Clock;
  /** Milliseconds after which the worker takes a mail over whose sender was killed. */
  leaseMs: number;
}

class Silence extends Error {}

/** @throws Silence when the server does not answer in time; the mail may arrive all the same */
async function withPatience(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silence('no answer in time')), patienceSeconds * 1000);
  });
  try {
    await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}

/** Why a mail was not sent, for the person who can mend it. */
function reasonOf(error: unknown): Phrase {
  const answer = String((error as Error).message).slice(0, 200);
  if (error instanceof Silence) return { phrase: 'notSent.SILENT', values: { seconds: patienceSeconds } };
  const { code, command = '' } = error as { code?: string; command?: string };
  if (code === 'EAUTH') return { phrase: 'notSent.LOGIN', values: { answer } };
  if (command.startsWith('MAIL FROM')) return { phrase: 'notSent.SENDER', values: { answer } };
  const phrases = { server: 'UNREACHABLE', lost: 'LOST', refused: 'REFUSED', later: 'REFUSED' } as const;
  return { phrase: `notSent.${phrases[refusalOf(error)]}`, values: { answer } };
}

/** Hands a mail over while its sender waits; it is not tried again. @throws Problem MAIL_NOT_SENT that says why */
export async function deliverAtOnce(
  { db, delivery, clock, leaseMs }: Parts,
  kind: string,
  account: AccountRow,
  mail: RenderedMail,
): Promise<void> {
  const letterhead = await letterheadOf(db, mail.locale);
  const now = clock();
  const row = await insertMail(db, kind, account, mail, now, new Date(now.getTime() + leaseMs));
  try {
    const { id, recipient, created_at: createdAt } = row;
    await withPatience(delivery.deliver({ ...mail, id, kind, recipient, createdAt }, letterhead));
  } catch (error) {
    await recordOutcome(db, row.id, { status: 'FAILED', answer: String((error as Error).message).slice(0, 500) });
    throw new Problem('MAIL_NOT_SENT', { values: { reason: reasonOf(error) } });
  }
  await recordOutcome(db, row.id, { status: 'SENT', sent_at: clock(), answer: null });
}
