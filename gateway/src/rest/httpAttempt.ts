import type { Dispatcher } from 'undici';
import type { CachingHeaders } from './cacheControl.ts';
import { UpstreamUnavailable } from './problem.ts';

/** An answer as it has come, whole. */
export interface RawAnswer {
  status: number;
  /** Names in lower case. */
  headers: CachingHeaders;
  body: Buffer;
}

/** Who waits for an attempt; hears of it once. */
export interface AttemptOwner {
  answered(answer: RawAnswer): void;
  /** The connection has failed, or what it brought is no HTTP. */
  failed(error: Error): void;
}

/** An answer larger than this, in bytes, is no answer of the contract. */
export const largestAnswer = 16 * 1024 * 1024;

const nothing = Buffer.alloc(0);

const refuse = (controller: Dispatcher.DispatchController): void =>
  controller.abort(new UpstreamUnavailable('the answer is too large'));

/** One try of a call: gathers the answer as undici hands it over, without streams, signals or promises in between. */
export class HttpAttempt implements Dispatcher.DispatchHandler {
  private owner: AttemptOwner | null;
  private controller: Dispatcher.DispatchController | null = null;
  private status = 0;
  private headers: CachingHeaders = {};
  private first: Buffer = nothing;
  private more: Buffer[] | null = null;
  private size = 0;

  constructor(owner: AttemptOwner) {
    this.owner = owner;
  }

  /** Ends it: the owner hears nothing any more, and the connection is cut. */
  cancel(): void {
    this.owner = null;
    this.controller?.abort(new Error('cancelled'));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    // It had waited for a free connection, and is not wanted any more.
    if (!this.owner) controller.abort(new Error('cancelled'));
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: CachingHeaders): void {
    this.status = status;
    this.headers = headers;
    if (Number(headers['content-length']) > largestAnswer) refuse(controller);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.size += chunk.length;
    if (this.size > largestAnswer) refuse(controller);
    else if (this.size === chunk.length) this.first = chunk;
    else (this.more ??= [this.first]).push(chunk);
  }

  onResponseEnd(): void {
    const body = this.more ? Buffer.concat(this.more, this.size) : this.first;
    this.first = nothing;
    this.more = null;
    this.end()?.answered({ status: this.status, headers: this.headers, body });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.end()?.failed(error);
  }

  private end(): AttemptOwner | null {
    const { owner } = this;
    this.owner = null;
    return owner;
  }
}
