import type { OperationWho, operations } from '@photo-competition/schema/rest';
import type { Request, Response } from 'express';
import type { Clock } from '@photo-competition/schema/clock';
import type { Logger } from '../log.ts';
import type { OperationId } from './contract.ts';
import type { Locale } from './messages.ts';

/** The caller, proven by a token. */
export interface Viewer {
  accountId: number;
  username: string;
  administrator: boolean;
  /** Pseudonym under which entries and votes are kept. */
  voterKey: string;
  sessionId: string;
  token: string;
  expiry: Date;
}

type Get<T, K extends string> = T extends { [key in K]?: infer V } ? V : undefined;
type JsonContent<T> = Get<Get<T, 'content'>, 'application/json'>;
type Success<R> =
  R extends Record<200, infer A>
    ? A
    : R extends Record<201, infer B>
      ? B
      : R extends Record<202, { content: infer C }>
        ? { content: C }
        : undefined;

/** The caller of an operation, as its `x-who` says; null for a visitor, where anyone may call. */
export type ViewerOf<O extends OperationId> = {
  anyone: Viewer | null;
  person: Viewer;
  entrant: Viewer & { administrator: false };
  administrator: Viewer & { administrator: true };
}[OperationWho[O]];

/** The arguments of an operation's handler: validated against the contract. */
export interface Call<O extends OperationId> {
  params: NonNullable<Get<operations[O]['parameters'], 'path'>>;
  query: NonNullable<Get<operations[O]['parameters'], 'query'>>;
  body: JsonContent<operations[O]['requestBody']>;
  viewer: ViewerOf<O>;
  /** The instant at which the request arrived: for reads. Writes read the clock inside their transaction. */
  now: Date;
  clock: Clock;
  locale: Locale;
  requestId: string;
  /** Where the request comes from, for rate limits. */
  address: string;
  log: Logger;
  /** Aborted when the caller goes. */
  signal: AbortSignal;
  request: Request;
  response: Response;
}

/** An answer; the status is the contract's first 2xx unless given. */
export interface Reply<T> {
  status?: number;
  body: T;
  headers?: Record<string, string>;
}

/** Answers an operation; `undefined` when it has written the response itself. */
export type Handler<O extends OperationId> = (
  call: Call<O>,
) => Promise<Reply<JsonContent<Success<operations[O]['responses']>>> | undefined>;

/** The handlers of a domain, keyed by the contract's operation. */
export type Handlers<O extends OperationId> = { [K in O]: Handler<K> };

/** An answer without a body. */
export const noContent = { body: undefined } as const;

/** A page as the contract answers it. */
export const pageOf = <T>(content: T[], page: number, size: number, totalElements: number) => ({
  content,
  page,
  size,
  totalElements,
  totalPages: Math.ceil(totalElements / size),
});
