import type { Clock } from '@photo-competition/schema/clock';
import type { Viewer } from './operation.ts';

/** The author of a change, with the context that the audit log records. */
export interface Actor {
  viewer: Viewer;
  clock: Clock;
  requestId: string;
}

/** The actor of a call that needs a session. */
export const actorOf = ({ viewer, clock, requestId }: Actor): Actor => ({ viewer, clock, requestId });
