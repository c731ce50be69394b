import path from 'node:path';
import type { Express } from 'express';
import { auditRoutes } from '../platform/audit/routes.ts';
import { auditService } from '../platform/audit/service.ts';
import { accountRoutes } from '../people/accounts/routes.ts';
import { emailChangeService } from '../people/accounts/emailChange.ts';
import { profileService } from '../people/accounts/profile.ts';
import { accountService } from '../people/accounts/service.ts';
import { countAccounts } from '../people/accounts/repository.ts';
import { devicesOf } from '../people/accounts/devices.ts';
import { tokensOf } from '../people/accounts/tokens.ts';
import { sweepGarbage } from '../platform/blobs/garbage.ts';
import { campaignMails } from '../campaigns/mails.ts';
import { draftService } from '../campaigns/draftService.ts';
import { campaignPreviews } from '../campaigns/previews.ts';
import { foldAudienceCounts } from '../campaigns/audience.ts';
import { campaignRoutes } from '../campaigns/routes.ts';
import { scheduledCampaigns } from '../campaigns/scheduled.ts';
import { campaignService } from '../campaigns/service.ts';
import { fileClock, realClock, type Clock } from '@photo-competition/schema/clock';
import { commentRoutes } from '../photos/comments/routes.ts';
import { commentService } from '../photos/comments/service.ts';
import { adminCompetitionService } from '../competitions/adminService.ts';
import { competitionRoutes } from '../competitions/routes.ts';
import { competitionService } from '../competitions/service.ts';
import type { Config } from '../config.ts';
import { startAttester } from '../voting/count/attesting/attester.ts';
import { startCountKeeper } from '../voting/count/keeper.ts';
import { noteCountKey } from '../voting/count/keys.ts';
import { publicFiles } from '../voting/count/publicFiles.ts';
import { countRoutes } from '../voting/count/routes.ts';
import { sealedMails } from '../voting/count/sealedMails.ts';
import { countService } from '../voting/count/service.ts';
import { countSigner } from '../voting/count/signer.ts';
import { startUpkeep } from '../platform/database/upkeep.ts';
import { exclusionRoutes } from '../voting/exclusions/routes.ts';
import { exclusionService } from '../voting/exclusions/service.ts';
import { listExportRoutes } from '../reports/exports/listRoutes.ts';
import { listExports } from '../reports/exports/lists.ts';
import { exportRoutes } from '../reports/exports/routes.ts';
import { exportService } from '../reports/exports/service.ts';
import { checkedAnswers } from '../platform/http/checkedAnswers.ts';
import { serveDocumentation } from '../platform/http/documentation.ts';
import { doorsOf } from '../platform/http/doors.ts';
import { Problem } from '../platform/http/problem.ts';
import { startJob } from '../platform/jobs/job.ts';
import { createServer } from '../platform/http/server.ts';
import { startBackfill } from '../photos/images/backfill/backfill.ts';
import { imageModerationService } from '../photos/images/moderationService.ts';
import { imageRoutes } from '../photos/images/routes.ts';
import { imageService } from '../photos/images/service.ts';
import { uploadFolder } from '../photos/images/uploadRequest.ts';
import { forgetOldUploads } from '../competitions/pendingUploads.ts';
import { uploadService } from '../photos/images/uploadService.ts';
import { installationRoutes } from './installation/routes.ts';
import { localizationRoutes } from '../texts/routes.ts';
import { localizationService } from '../texts/service.ts';
import type { Logger } from '../platform/log.ts';
import { mailboxDelivery, smtpDelivery } from '../mail/delivery.ts';
import { deliverAtOnce } from '../mail/deliverAtOnce.ts';
import { serveDevMailbox } from '../mail/devMailbox.ts';
import { outboxOf } from '../mail/outbox.ts';
import { templatePreviews } from '../mail/templatePreview.ts';
import { templateRoutes } from '../mail/templateRoutes.ts';
import { templateService } from '../mail/templateService.ts';
import { startMailWorker } from '../mail/worker.ts';
import { moderationNotices } from '../photos/moderation/notices.ts';
import { moderationQueueRoutes } from '../photos/moderationQueue/routes.ts';
import { moderationQueueService } from '../photos/moderationQueue/service.ts';
import { similarService } from '../photos/moderationQueue/similarService.ts';
import { observerNaming } from '../voting/observer/naming.ts';
import { observationService } from '../voting/observer/observation.ts';
import { observerRoutes } from '../voting/observer/routes.ts';
import { previewHandlers } from '../preview/handlers.ts';
import { previewOpening } from '../preview/opening.ts';
import { previewReader } from '../preview/reading.ts';
import { previewVotes } from '../preview/votes.ts';
import { pulseRoutes } from '../reports/pulse/routes.ts';
import { pulseService } from '../reports/pulse/service.ts';
import { radarRoutes } from '../voting/radar/routes.ts';
import { radarService } from '../voting/radar/service.ts';
import { startResultsKeeper } from '../voting/results/keeper.ts';
import { robustnessRoutes } from '../voting/results/robustness.ts';
import { resultsService } from '../voting/results/service.ts';
import { siteRoutes } from './site/routes.ts';
import { siteService } from './site/service.ts';
import { statisticsRoutes } from '../reports/statistics/routes.ts';
import { statisticsService } from '../reports/statistics/service.ts';
import { openStorage } from './storage.ts';
import { subscriptionRoutes } from '../people/subscriptions/routes.ts';
import { subscriptionService } from '../people/subscriptions/service.ts';
import { accessService } from '../people/users/accessService.ts';
import { bulkUserService } from '../people/users/bulkService.ts';
import { userRoutes } from '../people/users/routes.ts';
import { userService } from '../people/users/service.ts';
import { voteRoutes } from '../voting/votes/routes.ts';
import { voteService } from '../voting/votes/service.ts';

