import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { migrate } from '../../api/dist/platform/database/migrate.js';
import { start } from '../measure/childProcess.ts';
import { freePort } from '../measure/freePort.ts';
import { run } from '../rest/ballots.ts';
import { open } from '../rest/engines.ts';
import { competitions, fillCompetition, scaleOf } from '../rest/fill.ts';
import { bearerOf, startService } from '../rest/service.ts';
import { settle } from '../rest/settle.ts';
import { sessionOf, type StoredSession } from './product.ts';

const gateway = fileURLToPath(new URL('../../gateway/dist/program/main.js', import.meta.url));

/** Photos of the competition: as few as the filler makes. */
const entries = 1000;

/** Milliseconds until the round opens: it cannot open in the past. */
const soon = 3000;

/** The judges, by what they judge on, and their seats. */
export const seats = { phone: 1, desktop: 2 } as const;
/** Name of a judge. */
export type JudgeName = keyof typeof seats;

/** Marks of a judge as the service has stored them. */
export interface StoredMarks {
  /** Every mark of the log. */
  marks: number;
  /** Photos that have one. */
  photos: number;
}

/** The product as built, and a round of real photos that two judges mark. */
export interface MeasuredRound {
  url: string;
  /** Path of the desk. */
  desk: string;
  sessions: Readonly<Record<JudgeName, StoredSession>>;
  /** Marks of a judge, as the service counts them. */
  storedMarks(name: JudgeName): Promise<StoredMarks>;
  stop(): Promise<void>;
}

/** @param folder data folder, created here; the caller removes it after stopping the product */
export async function startRound(folder: string): Promise<MeasuredRound> {
  mkdirSync(folder, { mode: 0o700 });
  const { db, close } = await open({ folder });
  await migrate(db);
  const size = scaleOf(entries);
  await fillCompetition(db, folder, size);
  await db.updateTable('account').set({ administrator: true }).where('id', '=', 1).execute();
  await db.updateTable('competition').set({ judged_by: 'JURY' }).where('id', '=', competitions.voting).execute();
  const accounts = { phone: size.entrants + 1, desktop: size.entrants + 2 };
  // Judges enter nothing.
  await run(
    db,
    `insert into account (voter_key, username, username_key, email, email_key, first_name, last_name, locale, activated_at,
      created_at)
    select md5(name)::uuid, name, name, name || '@example.org', name || '@example.org', 'Ágnes', 'Tóth', 'hu', now(), now()
    from (values ('phone'), ('desktop')) judge (name)`,
  );
  await run(
    db,
    `insert into session (id, account_id, created_at, expires_at)
    select md5('session ' || id)::uuid, id, now(), now() + interval '1 day' from account where id > ${size.entrants}`,
  );
  await settle(db);
  await close();
  const service = await startService({ folder });
  const ask = async <T>(account: number, method: string, at: string, json?: unknown): Promise<T> => {
    const headers = { ...(await bearerOf(account, account === 1)), 'content-type': 'application/json' };
    const body = json === undefined ? null : JSON.stringify(json);
    const answer = await fetch(service.url + at, { method, headers, body });
    if (!answer.ok) throw new Error(`${method} ${at} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json().catch(() => null)) as T;
  };
  const jury = `/api/admin/competition/${competitions.voting}/jury`;
  for (const accountId of Object.values(accounts)) {
    await ask(1, 'POST', `${jury}/seats`, { accountId });
    await ask(accountId, 'PUT', `/api/jury/${competitions.voting}/seat`, { accept: true });
  }
  const opens = new Date(Date.now() + soon);
  const { rounds } = await ask<{ rounds: { id: number }[] }>(1, 'POST', `${jury}/rounds`, {
    title: { hu: 'Első forduló', en: 'First round' },
    position: 1,
    types: [],
    minPoint: 1,
    maxPoint: 10,
    remarks: 'ENTRANTS',
    opens: opens.toISOString(),
    closes: new Date(opens.getTime() + 24 * 3_600_000).toISOString(),
    panel: Object.values(seats),
  });
  const round = rounds[0]?.id ?? 0;
  await delay(soon);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    REST_API_URL: service.url,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  };
  const running = await start({ name: 'The gateway', args: [path.resolve(gateway)], env, readyUrl: `${url}/readyz` });
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await running.stop();
    await service.running.stop();
  };
  const session = (name: JudgeName) => sessionOf({ id: accounts[name], username: name, administrator: false });
  return {
    url,
    desk: `/jury/${competitions.voting}/round/${round}`,
    sessions: { phone: await session('phone'), desktop: await session('desktop') },
    async storedMarks(name) {
      // The embedded database has one user: the service ends first.
      await stop();
      const stored = await open({ folder });
      const all = await stored.db
        .selectFrom('jury_mark')
        .select('number')
        .where('round_id', '=', round)
        .where('seat', '=', seats[name])
        .execute();
      await stored.close();
      return { marks: all.length, photos: new Set(all.map(({ number }) => number)).size };
    },
    stop,
  };
}
