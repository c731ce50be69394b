import { bundleRows, withdrawn } from './encoding.ts';
import { hold } from './failure.ts';
import type {
  BatchRecord,
  CloseRecord,
  LogRecord,
  ModerationRecord,
  OpenRecord,
  ReadRecord,
  ResultRecord,
  RuleRecord,
} from './records.ts';

/** A record of one type with its place. */
export interface Placed<Type extends LogRecord> extends ReadRecord {
  record: Type;
}

/** Positions of the log's entries, by its records. */
export interface Layout {
  open: Placed<OpenRecord>;
  close: Placed<CloseRecord>;
  batches: Placed<BatchRecord>[];
  results: Placed<ResultRecord>[];
  moderations: Placed<ModerationRecord>[];
  rules: Placed<RuleRecord>[];
  /** Number of ballots after each batch, rising. */
  sizes: number[];
  /** Entries that are bundles: position and rows [from, to) of the ballots. */
  bundles: { position: number; from: number; to: number }[];
}

const placedOf = <Type extends LogRecord>(records: readonly ReadRecord[], type: Type['type']): Placed<Type>[] =>
  records.filter((one): one is Placed<Type> => one.record.type === type);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Whether the opening names a competition and a range of points that ballots can have. */
const isOpening = ({ competition, minPoint, maxPoint }: OpenRecord): boolean =>
  [competition, minPoint, maxPoint].every(isCount) && minPoint <= maxPoint && maxPoint < withdrawn;

/** Bundles of a batch lie right before its record and nowhere else. */
function bundlesOf(records: readonly ReadRecord[], batches: readonly Placed<BatchRecord>[], size: number) {
  const sizes = batches.map(({ record }) => record.ballots);
  let before = 0;
  for (const { position, record } of batches) {
    hold(isCount(record.ballots) && record.ballots > before, 'batchSize', { record: position });
    before = record.ballots;
  }
  const rows = bundleRows(sizes);
  const bundles: Layout['bundles'] = [];
  let next = 0;
  for (const { position, record } of [...records, { position: size, record: null }]) {
    const until = record?.type === 'batch' ? record.ballots : 0;
    for (; next < position; next++) {
      const row = rows[bundles.length];
      hold(row !== undefined && row.to <= until, 'batchPlace', { record: position });
      bundles.push({ position: next, ...row });
    }
    hold(until <= (bundles.at(-1)?.to ?? 0), 'batchSize', { record: position });
    next = position + 1;
  }
  return { sizes, bundles };
}

/**
 * Rule 9, and of rule 2 what records say: `open` is the first entry, `close` comes after all ballots and before all results,
 * all speak of one competition, and each batch's entries lie right before its record.
 * @param size number of entries of the log
 * @throws BrokenRule
 */
export function layoutOf(records: readonly ReadRecord[], size: number): Layout {
  const [open, ...moreOpen] = placedOf<OpenRecord>(records, 'open');
  const [close, ...moreClose] = placedOf<CloseRecord>(records, 'close');
  const batches = placedOf<BatchRecord>(records, 'batch');
  const results = placedOf<ResultRecord>(records, 'result');
  hold(open?.position === 0, 'opening', { record: open?.position ?? 0 });
  hold(isOpening(open.record), 'opening', { record: open.position });
  hold(moreOpen.length === 0, 'opening', { record: moreOpen[0]?.position ?? 0 });
  hold(close !== undefined, 'closing', { record: size });
  hold(moreClose.length === 0, 'closing', { record: moreClose[0]?.position ?? 0 });
  for (const { position } of batches) hold(position < close.position, 'closing', { record: position });
  for (const { position } of results) hold(position > close.position, 'closing', { record: position });
  for (const { position, record } of records) {
    hold(position < size, 'size', { record: position });
    hold(record.competition === open.record.competition, 'otherCompetition', { record: position });
  }
  return {
    open,
    close,
    batches,
    results,
    moderations: placedOf<ModerationRecord>(records, 'moderation'),
    rules: placedOf<RuleRecord>(records, 'rule'),
    ...bundlesOf(records, batches, size),
  };
}
