import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../../api/dist/platform/database/migrate.js';
import { globalIdOf } from '../../gateway/dist/graph/globalId.js';
import { start } from '../measure/childProcess.ts';
import { freePort } from '../measure/freePort.ts';
import { open } from '../rest/engines.ts';
import { competitions, fillCompetition, fillVotes, scaleOf } from '../rest/fill.ts';
import { settle } from '../rest/settle.ts';
import { bearerOf, startService } from '../rest/service.ts';

const gateway = fileURLToPath(new URL('../../gateway/dist/program/main.js', import.meta.url));

/** Entries of the competition that is measured. */
export const entries = 2000;
const votes = 4000;
/** The entrant who votes, and one who is made an administrator: account id and username, as `fill.ts` makes them. */
const voter = { id: 1, username: 'entrant0', administrator: false };
const administrator = { id: 2, username: 'entrant1', administrator: true };

/** Session of the client, as it stands in localStorage. */
export interface StoredSession {
  key: string;
  value: string;
}

/** Session of an account as the client keeps it. */
export async function sessionOf({
  id,
  username,
  administrator,
}: {
  id: number;
  username: string;
  administrator: boolean;
}): Promise<StoredSession> {
  const token = (await bearerOf(id, administrator))['authorization']?.replace('Bearer ', '');
  const user = {
    id: globalIdOf('User', id),
    number: id,
    username,
    email: `${username}@example.org`,
    firstName: 'Ágnes',
    lastName: 'Tóth',
    administrator,
    locale: 'hu',
    newsletter: [],
    expiry: new Date(Date.now() + 3_600_000).toISOString(),
  };
  return { key: 'photo-competition.session', value: JSON.stringify({ token, user }) };
}

/** The product as built, with its production settings, and a competition in VOTING. */
export interface MeasuredProduct {
  url: string;
  /** The pages that are measured, by name. */
  pages: Readonly<Record<'home' | 'browse' | 'image', string>>;
  /** An administrators' list with a hundred rows. */
  list: string;
  /** Sessions of who votes and of who sees the list. */
  sessions: Readonly<Record<'voter' | 'administrator', StoredSession>>;
  stop(): Promise<void>;
}

/** @param folder data folder, created here; the caller removes it after stopping the product */
export async function startProduct(folder: string): Promise<MeasuredProduct> {
  mkdirSync(folder, { mode: 0o700 });
  const { db, close } = await open({ folder });
  await migrate(db);
  const size = scaleOf(entries);
  await fillCompetition(db, folder, size);
  await fillVotes(db, 0, votes, size);
  await db.updateTable('account').set({ administrator: true }).where('id', '=', administrator.id).execute();
  await settle(db);
  await close();
  const service = await startService({ folder });
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
  const list = `/competition/${competitions.voting}`;
  return {
    url,
    // Not an own entry, which cannot be voted on, nor one that is rejected.
    pages: { home: '/', browse: `${list}/browse`, image: `${list}/show/12` },
    list: '/admin/users?size=100',
    sessions: { voter: await sessionOf(voter), administrator: await sessionOf(administrator) },
    async stop() {
      await running.stop();
      await service.running.stop();
    },
  };
}
