import type { Clock } from '@photo-competition/schema/clock';
import type { OperationId } from './contract.ts';
import { requireAdministrator, requireViewer, type Call, type Viewer } from './operation.ts';

/** Who changes something, with what the audit log records beside the name. */
export interface Actor {
  viewer: Viewer;
  clock: Clock;
  requestId: string;
}

type ActingCall = Pick<Call<OperationId>, 'viewer' | 'clock' | 'requestId'>;

/** The actor of a call. @throws Problem FORBIDDEN unless an administrator calls */
export const actorOf = (call: ActingCall): Actor => ({
  viewer: requireAdministrator(call),
  clock: call.clock,
  requestId: call.requestId,
});

/** The actor of a call about what is the caller's own. @throws Problem UNAUTHENTICATED without a session */
export const ownActorOf = (call: ActingCall): Actor => ({
  viewer: requireViewer(call),
  clock: call.clock,
  requestId: call.requestId,
});
