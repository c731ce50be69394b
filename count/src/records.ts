import type { Scoring } from './ranking.ts';

/** Fields of every record. */
interface RecordOf<Type extends string> {
  type: Type;
  /** Id of the competition. */
  competition: number;
  /** Instant in UTC, ISO 8601 with `Z`. */
  at: string;
}

/** An image as the record `open` names it. */
export interface ListedImage {
  id: number;
  /** Code of its image type. */
  type: string;
  /** Commitment to the original file, hexadecimal (`fileCommitmentOf`); in logs of an earlier version the SHA-256 of the file. */
  sha256: string;
}

/** The rules, before the first ballot. */
export interface OpenRecord extends RecordOf<'open'> {
  /** Set when the log began after votingStart: ballots cast before this instant entered it later than they were cast. */
  since?: string;
  votingStart: string;
  votingEnd: string;
  award: string;
  minPoint: number;
  maxPoint: number;
  scoring: Scoring;
  /** People who judged a smaller share of the images, in whole per cent, are left out; 0 and absent: nobody. */
  minCoverage?: number;
  /** Where fewer people than this are below `minCoverage`, nobody is left out. */
  minCoverageVoters?: number;
  /** SHA-256, hexadecimal, of the canonical JSON of all images (`ListedImage[]`), hidden ones included, by rising id. */
  images: string;
  /** Number of enabled entrants. */
  eligible: number;
}

/** A rule that was changed afterwards. */
export interface RuleRecord extends RecordOf<'rule'> {
  /** Name of what was changed, as in `open`. */
  field: string;
  from: string | number;
  to: string | number;
}

/** Moderation of an image was changed. */
export interface ModerationRecord extends RecordOf<'moderation'> {
  image: number;
  /** `PENDING`, `APPROVED`, `REJECTED` or `DISQUALIFIED`. */
  status: string;
}

/** Ends a batch: its ballots are the entries right before this one. */
export interface BatchRecord extends RecordOf<'batch'> {
  /** Number of ballots in the log, this batch included. */
  ballots: number;
  /** Number of people who have cast them. */
  voters: number;
}

/** Ends the ballots. */
export interface CloseRecord extends RecordOf<'close'> {
  ballots: number;
  /** Number of ballots that stand: neither replaced nor withdrawals. */
  standing: number;
  /** Number of people in the roll. */
  voters: number;
  /** Number of entrants who could have voted: enabled now, or in the roll. */
  eligible: number;
  /** Root of the roll's tree, base64. */
  roll: string;
  /** Number of people below `minCoverage` whose ballots are left out; absent as 0. */
  leftOutVoters?: number;
  /** Number of these ballots. */
  leftOutBallots?: number;
  /** SHA-256, hexadecimal, of the canonical JSON of their numbers (base64url) by rising number. */
  leftOut?: string;
}

/** A version of the result. */
export interface ResultRecord extends RecordOf<'result'> {
  version: number;
  /** Why there is this version: `AWARD`, `MODERATION`, `RULE` or `EXCLUSION`. */
  reason: string;
  /** SHA-256 of the result file, hexadecimal. */
  sha256: string;
}

/** The log goes on under another key. */
export interface KeyRecord extends RecordOf<'key'> {
  /** Public Ed25519 key, 32 bytes in base64. */
  key: string;
}

/** An entry of the log that is no bundle of ballots. */
export type LogRecord =
  OpenRecord | RuleRecord | ModerationRecord | BatchRecord | CloseRecord | ResultRecord | KeyRecord;

/** A record with its place in the log. */
export interface PlacedRecord {
  /** Index of the entry. */
  position: number;
  /** The entry without its first byte: canonical JSON (RFC 8785), kept to the byte. */
  text: string;
}

/** A record of the file with what it says. */
export interface ReadRecord extends PlacedRecord {
  record: LogRecord;
}

/** `records.jsonl`: a line `{"position":…,"record":"…"}` for each record, whose exact text is a JSON string. */
export const formatRecords = (records: readonly PlacedRecord[]): string =>
  records.map(({ position, text }) => `${JSON.stringify({ position, record: text })}\n`).join('');

/**
 * Reads `records.jsonl`. Types of what records say are not looked at beyond `type`.
 * @throws RangeError for a line that is no record, which is named, or for positions that do not rise
 */
export function parseRecords(file: string): ReadRecord[] {
  const lines = file.split('\n');
  if (lines.pop() !== '') throw new RangeError('the last line of the records has no end');
  let before = -1;
  return lines.map((line, i) => {
    try {
      const { position, record: text } = JSON.parse(line) as { position: unknown; record: unknown };
      if (!Number.isInteger(position) || (position as number) <= before || typeof text !== 'string') throw 0;
      const record = JSON.parse(text) as LogRecord;
      if (typeof record?.type !== 'string') throw 0;
      before = position as number;
      return { position: before, text, record };
    } catch {
      throw new RangeError(`line ${i + 1} of the records cannot be read`);
    }
  });
}

/** Canonical JSON (RFC 8785) of plain data: keys sorted by their UTF-16 units, numbers and strings as ECMAScript writes them. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, held]) => held !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, held]) => `${JSON.stringify(key)}:${canonicalJson(held)}`)
    .join(',')}}`;
}
