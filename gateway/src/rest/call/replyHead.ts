/** The head of a reply, whichever transport has brought it. */
export interface ReplyHead {
  status: number;
  /** A header; null without it. @param name in lower case */
  header(name: string): string | null;
}

/** Whether a reply is a problem of the contract (RFC 9457), by its media type. */
export const isProblemType = (reply: ReplyHead): boolean =>
  /^application\/problem\+json\b/i.test(reply.header('content-type') ?? '');

/** Seconds that `Retry-After` asks for; null without the header, or when it is a date. */
export function retryAfterOf(reply: ReplyHead): number | null {
  const header = reply.header('retry-after') ?? '';
  const seconds = header.trim() === '' ? NaN : Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
