import type { Clock } from '@photo-competition/schema/clock';
import type { Viewer } from './operation.ts';

/** Who changes something, with what the audit log records beside the name. */
export interface Actor {
  viewer: Viewer;
  clock: Clock;
  requestId: string;
}

/** The actor of a call that needs a session. */
export const actorOf = ({ viewer, clock, requestId }: Actor): Actor => ({ viewer, clock, requestId });
