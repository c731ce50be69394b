import type { ColumnType, Generated } from 'kysely';
import type { components } from '@photo-competition/schema/rest';
import type { Json } from './json.ts';

type Schemas = components['schemas'];

/** A key that has signed receipts and heads. */
interface CountKeyTable {
  /** Ed25519, 32 bytes. */
  public_key: Buffer;
  since: Date;
  /** When another one took its place; null of the present one. */
  until: Date | null;
}

/** The fields of a competition's rules that the log names, as in its records. */
export interface CountedRules {
  votingStart: string;
  votingEnd: string;
  award: string;
  minPoint: number;
  maxPoint: number;
  scoring: Schemas['Scoring'];
  /** Per cent of the images that a voter could judge, below which the own ballots are left out. */
  minCoverage: number;
  /** Fewest people below: where there are fewer, nobody's ballots are left out. */
  minCoverageVoters: number;
}

/** The log of a competition's ballots. */
export interface CountLogTable {
  competition_id: number;
  /** Number of entries, which is that of the newest head. */
  size: number;
  /** Number of ballots in it. */
  ballots: Generated<number>;
  /** Number of people who have cast them. */
  voters: Generated<number>;
  /** Id of the last ballot in it; 0 before the first batch. */
  last_ballot: Generated<number>;
  /** When the last batch was closed, or the log was opened. */
  batch_at: Date;
  /** The rules as the log's records tell them last. */
  rules: Json<CountedRules>;
  /** `results_revision` of the competition up to which changes are in the log. */
  revision: number;
  /** The key that has signed the newest head. */
  public_key: Buffer;
  /** From then on no ballot is taken; null before. */
  sealed_at: Date | null;
  /** When the last entry of ballots and the roll were written; null before. */
  closed_at: Date | null;
  /** The last entry of the roll whose voter's mail is queued; empty before the first. */
  mailed_to: Generated<Buffer>;
  /** When the mails to all voters were queued; null before. */
  voters_mailed_at: Date | null;
  /** Newest version of the result; 0 before the first. */
  result_version: Generated<number>;
  /** Since when nothing relies on the voters of its ballots: the ballots are being unlinked, or were. Null before. */
  unlink_begun_at: Date | null;
  /** The last ballot by number that is unlinked; empty before the first. */
  unlinked_to: Generated<Buffer>;
  /** When all ballots were unlinked; null before. */
  unlinked_at: Date | null;
}

export interface CountEntryTable {
  competition_id: number;
  position: number;
  /** 1: ballots, 2: record. */
  kind: number;
  /** The entry without its first byte. */
  body: Buffer;
  leaf_hash: Buffer;
  /** Of ballots: the number of the first one. */
  first_number: Buffer | null;
  /** Of the record that ends a batch: id of its last ballot. */
  last_ballot: number | null;
}

interface CountHeadTable {
  competition_id: number;
  size: number;
  root: Buffer;
  /** The signed note. */
  note: string;
  at: Date;
  ballots: number;
  voters: number;
}

interface CountImageTable {
  competition_id: number;
  image_id: number;
  type_code: string;
  /** As the log lists it: a commitment to the original file, hexadecimal; without a salt the SHA-256 of the file. */
  sha256: string;
  /** 16 random bytes that open the commitment; null in logs of an earlier version. */
  salt: Buffer | null;
  /** As the log knows it. */
  moderation: Schemas['ImageModeration'];
  /** Whether the log knew it as APPROVED when it was closed; null before, and in logs of an earlier version. */
  approved_at_closing: boolean | null;
}

interface CountRollTable {
  competition_id: number;
  roll_id: Buffer;
  voter_key: string;
  /** 16 random bytes; null once the account is gone, as the username. */
  salt: Buffer | null;
  /** In lower case, as it was when the log was closed. */
  username: string | null;
  cast_ballots: number;
  standing: number;
  /** Whether ballots and votes have this voter key; nothing goes by it when it is not LINKED. */
  link: Generated<'LINKED' | 'UNLINKING' | 'UNLINKED'>;
}

/** People by day whose ballots were unlinked. */
interface CountTurnoutTable {
  competition_id: number;
  /** YYYY-MM-DD in the time zone of the installation. */
  day: string;
  voters: number;
}

interface CountResultTable {
  competition_id: number;
  version: number;
  /** Of its record in the log. */
  position: number;
  reason: 'AWARD' | 'MODERATION' | 'RULE' | 'EXCLUSION';
  at: Date;
  /** Canonical JSON. */
  file: string;
  /** Of the file, hexadecimal. */
  sha256: string;
}

/** Ballots that the closing of a log has left out. */
interface LeftOutBallotTable {
  competition_id: number;
  number: Buffer;
  image_id: number;
}

/** Statements of others about a head, and failed requests for them. */
interface CountAttestationTable {
  competition_id: number;
  size: number;
  kind: 'WITNESS' | 'TIMESTAMP';
  /** How often it was asked for. */
  attempts: number;
  /** When it is asked for again, while there is none. */
  due_at: Date;
  /** A line of a signed note, or an answer of RFC 3161; null before it has come. */
  content: Buffer | null;
  /** When it was given, as it says itself. */
  at: Date | null;
  /** Of a cosignature: the verifier key by which it holds. */
  witness: string | null;
}

/** The observer of a count, and the observer's choice. */
export interface CountObserverTable {
  competition_id: number;
  /** Null once the account is gone; there is a choice then. */
  account_id: number | null;
  /** Null once the account is gone. */
  named_by: number | null;
  named_at: Date;
  choice: Schemas['ObserverChoice'] | null;
  chosen_at: Date | null;
  /** The dice that were thrown; null unless ballots were drawn. */
  dice: string | null;
  /** The answer to the draw; null unless ballots were drawn. */
  drawn: ColumnType<Schemas['CountDraw'] | null, string | undefined, string | null>;
}

/** The tables of the count (count/). */
export interface CountTables {
  count_key: CountKeyTable;
  count_log: CountLogTable;
  count_entry: CountEntryTable;
  count_head: CountHeadTable;
  count_image: CountImageTable;
  count_roll: CountRollTable;
  /** The ballots as they are published (api/src/voting/count/ballotsFile.ts). */
  count_file: { competition_id: number; compressed_ballots: Buffer };
  count_result: CountResultTable;
  count_turnout: CountTurnoutTable;
  left_out_ballot: LeftOutBallotTable;
  count_attestation: CountAttestationTable;
  count_observer: CountObserverTable;
}
