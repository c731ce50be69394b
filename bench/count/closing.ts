import { readConfig } from '../../api/dist/config.js';
import { closeLog } from '../../api/dist/voting/count/closing.js';
import { seal } from '../../api/dist/voting/count/ballots.js';
import { findLog } from '../../api/dist/voting/count/keeper.js';
import { createLog } from '../../api/dist/platform/log.js';
import { openService } from '../../api/dist/start/service.js';
import type { Place } from '../rest/engines.ts';
import { secret } from '../rest/service.ts';
import { timed, type Spent } from '../../count/bench/spent.ts';
import { days, fillBallots, fillPeople, inDays, type CountSize } from './filled.ts';

/** Opens the service within this process at an instant, and closes it. */
async function at<T>(
  { folder, databaseUrl }: Place,
  day: number,
  work: (service: Awaited<ReturnType<typeof openService>>, now: Date) => Promise<T>,
): Promise<T> {
  const now = inDays(day);
  const environment = { NODE_ENV: 'production', DATA_DIR: folder, JWT_SECRET: secret, COUNT_JOB_SECONDS: '86400' };
  const config = readConfig(databaseUrl === undefined ? environment : { ...environment, DATABASE_URL: databaseUrl });
  const service = await openService(config, createLog('warn'), () => now);
  try {
    return await work(service, now);
  } finally {
    await service.close();
  }
}

/** Times of closing and publishing a count. */
export interface Closing {
  close: Spent;
  publish: Spent;
}

/** Has the service open a log, fills it with ballots, and measures the service closing and publishing it. */
export async function measureClosing(place: Place, size: CountSize): Promise<Closing> {
  await fillPeople(place, size);
  await at(place, days.votingStart + 0.5, ({ counts }) => counts.round());
  await fillBallots(place, size);
  const close = await at(place, days.votingEnd + 0.5, async ({ db, signer }, now) => {
    await seal(db, 1, now);
    const log = await findLog(db, 1);
    if (!log) throw new Error('there is no log');
    return timed(async () => {
      if (!(await closeLog(db, signer, log, now))) throw new Error('the log was not closed');
    });
  });
  return at(place, days.award + 0.5, async ({ db, counts }) => {
    const publish = await timed(() => counts.round());
    const log = await findLog(db, 1);
    if (log?.result_version !== 1 || log.ballots !== size.ballots) throw new Error('the count was not published');
    return { close, publish };
  });
}
