import type { components } from '@photo-competition/schema/rest';
import type { Logger } from '../log.ts';
import type { Endpoints } from '../rest/endpoints.ts';
import type { RequestRecord } from '../server/requestRecord.ts';

type Schemas = components['schemas'];

/** An image as a list or a single read has brought it: whole, or with what a grid needs. */
export type ImageSource = Schemas['MinimalImage'] | Schemas['Image'];

/** Who the request's token says is asking; the service proves it, here it only shapes the answer. */
export interface Viewer {
  id: number;
  administrator: boolean;
}

/** What every resolver is given. */
export interface Context {
  /** The REST calls, bound to this request's token, deadline and client. */
  rest: Endpoints;
  /** Null for a visitor. */
  viewer: Viewer | null;
  /** The one clock reading of this request. */
  now: Date;
  locale: 'hu' | 'en';
  /** Told by what depends on the clock: in how many milliseconds from `now` the answer will be another one. */
  changesIn(ms: number): void;
  requestId: string;
  log: Pick<Logger, 'warn' | 'error'>;
  /** What is told of the request afterwards; absent where nobody listens. */
  record?: RequestRecord;
}

/** Whether an image brings what only a single read or `paged` has. */
export const isWhole = (image: ImageSource): image is Schemas['Image'] => 'comments' in image;
