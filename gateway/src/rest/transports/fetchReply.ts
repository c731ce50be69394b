import type { Response } from 'node-fetch';
import type { Readable } from 'node:stream';
import type { ReplyHead } from '../call/replyHead.ts';

/** A reply of node-fetch with an unread body. */
export interface FetchReply extends ReplyHead {
  stream: Readable | null;
  text(): Promise<string>;
}

export const fetchReply = (response: Response): FetchReply => ({
  status: response.status,
  header: (name) => response.headers.get(name),
  stream: response.body as Readable | null,
  text: () => response.text(),
});
