import type { QuotaLeft, RateLimitFields } from '@photo-competition/schema/rateLimitFields';
import type { components } from '@photo-competition/schema/rest';
import type { Logger } from '../log.ts';
import type { Endpoints } from '../rest/endpoints/endpoints.ts';
import type { RequestRecord } from '../observing/requestRecord.ts';

type Schemas = components['schemas'];

/** An image as the REST service returns it: whole, without its surroundings, or with the fields of the minimal list. */
export type ImageSource = Schemas['MinimalImage'] | Schemas['ModeratedImage'] | Schemas['Image'];

/** An image among the first of a competition. */
export type TopImageSource = Schemas['CompetitionStatistics']['topImages'][number];

/** A count with the competition that it is of. */
export type CountSource = Schemas['Count'] & { competitionId: Schemas['Id'] };

/** The viewer by the claims of the request's token. The gateway does not verify them: they choose which calls are made, and the service decides what it answers. */
export interface Viewer {
  id: number;
  administrator: boolean;
}

/** The context of every resolver. */
export interface Context {
  /** The REST calls, bound to this request's token, deadline and client. */
  rest: Endpoints;
  /** Null for a visitor. */
  viewer: Viewer | null;
  /** Whether an administrator asks for a preview: `viewer` and `now` are then those of the preview. */
  isPreview: boolean;
  /** The one clock reading of this request. */
  now: Date;
  locale: 'hu' | 'en';
  /** To be called by a resolver whose result depends on the clock, with the milliseconds from `now` after which the result changes: the answer is not shared with other requests for longer. */
  changesIn(ms: number): void;
  requestId: string;
  /** Has the client keep what makes its device known when it logs in again (docs/security.md). */
  keepDevice(deviceToken: string): void;
  /** Has the answer tell a limit of rate, in the header fields `RateLimit-Policy` and `RateLimit`. */
  tellLimit: (fields: RateLimitFields) => void;
  log: Pick<Logger, 'warn' | 'error'>;
  /** Where the answer is to tell what its operation costs: the requests that the client has left, null where they are not counted. */
  cost?: { requests: QuotaLeft | null };
  /** The record of the request for log, metrics and traces; absent where none of them is on. */
  record?: RequestRecord;
}