/** Milliseconds between sweeps of unreferenced blobs. */
const sweepMs = 10 * 60_000;

const clockOf = ({ CLOCK_FILE }: Config): Clock => (CLOCK_FILE === undefined ? realClock : fileClock(CLOCK_FILE));

/** Opens everything and puts it together. */
export async function openService(config: Config, log: Logger, clock: Clock = clockOf(config)) {
  const storage = await openStorage(config, log);
  const { db, blobs, limits } = storage;
  const mailbox = path.join(config.DATA_DIR, 'mailbox');
  const delivery =
    config.SMTP_URL === undefined
      ? mailboxDelivery(mailbox, config.MAIL_FROM)
      : smtpDelivery(config.SMTP_URL, config.MAIL_FROM);
  const leaseMs = config.MAIL_LEASE_SECONDS * 1000;
  const wake = () => mails.wake();
  const outbox = outboxOf(config.PUBLIC_URL, wake);
  const notices = moderationNotices(db, outbox);
  const scheduled = scheduledCampaigns({ db, outbox, timeZone: config.TIME_ZONE });
  const signer = countSigner(storage.countKey, config.PUBLIC_URL);
  const mails = startMailWorker({
    db,
    delivery,
    notices,
    campaigns: campaignMails(db, config.PUBLIC_URL, scheduled),
    seals: sealedMails(db, signer, config.PUBLIC_URL),
    clock,
    log,
    leaseMs,
  });
  const previews = campaignPreviews({ db, publicUrl: config.PUBLIC_URL, timeZone: config.TIME_ZONE });
  const campaigns = campaignService({
    db,
    previews,
    publicUrl: config.PUBLIC_URL,
    timeZone: config.TIME_ZONE,
    deliver: (kind, account, mail) => deliverAtOnce({ db, delivery, clock, leaseMs }, kind, account, mail),
    wake,
  });
  const drafts = draftService({
    ...{ db, previews, publicUrl: config.PUBLIC_URL, timeZone: config.TIME_ZONE },
    mailServer: () => mails.server(),
  });

  const emailChange = emailChangeService({ db, outbox, limits });
  const accounts = accountService({
    db,
    tokens: tokensOf(storage.tokenKey),
    devices: devicesOf(storage.tokenKey),
    outbox,
    limits,
    tokenHours: config.TOKEN_HOURS,
  });
  const keeper = startResultsKeeper({
    ...{ db, clock, log },
    alone: storage.engine === 'embedded',
    waitMs: config.RESULTS_WAIT_MS,
  });
  const results = resultsService(db, keeper);
  const images = imageService(db, results);
  const admin = adminCompetitionService(db);
  const uploads = uploadService({ db, blobs, clock, log, maxMegapixels: config.UPLOAD_MAX_MEGAPIXELS });
  await noteCountKey(db, signer, clock());
  const counts = startCountKeeper({
    ...{ db, clock, log, signer },
    batch: { voters: config.COUNT_BATCH_VOTERS, hours: config.COUNT_BATCH_HOURS },
    minVoters: config.COUNT_MIN_VOTERS,
    unlinking: { days: config.COUNT_UNLINK_DAYS, timeZone: config.TIME_ZONE },
    seconds: config.COUNT_JOB_SECONDS,
  });
  const { COUNT_WITNESS_URL: url, COUNT_WITNESS_KEY: key, COUNT_TIMESTAMP_URL: timestampUrl = null } = config;
  const attester = startAttester({
    ...{ db, clock, log, timestampUrl, seconds: config.COUNT_JOB_SECONDS },
    witness: url !== undefined && key !== undefined ? { url, key } : null,
  });
  const radar = radarService(db, log);
  const exclusions = exclusionService({ db, outbox, changed: keeper.wake });
  const countParts = { db, signer, minVoters: config.COUNT_MIN_VOTERS };
  const observations = observationService(countParts);
  const observers = observerNaming(db);
  const votes = voteService(db, clock, signer, counts);
  const comments = commentService(db, clock, notices);
  const moderation = imageModerationService(db, notices, keeper.wake);
  const sweep = async () => {
    await Promise.all([sweepGarbage(db, blobs, clock()), foldAudienceCounts(db), forgetOldUploads(db, clock())]);
  };
  const sweeper = startJob({ name: 'the sweep', everyMs: sweepMs, pauseFirst: true, run: sweep, log });
  const folder = uploadFolder(config.DATA_DIR);
  const users = userService({
    ...{ db, limits, wake },
    mailActivation: accounts.mailActivation,
    mailMoved: emailChange.moved,
  });
  const mailers = { ACTIVATION: accounts.mailActivation, LOST_PASSWORD: accounts.mailPasswordReset };
  const backfill = startBackfill({ db, blobs, clock, log, folder });
  const imageParts = { uploads, moderation, blobs, limits, uploadFolder: folder, maxBytes: config.UPLOAD_MAX_BYTES };
  const count = countRoutes(countService(countParts), publicFiles(countParts));
  const texts = {
    ...installationRoutes(config.TIME_ZONE),
    ...localizationRoutes(localizationService(db)),
    ...siteRoutes(siteService({ db, log, folder })),
  };
  const upkeep = storage.engine === 'embedded' ? startUpkeep(db, log) : undefined;

  return {
    ...storage,
    clock,
    accounts,
    admin,
    uploads,
    votes,
    comments,
    images,
    counts,
    attester,
    exclusions,
    observers,
    observations,
    signer,

    /** The contract over HTTP; `extend` adds what stands beside it. */
    server: (extend: (app: Express) => void) =>
      createServer(
        {
          handlers: {
            ...accountRoutes(accounts, profileService({ db, outbox, emailChange }), emailChange),
            ...competitionRoutes(competitionService(db), admin),
            ...imageRoutes({ images, ...imageParts }),
            ...moderationQueueRoutes(
              moderationQueueService({ db, images, moderation, comments }),
              similarService(db, images),
            ),
            ...pulseRoutes(pulseService(db, () => mails.server())),
            ...voteRoutes(votes, limits),
            ...count,
            ...commentRoutes(comments, limits),
            ...userRoutes(users, bulkUserService(users), accessService({ db, mailers, wake })),
            ...campaignRoutes(campaigns, drafts),
            ...subscriptionRoutes(subscriptionService(db)),
            ...exportRoutes(exportService({ db, blobs, results, timeZone: config.TIME_ZONE })),
            ...listExportRoutes(listExports(db, config.TIME_ZONE)),
            ...texts,
            ...templateRoutes(templateService(db), templatePreviews(db, config.PUBLIC_URL, config.TIME_ZONE)),
            ...robustnessRoutes(db),
            ...statisticsRoutes(statisticsService(db, results, config.TIME_ZONE)),
            ...radarRoutes(radar),
            ...exclusionRoutes(exclusions),
            ...observerRoutes(observers, observations),
            ...auditRoutes(auditService(db)),
          },
          previewHandlers: previewHandlers(
            {
              ...count,
              ...texts,
              ...competitionRoutes(competitionService(db, true), admin),
              ...imageRoutes({ images: imageService(db, results, previewReader(db, clock)), ...imageParts }),
            },
            previewVotes(db),
          ),
          openPreview: previewOpening(db, clock),
          authenticate: (token, now) => accounts.authenticate(token, now),
          clock,
          log,
          doors: doorsOf({ limited: config.RATE_LIMITS === 'on' }),
          trustedCallers: config.TRUSTED_CALLERS,
          timeZone: config.TIME_ZONE,
          ...(config.NODE_ENV === 'test' ? { watch: checkedAnswers(log) } : {}),
        },
        (app) => {
          if (config.NODE_ENV !== 'production') serveDocumentation(app);
          if (config.NODE_ENV !== 'production' && config.SMTP_URL === undefined) serveDevMailbox(app, mailbox);
          extend(app);
        },
      ),

    /** Makes the first administrator of the settings on a database without accounts (docs/product.md §6). */
    async makeFirstAdministrator(): Promise<void> {
      const { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = config;
      if (username === undefined || email === undefined || password === undefined || (await countAccounts(db)) > 0)
        return;
      const person = { firstName: 'Admin', lastName: 'Admin', locale: 'hu', newsletter: [] } as const;
      try {
        await accounts.createActive({ ...person, newsletter: [], username, email }, password, true, clock());
        log.info({ username }, 'the first administrator was made');
      } catch (error) {
        // Another instance that starts at the same moment was quicker.
        if (!(error instanceof Problem) || !/^(USERNAME|EMAIL)_TAKEN$/.test(error.code)) throw error;
      }
    },

    async close(): Promise<void> {
      await sweeper.stop();
      await mails.stop();
      await backfill.stop();
      await keeper.stop();
      await counts.stop();
      await attester.stop();
      await radar.stop();
      await upkeep?.stop();
      await storage.close();
    },
  };
}

export type Service = Awaited<ReturnType<typeof openService>>;
