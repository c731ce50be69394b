/** The response of a witness or an authority. */
export interface Answer {
  status: number;
  /** Media type without parameters, in lower case. */
  type: string;
  bytes: Buffer;
}

/** How somebody else is asked. */
export interface Asking {
  /** Milliseconds in which the answer must be there whole. */
  deadlineMs: number;
  /** Aborts what is under way. */
  signal: AbortSignal;
}

/** Largest answer that is read, in bytes: signatures against quantum computers have some 5 kB, a token with its certificates 10. */
const largestAnswer = 64 * 1024;

/** Somebody else does not answer, or not in time, or is overloaded: others are not worth trying now. */
export class Away extends Error {}

/** Somebody else has answered, and not what was asked for. */
export class Refused extends Error {}

async function read(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > largestAnswer) throw new Refused(`the answer is larger than ${largestAnswer} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Posts something to somebody else, whom nothing is believed. @throws Away, Refused */
export async function post(
  url: string,
  { type, body }: { type: string; body: string | Uint8Array<ArrayBuffer> },
  { deadlineMs, signal }: Asking,
): Promise<Answer> {
  const asked = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
  try {
    // Followed nowhere: the address is the operator's, and where it leads is theirs.
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
      signal: asked,
      redirect: 'manual',
    });
    const bytes = await read(response);
    if (response.status === 429 || response.status >= 500) throw new Away(`the answer is ${response.status}`);
    const [answered = ''] = (response.headers.get('content-type') ?? '').split(';');
    return { status: response.status, type: answered.trim().toLowerCase(), bytes };
  } catch (error) {
    if (error instanceof Refused || error instanceof Away) throw error;
    const { cause, message } = error as Error & { cause?: { code?: string } };
    throw new Away(asked.aborted ? `no answer in ${deadlineMs} ms` : (cause?.code ?? message));
  }
}
