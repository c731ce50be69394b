import path from 'node:path';
import type { Express } from 'express';
import { auditRoutes } from './audit/routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { accountService } from './accounts/service.ts';
import { countAccounts } from './accounts/repository.ts';
import { tokensOf } from './accounts/tokens.ts';
import { diskStore } from './blobs/blobStore.ts';
import { sweepGarbage } from './blobs/garbage.ts';
import { fileClock, realClock, type Clock } from './clock.ts';
import { commentRoutes } from './comments/routes.ts';
import { commentService } from './comments/service.ts';
import { adminCompetitionService } from './competitions/adminService.ts';
import { competitionRoutes } from './competitions/routes.ts';
import { competitionService } from './competitions/service.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/database.ts';
import { lockFolder } from './database/lock.ts';
import { rateLimits } from './http/rateLimit.ts';
import { createServer } from './http/server.ts';
import { imageModerationService } from './images/moderationService.ts';
import { imageRoutes } from './images/routes.ts';
import { imageService } from './images/service.ts';
import { uploadFolder } from './images/uploadRequest.ts';
import { uploadService } from './images/uploadService.ts';
import { localizationRoutes } from './localization/routes.ts';
import { localizationService } from './localization/service.ts';
import type { Logger } from './log.ts';
import { mailboxDelivery, smtpDelivery } from './mail/delivery.ts';
import { serveDevMailbox } from './mail/devMailbox.ts';
import { outboxOf } from './mail/outbox.ts';
import { templateRoutes } from './mail/templateRoutes.ts';
import { templateService } from './mail/templateService.ts';
import { startMailWorker } from './mail/worker.ts';
import { resultsService } from './results/service.ts';
import { statisticsRoutes } from './statistics/routes.ts';
import { statisticsService } from './statistics/service.ts';
import { userRoutes } from './users/routes.ts';
import { userService } from './users/service.ts';
import { voteRoutes } from './votes/routes.ts';
import { voteService } from './votes/service.ts';

/** Milliseconds between sweeps of unreferenced blobs. */
const sweepMs = 10 * 60_000;

const clockOf = ({ CLOCK_FILE }: Config): Clock => (CLOCK_FILE === undefined ? realClock : fileClock(CLOCK_FILE));

/** Opens everything and puts it together; the demo loader uses the same parts as the server. */
export async function openService(config: Config, log: Logger, clock: Clock = clockOf(config)) {
  const unlock = await lockFolder(config.DATA_DIR);
  const database = await openDatabase(config, log).catch(async (error: unknown) => {
    await unlock();
    throw error;
  });
  const { db } = database;
  const blobs = diskStore(path.join(config.DATA_DIR, 'blobs'));
  const mailbox = path.join(config.DATA_DIR, 'mailbox');
  const delivery =
    config.SMTP_URL === undefined ? mailboxDelivery(mailbox) : smtpDelivery(config.SMTP_URL, config.MAIL_FROM);
  const mails = startMailWorker({ db, delivery, clock, log });
  const limits = rateLimits(config.RATE_LIMITS === 'on');

  const accounts = accountService({
    db,
    tokens: tokensOf(config.JWT_SECRET),
    outbox: outboxOf(config.PUBLIC_URL, () => mails.wake()),
    limits,
    tokenHours: config.TOKEN_HOURS,
  });
  const results = resultsService(db);
  const images = imageService(db, results);
  const admin = adminCompetitionService(db);
  const uploads = uploadService({ db, blobs, clock, maxMegapixels: config.UPLOAD_MAX_MEGAPIXELS });
  const votes = voteService(db, clock);
  const comments = commentService(db, clock);
  const sweep = () =>
    void sweepGarbage(db, blobs, clock()).catch((error: unknown) => log.error({ err: error }, 'the sweep failed'));
  const sweeper = setInterval(sweep, sweepMs).unref();

  return {
    ...database,
    clock,
    blobs,
    accounts,
    admin,
    uploads,
    votes,
    comments,
    images,

    /** The contract over HTTP; `extend` adds what stands beside it. */
    server: (extend: (app: Express) => void) =>
      createServer(
        {
          handlers: {
            ...accountRoutes(accounts),
            ...competitionRoutes(competitionService(db), admin),
            ...imageRoutes({
              images,
              uploads,
              moderation: imageModerationService(db),
              blobs,
              limits,
              uploadFolder: uploadFolder(config.DATA_DIR),
              maxBytes: config.UPLOAD_MAX_BYTES,
            }),
            ...voteRoutes(votes, limits),
            ...commentRoutes(comments, limits),
            ...userRoutes(userService(db, accounts.mailActivation, () => mails.wake())),
            ...localizationRoutes(localizationService(db)),
            ...templateRoutes(templateService(db)),
            ...statisticsRoutes(statisticsService(db, results)),
            ...auditRoutes(db),
          },
          authenticate: (token, now) => accounts.authenticate(token, now),
          clock,
          log,
          trustedCallers: config.TRUSTED_CALLERS,
        },
        (app) => {
          if (config.NODE_ENV !== 'production' && config.SMTP_URL === undefined) serveDevMailbox(app, mailbox);
          extend(app);
        },
      ),

    /** Makes the first administrator of the settings on a database without accounts (product.md §6). */
    async makeFirstAdministrator(): Promise<void> {
      const { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = config;
      if (username === undefined || email === undefined || password === undefined || (await countAccounts(db)) > 0)
        return;
      const person = { firstName: 'Admin', lastName: 'Admin', locale: 'hu', newsletter: [] } as const;
      await accounts.createActive({ ...person, newsletter: [], username, email }, password, true, clock());
      log.info({ username }, 'the first administrator was made');
    },

    async close(): Promise<void> {
      clearInterval(sweeper);
      await mails.stop();
      await database.close();
      await unlock();
    },
  };
}

export type Service = Awaited<ReturnType<typeof openService>>;
