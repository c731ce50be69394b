import type { Ask, PageSkeleton } from '@photo-competition/schema/skeleton';
import type { Request, Response } from 'express';
import type { Logger } from '../../log.ts';
import { callersOf } from '../../rest/endpoints/caller.ts';
import { competitionEndpoints } from '../../rest/endpoints/competition.ts';
import { RequestLifetime } from '../../rest/call/requestLifetime.ts';
import type { Transport } from '../../rest/call/upstreamCall.ts';
import { recordedTransport } from '../../observing/recordedCalls.ts';
import type { Identify, RequestIdentity } from '../http/identity.ts';
import { jsonElement, type PageContent, type PageTags } from './pageDocument.ts';
import { describePage, type DescribedPage } from './pageTags.ts';
import { siteNameIn } from './siteName.ts';
import { textsElement, type siteTexts } from './siteTexts.ts';
import { within } from './within.ts';
import { recordOf } from '../../observing/requestRecord.ts';

export interface PageDescriberOptions {
  identityOf: Identify;
  transport: Transport;
  /** The address people use. */
  publicUrl: string;
  /** Milliseconds that a page may wait for its details; after that it carries the product's own. */
  timeoutMs: number;
  log: Logger;
  /** Answers operations for documents, each as a visitor's. */
  answersFor(identity: RequestIdentity, response: Response): Ask;
  /** The administrators' texts. */
  site: ReturnType<typeof siteTexts>;
}

/** A page as robots see it, and what people see before its script runs. */
export interface PreparedPage extends DescribedPage {
  tags: PageTags;
  content: PageContent;
}

/**
 * Describes the page of a request, as a visitor sees it: whoever asks, no token goes upstream, since what a preview shows
 * everyone may read.
 */
export function pageDescriber({
  identityOf,
  transport,
  publicUrl,
  timeoutMs,
  log,
  answersFor,
  site,
}: PageDescriberOptions) {
  const address = publicUrl.replace(/\/+$/, '');
  return async (request: Request, response: Response, skeleton: PageSkeleton | null): Promise<PreparedPage> => {
    const identity = { ...identityOf(request, response), token: null, preview: null };
    const lifetime = new RequestLifetime(performance.now() + timeoutMs, log);
    response.once('close', () => lifetime.disconnect());
    const record = recordOf(response);
    const calls = record ? recordedTransport(transport, record) : transport;
    const rest = competitionEndpoints(callersOf(calls, identity, lifetime));
    const { locale } = identity;
    const url = new URL(`http://host${request.originalUrl}`);
    const ask = answersFor(identity, response);
    const [described, answers, newest] = await Promise.all([
      describePage(request.path, { rest, locale, publicUrl: address }),
      skeleton ? within(timeoutMs, skeleton.answersOf(url, ask), []) : [],
      within(timeoutMs, site.read(ask), null),
    ]);
    const texts = newest ?? site.known();
    const siteName = siteNameIn(texts, locale);
    const reader = { locale, siteName, texts: texts[locale] ?? {} };
    return {
      ...described,
      tags: { ...described.tags, siteName },
      content: {
        skeleton: skeleton?.draw(url.pathname, reader, answers) ?? '',
        withoutScript: skeleton?.withoutScript(url.pathname, reader, answers) ?? '',
        answers: `${textsElement(texts)}${jsonElement('first-answers', answers)}`,
      },
    };
  };
}
