import { networkOf } from '@photo-competition/schema/network';
import type { components } from '@photo-competition/schema/rest';
import { randomUUID } from 'node:crypto';
import { withoutBidiControls } from '../../platform/bidiControls.ts';
import type { Db } from '../../platform/database/database.ts';
import type { AccountRow } from '../../platform/database/tables.ts';
import type { Viewer } from '../../platform/http/operation.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import type { RateLimits } from '../../platform/http/rateLimit.ts';
import type { Clock } from '@photo-competition/schema/clock';
import type { Logger } from '../../platform/log.ts';
import * as devices from './deviceRepository.ts';
import type { RefreshHashes, RefreshTokens } from './refreshTokens.ts';
import * as repository from './repository.ts';
import { sessionUser } from './sessionUser.ts';
import type { Tokens } from './tokens.ts';

type Schemas = components['schemas'];

/** Most devices of an account (docs/product.md §6). */
const mostDevices = 20;

/** Milliseconds for which the last refresh token may be used again, when the answer to its first use was lost. */
const lostAnswerMs = 60_000;

const [minuteMs, dayMs] = [60_000, 24 * 3_600_000];

/** How long what belongs to a device lives. */
export interface DeviceLifetimes {
  /** Minutes of a token. */
  tokenMinutes: number;
  /** Days without use, after which the session ends. */
  sessionDays: number;
}

/** The session of a device, as it is answered to the device. */
export interface DeviceOpened {
  token: string;
  user: Schemas['SessionUser'];
  refreshToken: string;
}

interface Parts extends DeviceLifetimes {
  db: Db;
  tokens: Tokens;
  refreshTokens: RefreshTokens;
  limits: RateLimits;
  clock: Clock;
  log: Logger;
}

/** A device whose refresh token was right. */
interface Refreshed {
  sessionId: string;
  accountId: number;
  refreshToken: string;
}

/** Why a refresh token was refused; each is told in the same way. */
type Refusal = 'unknown' | 'used again';

/** @throws Problem 422 for a name that shows nothing */
function shownName(name: string): string {
  const shown = withoutBidiControls(name)
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  if (!shown) throw invalidField('device', 'BLANK');
  return shown;
}

/**
 * Sessions of devices (docs/product.md §6): a short token, and a refresh token that is used once. Which of two that use the same one
 * is the thief cannot be told, so the session ends for both (RFC 9700, section 4.14.2).
 */
export function deviceSessionService(parts: Parts) {
  const { db, tokens, refreshTokens, limits, clock, log, tokenMinutes, sessionDays } = parts;
  const endOf = (now: Date) => new Date(now.getTime() + sessionDays * dayMs);

  async function answer(
    account: AccountRow,
    sessionId: string,
    refreshToken: string,
    now: Date,
  ): Promise<DeviceOpened> {
    const expiry = new Date(Math.floor((now.getTime() + tokenMinutes * minuteMs) / 1000) * 1000);
    const { id: accountId, administrator } = account;
    const claims = { accountId, sessionId, expiry, administrator, issued: now };
    const token = await tokens.sign({ ...claims, tokenId: randomUUID() });
    return { token, user: await sessionUser(db, account, { token, expiry }, now), refreshToken };
  }

  /** Uses a refresh token under the lock of its session. A refusal is a value: it must not undo the end of the session. */
  const use = (text: string, hashes: RefreshHashes): Promise<Refreshed | Refusal> =>
    db.transaction().execute(async (tx) => {
      const device = await devices.lockDevice(tx, hashes);
      const now = clock();
      if (!device?.enabled || device.expiresAt <= now) return 'unknown';
      const { id: sessionId, accountId } = device;
      const isNext = hashes.token === device.refreshHash;
      const wasLost =
        hashes.token === device.previousHash &&
        device.rotatedAt !== null &&
        now.getTime() - device.rotatedAt.getTime() <= lostAnswerMs;
      if (!isNext && !wasLost) {
        await devices.endSession(tx, sessionId);
        log.warn({ accountId, sessionId }, 'a refresh token was used again: the session of the device has ended');
        return 'used again';
      }
      const next = refreshTokens.next(text);
      // The minute of a lost answer runs from the first use: who asks again and again does not prolong it.
      const rotatedAt = wasLost && device.rotatedAt ? device.rotatedAt : now;
      const hash = { refreshHash: next.hashes.token, previousHash: hashes.token };
      await devices.rotateDevice(tx, sessionId, { ...hash, rotatedAt, now, expiresAt: endOf(now) });
      return { sessionId, accountId, refreshToken: next.text };
    });

  return {
    /** The name of a device as it is kept. @throws Problem 422 BLANK */
    shownName,

    /**
     * Opens the session of a device for somebody whose password was right.
     * @returns null where the account has been disabled, or has another password, since the password was compared
     */
    async open(account: AccountRow, name: string): Promise<DeviceOpened | null> {
      const first = refreshTokens.next();
      const sessionId = randomUUID();
      const now = clock();
      const opened = await db.transaction().execute(async (tx) => {
        // Locked: what ends all sessions of the account comes before or after, and so does another device.
        const row = await repository.lockAccount(tx, account.id);
        if (!row?.enabled || row.password_hash !== account.password_hash) return null;
        await devices.endSurplusDevices(tx, row.id, mostDevices - 1);
        const { hashes } = first;
        await devices.insertDevice(tx, { id: sessionId, accountId: row.id, name, hashes, now, expiresAt: endOf(now) });
        return row;
      });
      return opened && answer(opened, sessionId, first.text, now);
    },

    /** @throws Problem INVALID_REFRESH_TOKEN, the same for every reason; RATE_LIMITED */
    async refresh(text: string, address: string): Promise<DeviceOpened> {
      const network = networkOf(address);
      await limits.take('refresh', network);
      const hashes = refreshTokens.read(text);
      const used = hashes ? await use(text, hashes) : 'unknown';
      if (typeof used === 'string') throw new Problem('INVALID_REFRESH_TOKEN');
      await limits.giveBack('refresh', network);
      const account = await repository.accountById(db, used.accountId);
      if (!account) throw new Problem('INVALID_REFRESH_TOKEN');
      return answer(account, used.sessionId, used.refreshToken, clock());
    },

    /** The device logs out, by any of its refresh tokens. @throws Problem RATE_LIMITED */
    async end(text: string, address: string): Promise<void> {
      const network = networkOf(address);
      await limits.take('refresh', network);
      const hashes = refreshTokens.read(text);
      if (hashes && (await devices.endDeviceOf(db, hashes))) await limits.giveBack('refresh', network);
    },

    async list({ accountId, sessionId }: Viewer, now: Date): Promise<Schemas['DeviceSession'][]> {
      const rows = await devices.devicesOfAccount(db, accountId, now);
      return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        current: id === sessionId,
      }));
    },

    /** @throws Problem NOT_FOUND where it is nobody's or somebody else's */
    async endOne({ accountId }: Viewer, id: string): Promise<void> {
      if (!(await devices.endOwnDevice(db, id, accountId))) throw new Problem('NOT_FOUND');
    },

    /** Removes what has expired. */
    sweep: () => devices.sweepSessions(db, clock()),
  };
}

export type DeviceSessionService = ReturnType<typeof deviceSessionService>;
