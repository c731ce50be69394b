import path from 'node:path';
import type { Express } from 'express';
import { fileClock, realClock, type Clock } from '@photo-competition/schema/clock';
import { campaignsWing } from '../campaigns/wing.ts';
import { competitionsWing } from '../competitions/wing.ts';
import type { Config } from '../config.ts';
import { mailWing } from '../mail/wing.ts';
import { peopleWing } from '../people/wing.ts';
import { photosWing } from '../photos/wing.ts';
import { checkedAnswers } from '../platform/http/checkedAnswers.ts';
import { serveDocumentation } from '../platform/http/documentation.ts';
import { doorsOf } from '../platform/http/doors.ts';
import { createServer, type ServerParts } from '../platform/http/server.ts';
import { startJob } from '../platform/jobs/job.ts';
import type { Logger } from '../platform/log.ts';
import { platformWing } from '../platform/wing.ts';
import { previewWing } from '../preview/wing.ts';
import { reportsWing } from '../reports/wing.ts';
import { textsWing } from '../texts/wing.ts';
import { votingWing } from '../voting/wing.ts';
import { installationRoutes } from './installation/routes.ts';
import { siteRoutes } from './site/routes.ts';
import { siteService } from './site/service.ts';
import { openStorage } from './storage.ts';

/** Milliseconds between sweeps of what nothing refers to. */
const sweepMs = 10 * 60_000;

const clockOf = ({ CLOCK_FILE }: Config): Clock => (CLOCK_FILE === undefined ? realClock : fileClock(CLOCK_FILE));

const witnessOf = ({ COUNT_WITNESS_URL: url, COUNT_WITNESS_KEY: key }: Config) =>
  url !== undefined && key !== undefined ? { url, key } : null;

/** Opens everything and puts it together: the wings from the lowest to the highest. */
export async function openService(config: Config, log: Logger, clock: Clock = clockOf(config)) {
  const storage = await openStorage(config, log);
  const platform = { ...storage, clock, log };
  const site = { publicUrl: config.PUBLIC_URL, timeZone: config.TIME_ZONE };

  const care = platformWing(platform);
  const competitions = competitionsWing(platform);
  const texts = textsWing(platform);
  const mail = mailWing(platform, {
    ...site,
    smtpUrl: config.SMTP_URL,
    mailbox: path.join(config.DATA_DIR, 'mailbox'),
    from: config.MAIL_FROM,
    leaseMs: config.MAIL_LEASE_SECONDS * 1000,
  });
  const people = peopleWing(platform, mail.outbox, {
    tokenKey: storage.tokenKey,
    tokenHours: config.TOKEN_HOURS,
    device: { tokenMinutes: config.DEVICE_TOKEN_MINUTES, sessionDays: config.DEVICE_SESSION_DAYS },
  });
  const campaigns = campaignsWing(platform, mail, site);
  // Before the photos, which lie below: they show results.
  const voting = await votingWing(platform, mail.outbox, people, {
    ...site,
    countKey: storage.countKey,
    batch: { voters: config.COUNT_BATCH_VOTERS, hours: config.COUNT_BATCH_HOURS },
    minVoters: config.COUNT_MIN_VOTERS,
    unlinkDays: config.COUNT_UNLINK_DAYS,
    jobSeconds: config.COUNT_JOB_SECONDS,
    witness: witnessOf(config),
    timestampUrl: config.COUNT_TIMESTAMP_URL ?? null,
    resultsWaitMs: config.RESULTS_WAIT_MS,
  });
  const photos = photosWing(platform, mail.outbox, voting.results, {
    dataDir: config.DATA_DIR,
    maxMegapixels: config.UPLOAD_MAX_MEGAPIXELS,
    maxBytes: config.UPLOAD_MAX_BYTES,
  });
  const reports = reportsWing(platform, mail.server, voting.results, site);
  const preview = previewWing(platform);

  mail.start({ notices: photos.notices, campaigns: campaigns.mails, seals: voting.seals });
  const sweep = () => Promise.all([care.sweep(), people.sweep(), campaigns.sweep(), competitions.sweep()]);
  const sweeper = startJob({ name: 'the sweep', everyMs: sweepMs, pauseFirst: true, run: sweep, log });

  const handlers: ServerParts['handlers'] = {
    ...care.handlers,
    ...competitions.handlers,
    ...texts.handlers,
    ...mail.handlers,
    ...people.handlers,
    ...campaigns.handlers,
    ...photos.handlers,
    ...voting.handlers,
    ...reports.handlers,
    ...installationRoutes(config.TIME_ZONE),
    ...siteRoutes(siteService({ db: storage.db, log, folder: photos.folder })),
  };
  const previewHandlers = preview.handlers({
    ...handlers,
    ...competitions.previewHandlers,
    ...photos.previewHandlers(preview.reader),
    ...voting.previewHandlers,
  });

  return {
    ...platform,
    admin: competitions.admin,
    accounts: people.accounts,
    uploads: photos.uploads,
    comments: photos.comments,
    signer: voting.signer,
    votes: voting.votes,
    counts: voting.counts,
    attester: voting.attester,
    exclusions: voting.exclusions,
    observers: voting.observers,
    observations: voting.observations,

    /** The contract over HTTP; `extend` adds what stands beside it. */
    server: (extend: (app: Express) => void, observe?: ServerParts['observe']) =>
      createServer(
        {
          handlers,
          previewHandlers,
          openPreview: preview.open,
          authenticate: (token, now) => people.accounts.authenticate(token, now),
          clock,
          log,
          doors: doorsOf({ limited: config.RATE_LIMITS === 'on' }),
          trustedCallers: config.TRUSTED_CALLERS,
          timeZone: config.TIME_ZONE,
          observe,
          ...(config.NODE_ENV === 'test' ? { watch: checkedAnswers(log) } : {}),
        },
        (app) => {
          if (config.NODE_ENV !== 'production') serveDocumentation(app);
          if (config.NODE_ENV !== 'production') mail.serveMailbox(app);
          extend(app);
        },
      ),

    /** Makes the first administrator of the settings on a database without accounts (docs/product.md §6). */
    makeFirstAdministrator: () =>
      people.makeFirstAdministrator({
        username: config.ADMIN_USERNAME,
        email: config.ADMIN_EMAIL,
        password: config.ADMIN_PASSWORD,
      }),

    async close(): Promise<void> {
      for (const part of [sweeper, mail, photos, voting]) await part.stop();
      await storage.close();
    },
  };
}

export type Service = Awaited<ReturnType<typeof openService>>;
