import type { Sha256 } from '@photo-competition/count/bytes';
import { parseWitnessKey } from '@photo-competition/count/cosignature';
import { parseResultFile } from '@photo-competition/count/resultFile';
import type { PublishedCount } from '@photo-competition/count/verify';

/** Addresses of what is published of a count. */
export interface CountAddresses {
  head: string;
  keys: string;
  records: string;
  ballots: string;
  roll: string;
  /** Of every version of the result, the oldest first; one at least. */
  results: readonly { version: number; url: string }[];
}

/** The downloaded files, as they came. */
export interface CountFiles {
  head: Uint8Array;
  keys: Uint8Array;
  records: Uint8Array;
  ballots: Uint8Array;
  roll: Uint8Array;
  results: { version: number; bytes: Uint8Array }[];
}

/** A file, under the name by which `count/verify.mjs` knows it. */
export type FileName = 'head' | 'keys.json' | 'records.jsonl' | 'count.bin' | 'roll.bin' | `result-${number}.json`;

/** A file did not come. */
export class NotDownloaded extends Error {
  readonly file: FileName;

  constructor(file: FileName) {
    super(`${file} did not come`);
    this.file = file;
  }
}

async function download(file: FileName, url: string): Promise<Uint8Array> {
  try {
    const answer = await fetch(url);
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
  } catch {
    // Told below, as a refusal is.
  }
  throw new NotDownloaded(file);
}

/** Downloads every file of a count. @throws NotDownloaded for the first that does not come */
export async function downloadCount(from: CountAddresses): Promise<CountFiles> {
  const [head, keys, records, ballots, roll, results] = await Promise.all([
    download('head', from.head),
    download('keys.json', from.keys),
    download('records.jsonl', from.records),
    download('count.bin', from.ballots),
    download('roll.bin', from.roll),
    Promise.all(
      from.results.map(async ({ version, url }) => ({
        version,
        bytes: await download(`result-${version}.json`, url),
      })),
    ),
  ]);
  return { head, keys, records, ballots, roll, results };
}

/** As text; bytes that are no UTF-8 become signs that no file has, so that what reads the text refuses it. */
const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

function keysIn(bytes: Uint8Array): string[] {
  try {
    const keys = JSON.parse(textOf(bytes)) as { publicKey: string }[];
    return keys.map(({ publicKey }) => publicKey).filter((key) => /^[\w+/]{43}=$/.test(key));
  } catch {
    // Without keys no head is signed by one: that is what the recount then says.
    return [];
  }
}

/** The ballots that stand and do not count in the newest version of the result, by number; none where it cannot be read. */
export function notCountedIn({ results }: CountFiles): Map<string, 'excluded' | 'leftOut'> {
  try {
    const { excluded, leftOut } = parseResultFile(textOf(results.at(-1)?.bytes ?? new Uint8Array(0)));
    return new Map([
      ...leftOut.map((number) => [number, 'leftOut'] as const),
      ...excluded.map(({ number }) => [number, 'excluded'] as const),
    ]);
  } catch {
    return new Map();
  }
}

function isWitnessKey(sha256: Sha256, text: string): boolean {
  try {
    parseWitnessKey(sha256, text);
    return true;
  } catch {
    // A string that is no key verifies no line: the page then says of no head that it is cosigned.
    return false;
  }
}

/**
 * Input of a recount.
 * @param heads that somebody has kept, to hold the log to
 * @param witnesses verifier keys whose lines in heads are looked at
 * @param version of the result; the newest one unless it is given
 */
export function publishedIn(
  sha256: Sha256,
  files: CountFiles,
  {
    heads,
    witnesses,
    version,
  }: { heads: readonly string[]; witnesses: readonly string[]; version?: number | undefined },
): PublishedCount {
  const { head, keys, records, ballots, roll, results } = files;
  const result = version === undefined ? results.at(-1) : results.find((one) => one.version === version);
  return {
    head: textOf(head),
    heads,
    keys: keysIn(keys),
    records: textOf(records),
    ballots,
    roll,
    result: textOf(result?.bytes ?? new Uint8Array(0)),
    witnesses: witnesses.filter((key) => isWitnessKey(sha256, key)),
  };
}
