import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import type { BlobStore } from '../../platform/blobs/blobStore.ts';
import { checkCounted } from '../../competitions/counted.ts';
import { timed } from '../../competitions/present.ts';
import { findCompetition } from '../../competitions/repository.ts';
import { checkScored, showsScores } from '../../competitions/scored.ts';
import { isWithheld, stageAt } from '../../competitions/visibility.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Locale } from '../../platform/http/messages.ts';
import type { Viewer } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Logger } from '../../platform/log.ts';
import type { ResultsService } from '../../voting/results/service.ts';
import { archiveOf } from './archive.ts';
import { awardedOriginals } from './awardedOriginals.ts';
import type { Download } from './download.ts';
import { entriesOfCompetition, isChosen, originalOf, ownData } from './ownData.ts';
import type { TableForm } from './tableFile.ts';
import { tableOf } from './tables.ts';

type Schemas = components['schemas'];

interface Parts {
  db: Db;
  blobs: BlobStore;
  results: ResultsService;
  /** IANA name of the zone of dates in tables that people read. */
  timeZone: string;
}

/** When an archive is asked for, in which language, and where its faults are logged. */
export interface ArchiveRequest {
  now: Date;
  locale: Locale;
  log: Logger;
}

/** Files made for a download: tables and originals of a competition for administrators, and everyone's own data. */
export function exportService({ db, blobs, results, timeZone }: Parts) {
  async function competitionOf(id: number) {
    const competition = await findCompetition(db, id);
    if (!competition) throw new Problem('NOT_FOUND');
    return competition;
  }

  return {
    /** A table as a file. @throws Problem NOT_FOUND, WRONG_PHASE, OVERLOADED */
    async table(
      id: number,
      table: Schemas['ExportTable'],
      { now, ...form }: Omit<TableForm, 'timeZone'> & { now: Date },
    ): Promise<Download> {
      const competition = await competitionOf(id);
      const scored = showsScores(timed(competition), now);
      if (table === 'votes' || table === 'results') checkScored(timed(competition), now);
      if (scored) await checkCounted(db, competition);
      return tableOf(db, competition, table, { results, scored, form: { ...form, timeZone }, now });
    },

    /** How many originals of a choice there are, and their bytes. @throws Problem NOT_FOUND */
    async originalsTotal(competitionId: number, of: Schemas['OriginalsOf']): Promise<Schemas['OriginalsTotal']> {
      const { id } = await competitionOf(competitionId);
      return db
        .selectFrom('image')
        .select((e) => [
          e.fn.countAll<number>().as('files'),
          sql<number>`coalesce(sum(original_bytes), 0)::float8`.as('bytes'),
        ])
        .where('competition_id', '=', id)
        .where(isChosen(of))
        .executeTakeFirstOrThrow();
    },

    /**
     * The originals of a choice of entries, as a ZIP by category; named by place, title and author once results are public.
     * @throws Problem NOT_FOUND, OVERLOADED
     */
    async originals(
      competitionId: number,
      of: Schemas['OriginalsOf'],
      { now, locale, log }: ArchiveRequest,
    ): Promise<Download> {
      const competition = await competitionOf(competitionId);
      const { id } = competition;
      const images = await entriesOfCompetition(db, id, of);
      const isPublic = stageAt(timed(competition), now) === 'ENDED' && !isWithheld(competition);
      if (isPublic) await checkCounted(db, competition);
      const originals = isPublic
        ? await awardedOriginals(images, competition, { db, results, locale })
        : images.map((image) => originalOf(image, image.type_code));
      return {
        contentType: 'application/zip',
        fileName: `originals-${id}.zip`,
        content: archiveOf(blobs, originals, log),
      };
    },

    /** All data kept about the viewer, as a ZIP. @throws Problem UNAUTHENTICATED */
    async ownData(viewer: Viewer, now: Date, log: Logger): Promise<Download> {
      const { data, originals } = await ownData(db, viewer, now);
      const documents = { 'data.json': JSON.stringify(data, null, 2) };
      return {
        contentType: 'application/zip',
        fileName: 'my-data.zip',
        content: archiveOf(blobs, originals, log, documents),
      };
    },
  };
}

export type ExportService = ReturnType<typeof exportService>;
