import type { BlobStore } from '../blobs/blobStore.ts';
import { timed } from '../competitions/present.ts';
import { findCompetition } from '../competitions/repository.ts';
import { stageAt } from '../competitions/rules.ts';
import type { Db } from '../database/database.ts';
import { requireAdministrator, requireViewer, type Handlers } from '../http/operation.ts';
import { Problem } from '../http/problem.ts';
import type { ResultsService } from '../results/service.ts';
import { archiveOf } from './archive.ts';
import { sendDownload } from './download.ts';
import { originalOf, ownData } from './ownData.ts';
import { tableOf } from './tables.ts';

interface Parts {
  db: Db;
  blobs: BlobStore;
  results: ResultsService;
}

/** Downloads: tables and originals of a competition for administrators, and everyone's own data. */
export function exportRoutes({
  db,
  blobs,
  results,
}: Parts): Handlers<'adminExportCompetition' | 'adminExportOriginals' | 'getMyData'> {
  async function competitionOf(id: number) {
    const competition = await findCompetition(db, id);
    if (!competition) throw new Problem('NOT_FOUND');
    return competition;
  }

  return {
    async adminExportCompetition(call) {
      requireAdministrator(call);
      const { id, table } = call.params;
      const competition = await competitionOf(id);
      const scored = ['AWARD', 'ENDED'].includes(stageAt(timed(competition), call.now));
      // Administrators see turnout, not scores, while people vote (product.md §3).
      if (table !== 'entries' && !scored)
        throw new Problem('WRONG_PHASE', {
          values: { needed: 'SCORES', from: competition.voting_end.toISOString() },
        });
      await sendDownload(call.response, call.log, {
        contentType: 'text/csv; charset=utf-8',
        fileName: `${table}-${id}.csv`,
        content: tableOf(db, competition, table, results),
      });
      return undefined;
    },

    async adminExportOriginals(call) {
      requireAdministrator(call);
      const { id } = await competitionOf(call.params.id);
      const images = await db
        .selectFrom('image')
        .selectAll()
        .where('competition_id', '=', id)
        .orderBy('type_code')
        .orderBy('id')
        .execute();
      await sendDownload(call.response, call.log, {
        contentType: 'application/zip',
        fileName: `originals-${id}.zip`,
        content: archiveOf(
          blobs,
          images.map((image) => originalOf(image, image.type_code)),
          call.log,
        ),
      });
      return undefined;
    },

    async getMyData(call) {
      const { data, originals } = await ownData(db, requireViewer(call), call.now);
      const documents = { 'data.json': JSON.stringify(data, null, 2) };
      await sendDownload(call.response, call.log, {
        contentType: 'application/zip',
        fileName: 'my-data.zip',
        content: archiveOf(blobs, originals, call.log, documents),
      });
      return undefined;
    },
  };
}
