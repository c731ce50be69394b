import type { Competition, Image } from '@photo-competition/schema/rest';
import { networkOf } from '@photo-competition/schema/network';
import { Router, type RequestHandler } from 'express';
import type { Readable } from 'node:stream';
import { LruCache } from '../../../lruCache.ts';
import { message, personName, type Locale } from '../../../messages.ts';
import { recordCall, recordedTransport } from '../../../observing/recordedCalls.ts';
import { recordOf } from '../../../observing/requestRecord.ts';
import { identityHeaders } from '../../../rest/call/identity.ts';
import { ClientGone, RestProblem, UpstreamUnavailable } from '../../../rest/call/problem.ts';
import { RequestLifetime } from '../../../rest/call/requestLifetime.ts';
import type { Transport } from '../../../rest/call/upstreamCall.ts';
import { callersOf } from '../../../rest/endpoints/caller.ts';
import { competitionEndpoints } from '../../../rest/endpoints/competition.ts';
import type { PageDescriberOptions } from '../../pages/pageDescriber.ts';
import { siteNameIn } from '../../pages/siteName.ts';
import { within } from '../../pages/within.ts';
import { writeBusy, writeFailed, writeMissing, type RelayOptions } from '../relay.ts';
import { drawShare, type Shared } from './drawShare.ts';

/** `/<competition>/<language>` */
const form = /^\/(\d{1,10})\/(hu|en)$/;

/** Bytes of drawn pictures that are kept: some hundred. */
const keptBytes = 16 * 1024 * 1024;
/** Pictures that may wait to be drawn, one after the other; a further one is refused. */
const mostWaiting = 16;
/** Most bytes of a photo that is read; its derivative is a tenth of that. */
const maxPhotoBytes = 8 * 1024 * 1024;

/** Dependencies of share pictures. */
export type SharePicturesOptions = RelayOptions &
  Pick<PageDescriberOptions, 'answersFor' | 'site'> & { transport: Transport };

/** The winner of a competition; null while there is none that everybody may see. */
export async function winnerOf(
  rest: Pick<ReturnType<typeof competitionEndpoints>, 'paged'>,
  { id, ended }: Pick<Competition, 'id' | 'ended'>,
): Promise<Image | null> {
  if (!ended) return null;
  const [first] = (await rest.paged(id, { page: 0, size: 1, sort: 'rank' })).content;
  return first?.result?.overallRank === 1 ? first : null;
}

/** @throws UpstreamUnavailable for more bytes than a derivative has, or too slow ones */
async function bytesOf(body: Readable, timeoutMs: number): Promise<Buffer> {
  const timer = setTimeout(() => body.destroy(new UpstreamUnavailable('a photo that does not come')), timeoutMs);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of body) {
      chunks.push(chunk as Buffer);
      length += (chunk as Buffer).length;
      if (length > maxPhotoBytes) throw new UpstreamUnavailable('a photo that is too large');
    }
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(chunks);
}

/** Draws one picture at a time, and the same one once for all who wait for it. */
function queueOf(draw: (shared: Shared) => Promise<Buffer>) {
  const kept = new LruCache<Buffer>(keptBytes);
  const coming = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    isFull: (): boolean => coming.size >= mostWaiting,
    find: (key: string): Promise<Buffer> | Buffer | undefined => kept.get(key) ?? coming.get(key),
    add(key: string, read: () => Promise<Shared>): Promise<Buffer> {
      const drawn = last
        .then(read)
        .then(draw)
        .then((picture) => {
          kept.set(key, picture, picture.length);
          return picture;
        })
        .finally(() => coming.delete(key));
      coming.set(key, drawn);
      last = drawn.catch(() => undefined);
      return drawn;
    },
  };
}

/**
 * Pictures of results for link previews, `/media/share/{competition}/{language}`: the winner with its title, author, competition and the
 * name of the site. They show what a visitor may read, whoever asks, as it is now; where there is no winner that everybody may
 * see, the answer is that of an address without anything. A picture is drawn once for what it shows.
 */
export function sharePictures(options: SharePicturesOptions): Router {
  const { identityOf, bytes, transport, timeoutMs, log, answersFor, site } = options;
  const queue = queueOf(drawShare);

  const answer: RequestHandler = async (request, response) => {
    const [, id, language] = form.exec(request.path) ?? [];
    if (id === undefined || language === undefined) return writeMissing(request, response, 'picture');
    const locale = language as Locale;
    const identity = { ...identityOf(request, response), locale, token: null, preview: null };
    const lifetime = new RequestLifetime(performance.now() + timeoutMs, log);
    response.once('close', () => lifetime.disconnect());
    const record = recordOf(response);
    const calls = record ? recordedTransport(transport, record) : transport;
    const rest = competitionEndpoints(callersOf(calls, identity, lifetime));
    try {
      const competition = await rest.competition(id);
      const winner = await winnerOf(rest, competition);
      if (!winner) return writeMissing(request, response, 'picture');
      const texts = (await within(timeoutMs, site.read(answersFor(identity, response)), null)) ?? site.known();
      const words = {
        place: message('firstPlace', locale),
        title: winner.title,
        author: winner.author ? personName(winner.author, locale) : null,
        competition: competition.title[locale],
        siteName: siteNameIn(texts, locale),
      };
      const key = JSON.stringify([winner.id, winner.version, words]);
      const found = queue.find(key);
      if (!found && queue.isFull()) return writeBusy(request, response, 2);
      const picture = await (found ??
        queue.add(key, async () => {
          // A picture that several wait for outlives the request that asked first.
          const photoLifetime = new RequestLifetime(performance.now() + timeoutMs, log);
          const path = `/api/competition/image/${winner.id}/medium?v=${encodeURIComponent(winner.version)}`;
          const headers = { ...identityHeaders(identity), accept: 'image/jpeg' };
          const call = { operation: 'getImageBytes', method: 'GET', path } as const;
          const { refusal, body } = await recordCall(record, call, () =>
            bytes.open({ ...call, network: networkOf(identity.address), headers }, photoLifetime),
          );
          if (refusal) throw refusal;
          if (!body) throw new UpstreamUnavailable('a photo without bytes');
          return { ...words, photo: await bytesOf(body, timeoutMs) };
        }));
      response.set('cache-control', 'public, max-age=300').type('jpeg').send(picture);
    } catch (error) {
      if (error instanceof ClientGone || response.closed) return;
      if (error instanceof RestProblem && error.status === 404) return writeMissing(request, response, 'picture');
      log.warn({ err: error, requestId: identity.requestId }, 'a share picture could not be drawn');
      writeFailed(request, response, error, 'picture');
    }
  };
  const router = Router();
  router.get('/{*path}', answer);
  return router;
}
