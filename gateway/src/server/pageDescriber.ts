import type { Request, Response } from 'express';
import type { Logger } from '../log.ts';
import { callersOf } from '../rest/caller.ts';
import { competitionEndpoints } from '../rest/endpoints/competition.ts';
import { RequestBounds } from '../rest/requestBounds.ts';
import type { Transport } from '../rest/transport.ts';
import { RecordedTransport } from '../tracing/recordedCalls.ts';
import { identityOf } from './identity.ts';
import { describePage, type DescribedPage } from './pageTags.ts';
import { recordOf } from './requestRecord.ts';

/** Milliseconds that a page may wait for words of its own: longer, and a person waits for what only robots read. */
const patienceMs = 300;

/**
 * Describes the page of a request, as a visitor sees it: whoever asks, no token goes upstream, since what a preview shows
 * everyone may read.
 */
export function pageDescriber(transport: Transport, publicUrl: string, log: Logger) {
  const address = publicUrl.replace(/\/+$/, '');
  return (request: Request, response: Response): Promise<DescribedPage> => {
    const identity = { ...identityOf(request, response), token: null };
    const bounds = new RequestBounds(performance.now() + patienceMs, log);
    response.once('close', () => bounds.leave());
    const record = recordOf(response);
    const calls = record ? new RecordedTransport(transport, record) : transport;
    const rest = competitionEndpoints(callersOf(calls, identity, bounds));
    return describePage(request.path, { rest, locale: identity.locale, publicUrl: address });
  };
}
