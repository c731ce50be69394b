import { tellLimits } from '@photo-competition/schema/rateLimitFields';
import { localeOf } from '@photo-competition/schema/requestLocale';
import { shownPath } from '@photo-competition/schema/shownPath';
import type { Request, Response } from 'express';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { isDiskFull } from '../diskFull.ts';
import type { Logger } from '../log.ts';
import { problemBody } from './messages.ts';
import { Problem } from './problem.ts';

export const requestIdOf = (response: Response): string => String(response.getHeader('x-request-id') ?? '');

/** Milliseconds in which the rest of a refused body may arrive: a connection cut at once would lose the answer. */
const lingerMs = 15_000;

function drain(request: Request): void {
  if (request.complete || request.destroyed) return;
  const timer = setTimeout(() => request.destroy(), lingerMs).unref();
  request.once('close', () => clearTimeout(timer)).resume();
}

function writeProblem(problem: Problem, request: Request, response: Response, timeZone: string): void {
  const reader = { locale: localeOf(request), timeZone };
  const body = problemBody(problem, reader, requestIdOf(response));
  for (const name of ['etag', 'content-length', 'content-range', 'content-encoding']) response.removeHeader(name);
  if (problem.status === 401) response.setHeader('www-authenticate', 'Bearer');
  if (problem.rateLimit) tellLimits(response, problem.rateLimit);
  drain(request);
  const headers = {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    'content-language': reader.locale,
    ...problem.headers,
  };
  response.set(headers).status(problem.status).end(JSON.stringify(body));
}

/** Seconds after which a database that was away may be asked again. */
const databaseRetryAfter = 5;

/** Seconds after which a disk that was full may be written to again: somebody has to make room first. */
const diskRetryAfter = 60;

function failureOf(error: unknown): Problem {
  if (isDatabaseUnavailable(error)) return new Problem('OVERLOADED', { retryAfter: databaseRetryAfter });
  return isDiskFull(error) ? new Problem('OVERLOADED', { retryAfter: diskRetryAfter }) : new Problem('INTERNAL_ERROR');
}

/**
 * Answers a request that has failed, with a problem of the contract. Only a `Problem` is the caller's fault: the code that reads
 * the request throws it, and any other error, whatever it looks like, is ours.
 */
export const refusals =
  ({ log, timeZone }: { log: Logger; timeZone: string }) =>
  (error: unknown, request: Request, response: Response): void => {
    const problem = error instanceof Problem ? error : null;
    if (!problem) {
      const at = { requestId: requestIdOf(response), path: shownPath(request.path) };
      log.error({ err: error, ...at }, 'request failed');
    }
    if (response.headersSent) response.destroy();
    else writeProblem(problem ?? failureOf(error), request, response, timeZone);
  };
