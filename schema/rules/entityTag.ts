/**
 * Whether a client that asks `If-None-Match` holds an answer already, by the weak comparison (RFC 9110 §8.8.3.2, §13.1.2):
 * it is told 304 then, without the body.
 * @param ifNoneMatch the request's header: `*`, or tags between commas
 * @param tag of the answer as it would be now
 */
export function holdsAlready(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const strong = (text: string) => text.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((one) => strong(one) === strong(tag));
}
