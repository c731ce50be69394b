import type { Clock } from '@photo-competition/schema/clock';
import type { OperationId } from './contract.ts';
import { requireAdministrator, type Call, type Viewer } from './operation.ts';

/** The administrator who changes something, with what the audit log records beside the name. */
export interface Actor {
  viewer: Viewer;
  clock: Clock;
  requestId: string;
}

/** The actor of a call. @throws Problem FORBIDDEN unless an administrator calls */
export const actorOf = (call: Pick<Call<OperationId>, 'viewer' | 'clock' | 'requestId'>): Actor => ({
  viewer: requireAdministrator(call),
  clock: call.clock,
  requestId: call.requestId,
});
