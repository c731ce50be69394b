import type { KeyObject } from 'node:crypto';
import type { Outbox } from '../mail/outbox.ts';
import type { AccountMailer } from '../people/accounts/service.ts';
import type { Platform } from '../platform/wing.ts';
import { startAttester } from './count/attesting/attester.ts';
import { startCountKeeper } from './count/keeper.ts';
import { noteCountKey } from './count/keys.ts';
import { publicFiles } from './count/publicFiles.ts';
import { countRoutes } from './count/routes.ts';
import { sealedMails } from './count/sealedMails.ts';
import { countService } from './count/service.ts';
import { countSigner } from './count/signer.ts';
import { exclusionRoutes } from './exclusions/routes.ts';
import { exclusionService } from './exclusions/service.ts';
import { juryAnswering } from './jury/answering.ts';
import { juryConflicts } from './jury/conflicts.ts';
import { juryLines } from './jury/decision/lines.ts';
import { decisionRoutes } from './jury/decision/routes.ts';
import { juryDecisions } from './jury/decision/service.ts';
import { awardConfirming } from './jury/awards/confirming.ts';
import { awardReading } from './jury/awards/reading.ts';
import { awardRoutes } from './jury/awards/routes.ts';
import { juryAwards } from './jury/awards/service.ts';
import { juryMarks } from './jury/desk/marks.ts';
import { deskRoutes } from './jury/desk/routes.ts';
import { juryDesks } from './jury/desk/service.ts';
import { juryReadRoutes, juryRoutes } from './jury/routes.ts';
import { juryPanels } from './jury/rounds/panel.ts';
import { juryResults } from './jury/rounds/results.ts';
import { roundRoutes } from './jury/rounds/routes.ts';
import { juryRounds, roundReading } from './jury/rounds/service.ts';
import { jurySeats } from './jury/seats.ts';
import { juryService } from './jury/service.ts';
import { jurySettings } from './jury/settings.ts';
import type { PersonMaker } from './jury/invited.ts';
import { observerNaming } from './observer/naming.ts';
import { observationService } from './observer/observation.ts';
import { observerRoutes } from './observer/routes.ts';
import { radarRoutes } from './radar/routes.ts';
import { radarService } from './radar/service.ts';
import { startResultsKeeper } from './results/keeper.ts';
import { robustnessRoutes } from './results/robustness.ts';
import { resultsService } from './results/service.ts';
import { voteRoutes } from './votes/routes.ts';
import { voteService } from './votes/service.ts';

interface Settings {
  /** The address people use. */
  publicUrl: string;
  /** IANA time zone in which dates are told. */
  timeZone: string;
  /** Signs receipts and heads of counts. */
  countKey: KeyObject;
  /** When ballots are added to a log: after so many voters, or so many hours. */
  batch: { voters: number; hours: number };
  /** Fewest voters with whom ballots are published. */
  minVoters: number;
  /** Days after the award until nobody knows any more who has voted what. */
  unlinkDays: number;
  /** Seconds between two looks at the logs. */
  jobSeconds: number;
  /** Cosigns heads of counts; null where nobody does. */
  witness: { url: string; key: string } | null;
  /** Where heads of counts are timestamped; null where they are not. */
  timestampUrl: string | null;
  /** Milliseconds that a request waits for first results. */
  resultsWaitMs: number;
}

/** Operations of people that the wing calls. */
interface People {
  makePerson: PersonMaker;
  accounts: { mailActivation: AccountMailer };
}

/** Votes, juries, the count that anyone can repeat, results, and what watches over them. */
export async function votingWing(
  { db, blobs, engine, limits, clock, log }: Platform,
  outbox: Outbox,
  { makePerson, accounts: { mailActivation } }: People,
  settings: Settings,
) {
  const { publicUrl, timeZone, batch, minVoters, jobSeconds: seconds, witness, timestampUrl } = settings;
  const signer = countSigner(settings.countKey, publicUrl);
  await noteCountKey(db, signer, clock());
  const keeper = startResultsKeeper({ db, clock, log, alone: engine === 'embedded', waitMs: settings.resultsWaitMs });
  const unlinking = { days: settings.unlinkDays, timeZone };
  const counts = startCountKeeper({ db, clock, log, signer, batch, minVoters, unlinking, seconds });
  const attester = startAttester({ db, clock, log, witness, timestampUrl, seconds });
  const count = { db, signer, minVoters };
  const votes = voteService(db, clock, signer, counts);
  const exclusions = exclusionService({ db, outbox, changed: keeper.wake });
  const observers = observerNaming(db);
  const observations = observationService(count);
  const radar = radarService(db, log);
  const rounds = roundReading(db);
  const awards = awardReading(db);
  const jury = jurySettings(db, rounds, awards, clock);
  const desks = juryDesks(db);
  const answering = juryAnswering(db, desks, awards);
  const seats = jurySeats({ db, outbox, settings: jury, rounds, mailActivation, makePerson });
  return {
    signer,
    results: { ...resultsService(db, keeper), changed: keeper.wake },
    counts,
    attester,
    votes,
    exclusions,
    observers,
    observations,
    seals: sealedMails(db, signer, publicUrl),
    handlers: {
      ...voteRoutes(votes, limits),
      ...countRoutes(countService(count), publicFiles(count)),
      ...robustnessRoutes(db),
      ...exclusionRoutes(exclusions),
      ...observerRoutes(observers, observations),
      ...radarRoutes(radar),
      ...juryReadRoutes(juryService(db, awards)),
      ...juryRoutes(answering, seats, jury, juryConflicts({ db, presentJury: jury.present })),
      ...decisionRoutes(juryLines(db), juryDecisions(db, rounds)),
      ...awardRoutes({
        awards: juryAwards({ db, presentJury: jury.present }),
        reading: awards,
        confirming: awardConfirming(db),
        seats: answering,
      }),
      ...deskRoutes({ desks, marks: juryMarks(db, desks), blobs, limits }),
      ...roundRoutes(
        juryRounds({ db, reading: rounds, presentJury: jury.present }),
        juryPanels({ db, outbox, reading: rounds }),
        juryResults(db),
      ),
    },
    previewHandlers: juryReadRoutes(juryService(db, awards, true)),
    async stop(): Promise<void> {
      for (const one of [keeper, counts, attester, radar]) await one.stop();
    },
  };
}
