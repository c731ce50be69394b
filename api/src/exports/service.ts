import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import type { BlobStore } from '../blobs/blobStore.ts';
import { checkCounted } from '../competitions/counted.ts';
import { timed } from '../competitions/present.ts';
import { findCompetition } from '../competitions/repository.ts';
import { checkScored, showsScores } from '../competitions/scored.ts';
import type { Db } from '../database/database.ts';
import type { Viewer } from '../http/operation.ts';
import { Problem } from '../http/problem.ts';
import type { Logger } from '../log.ts';
import type { ResultsService } from '../results/service.ts';
import { archiveOf } from './archive.ts';
import type { Download } from './download.ts';
import { entriesOfCompetition, originalOf, ownData } from './ownData.ts';
import { tableOf } from './tables.ts';

type Schemas = components['schemas'];

interface Parts {
  db: Db;
  blobs: BlobStore;
  results: ResultsService;
}

/** Files made for a download: tables and originals of a competition for administrators, and everyone's own data. */
export function exportService({ db, blobs, results }: Parts) {
  async function competitionOf(id: number) {
    const competition = await findCompetition(db, id);
    if (!competition) throw new Problem('NOT_FOUND');
    return competition;
  }

  return {
    /** A table as CSV. @throws Problem NOT_FOUND, WRONG_PHASE, OVERLOADED */
    async table(id: number, table: Schemas['ExportTable'], now: Date): Promise<Download> {
      const competition = await competitionOf(id);
      const scored = showsScores(timed(competition), now);
      if (table === 'votes' || table === 'results') checkScored(timed(competition), now);
      if (scored) await checkCounted(db, competition);
      return {
        contentType: 'text/csv; charset=utf-8',
        fileName: `${table}-${id}.csv`,
        content: tableOf(db, competition, table, { results, scored }),
      };
    },

    /** How many originals there are, and their bytes. @throws Problem NOT_FOUND */
    async originalsTotal(competitionId: number): Promise<Schemas['OriginalsTotal']> {
      const { id } = await competitionOf(competitionId);
      return db
        .selectFrom('image')
        .select((e) => [
          e.fn.countAll<number>().as('files'),
          sql<number>`coalesce(sum(original_bytes), 0)::float8`.as('bytes'),
        ])
        .where('competition_id', '=', id)
        .executeTakeFirstOrThrow();
    },

    /** The originals of all entries, as a ZIP by category. @throws Problem NOT_FOUND */
    async originals(competitionId: number, log: Logger): Promise<Download> {
      const { id } = await competitionOf(competitionId);
      const originals = (await entriesOfCompetition(db, id)).map((image) => originalOf(image, image.type_code));
      return {
        contentType: 'application/zip',
        fileName: `originals-${id}.zip`,
        content: archiveOf(blobs, originals, log),
      };
    },

    /** What is kept about the viewer, as a ZIP. @throws Problem UNAUTHENTICATED */
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
