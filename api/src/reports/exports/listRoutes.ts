import type { Call, Handlers } from '../../platform/http/operation.ts';
import { sendDownload, type Download } from './download.ts';
import type { Asked, ListExports } from './lists.ts';

type ListOperation =
  | 'adminExportUsers'
  | 'adminExportAudit'
  | 'adminExportCompetitions'
  | 'adminExportEmails'
  | 'adminExportEmailMessages'
  | 'adminExportStaticTexts';

/** Streams what is made for administrators. */
async function send(
  call: Pick<Call<ListOperation>, 'response' | 'log' | 'query' | 'locale' | 'now'>,
  make: (asked: Asked) => Download | Promise<Download>,
): Promise<undefined> {
  const { query, locale, now } = call;
  await sendDownload(call.response, call.log, await make({ format: query.format ?? 'csv', locale, now }));
  return undefined;
}

/** Administrators' lists as files (docs/product.md §10). */
export const listExportRoutes = (lists: ListExports): Handlers<ListOperation> => ({
  adminExportUsers: (call) => send(call, (asked) => lists.users(call.body, asked)),
  adminExportAudit: (call) => send(call, (asked) => lists.audit(call.body, asked)),
  adminExportCompetitions: (call) => send(call, (asked) => lists.competitions(call.body, asked)),
  adminExportEmails: (call) => send(call, (asked) => lists.emails(call.body, asked)),
  adminExportEmailMessages: (call) => send(call, (asked) => lists.messages(call.params.id, call.body, asked)),
  adminExportStaticTexts: (call) => send(call, (asked) => lists.texts(call.body, asked)),
});
