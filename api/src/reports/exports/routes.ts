import type { Handlers } from '../../platform/http/operation.ts';
import { sendDownload } from './download.ts';
import type { ExportService } from './service.ts';

/** Downloads: tables and originals of a competition for administrators, and everyone's own data. */
export const exportRoutes = (
  exports: ExportService,
): Handlers<'adminExportCompetition' | 'adminExportOriginals' | 'adminGetOriginalsTotal' | 'getMyData'> => ({
  async adminExportCompetition(call) {
    const { id, table } = call.params;
    await sendDownload(
      call.response,
      call.log,
      await exports.table(id, table, { format: call.query.format ?? 'csv', locale: call.locale, now: call.now }),
    );
    return undefined;
  },

  async adminExportOriginals(call) {
    await sendDownload(call.response, call.log, await exports.originals(call.params.id, call.query.of ?? 'ALL', call));
    return undefined;
  },

  async adminGetOriginalsTotal(call) {
    return { body: await exports.originalsTotal(call.params.id, call.query.of ?? 'ALL') };
  },

  async getMyData(call) {
    await sendDownload(call.response, call.log, await exports.ownData(call.viewer, call.now, call.log));
    return undefined;
  },
});
