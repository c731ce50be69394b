import type { Request, Response } from 'express';
import type { Logger } from '../../log.ts';
import { callersOf } from '../../rest/endpoints/caller.ts';
import { competitionEndpoints } from '../../rest/endpoints/competition.ts';
import { RequestLifetime } from '../../rest/call/requestLifetime.ts';
import type { Transport } from '../../rest/call/upstreamCall.ts';
import { recordedTransport } from '../../observing/recordedCalls.ts';
import type { Identify } from '../http/identity.ts';
import { describePage, type DescribedPage } from './pageTags.ts';
import { recordOf } from '../../observing/requestRecord.ts';

export interface PageDescriberOptions {
  identityOf: Identify;
  transport: Transport;
  /** The address people use. */
  publicUrl: string;
  /** Milliseconds that a page may wait for its details; after that it carries the product's own. */
  timeoutMs: number;
  log: Logger;
}

/**
 * Describes the page of a request, as a visitor sees it: whoever asks, no token goes upstream, since what a preview shows
 * everyone may read.
 */
export function pageDescriber({ identityOf, transport, publicUrl, timeoutMs, log }: PageDescriberOptions) {
  const address = publicUrl.replace(/\/+$/, '');
  return (request: Request, response: Response): Promise<DescribedPage> => {
    const identity = { ...identityOf(request, response), token: null };
    const lifetime = new RequestLifetime(performance.now() + timeoutMs, log);
    response.once('close', () => lifetime.disconnect());
    const record = recordOf(response);
    const calls = record ? recordedTransport(transport, record) : transport;
    const rest = competitionEndpoints(callersOf(calls, identity, lifetime));
    return describePage(request.path, { rest, locale: identity.locale, publicUrl: address });
  };
}
