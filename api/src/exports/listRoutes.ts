import type { OperationId } from '../http/contract.ts';
import { requireAdministrator, type Call, type Handlers } from '../http/operation.ts';
import { sendDownload, type Download } from './download.ts';
import type { ListExports } from './lists.ts';

type ListOperation =
  | 'adminExportUsers'
  | 'adminExportAudit'
  | 'adminExportCompetitions'
  | 'adminExportEmails'
  | 'adminExportEmailMessages'
  | 'adminExportStaticTexts';

/** Refuses everyone but administrators, then streams what is made for them. */
async function send(
  call: Pick<Call<OperationId>, 'viewer' | 'response' | 'log'>,
  make: () => Download | Promise<Download>,
): Promise<undefined> {
  requireAdministrator(call);
  await sendDownload(call.response, call.log, await make());
  return undefined;
}

/** Administrators' lists as files (docs/product.md §10). */
export const listExportRoutes = (lists: ListExports): Handlers<ListOperation> => ({
  adminExportUsers: (call) => send(call, () => lists.users(call.body, call.now)),
  adminExportAudit: (call) => send(call, () => lists.audit(call.body, call.locale)),
  adminExportCompetitions: (call) => send(call, () => lists.competitions(call.body, call.now)),
  adminExportEmails: (call) => send(call, () => lists.emails(call.body)),
  adminExportEmailMessages: (call) => send(call, () => lists.messages(call.params.id, call.body, call.now)),
  adminExportStaticTexts: (call) => send(call, () => lists.texts(call.body)),
});
