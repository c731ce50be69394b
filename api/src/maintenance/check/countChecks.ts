import { sameBytes, toBase64, toBase64Url } from '@photo-competition/count/bytes';
import { encodeCountFile } from '@photo-competition/count/countFile';
import { leafHash } from '@photo-competition/count/encoding';
import { leftOutHash } from '@photo-competition/count/leftOut';
import { parseCheckpoint, parseNote } from '@photo-competition/count/note';
import { canonicalJson, type CloseRecord, type LogRecord, type ResultRecord } from '@photo-competition/count/records';
import type { ResultFile } from '@photo-competition/count/resultFile';
import { rollTree } from '@photo-competition/count/rollFile';
import { MerkleTree } from '@photo-competition/count/tree';
import { runsBetween } from '../../voting/count/ballots.ts';
import { excludedOf } from '../../voting/count/changes.ts';
import { leftOutNumbers } from '../../voting/count/coverage.ts';
import { compressedBallots, decompressBallots } from '../../voting/count/ballotsFile.ts';
import { headsOf, rollOf } from '../../voting/count/files.ts';
import type { CountLog } from '../../voting/count/log.ts';
import { hexOf } from '../../voting/count/opening.ts';
import { readCountFile } from '../../voting/count/publication.ts';
import { sha256 } from '../../voting/count/signer.ts';
import type { CountEntryTable } from '../../platform/database/countTables.ts';
import type { Db } from '../../platform/database/database.ts';
import { revisionOf } from '../../voting/results/repository.ts';
import { checkAttestations } from './attestationChecks.ts';
import type { Finding } from './finding.ts';
import { checkObserver } from './observerChecks.ts';

type Entry = Omit<CountEntryTable, 'competition_id'>;

/** Says that something of a log is not as it must be. */
type Tell = (rule: string, detail: string) => void;

const recordOf = ({ kind, body }: Entry): LogRecord | undefined =>
  kind === 2 ? (JSON.parse(body.toString('utf8')) as LogRecord) : undefined;

/** Entries without a gap, each with the hash of what it says. @returns the tree over them */
function checkEntries({ size }: CountLog, entries: readonly Entry[], tell: Tell): MerkleTree {
  if (entries.length !== size || entries.some(({ position }, i) => position !== i))
    tell('count-entries', `it says that it has ${size} entries and has ${entries.length}, or not in a row`);
  for (const { position, kind, body, leaf_hash } of entries)
    if (!sameBytes(leafHash(sha256, Buffer.concat([Uint8Array.of(kind), body])), leaf_hash))
      tell('count-entries', `the hash of entry ${position} is not that of what it says`);
  return new MerkleTree(
    sha256,
    entries.map(({ leaf_hash }) => leaf_hash),
  );
}

/** Heads of the tree, each signed for what it says; the newest is of the whole log. */
async function checkHeads(view: Db, log: CountLog, tree: MerkleTree, tell: Tell): Promise<void> {
  const heads = await headsOf(view, log.competition_id);
  await checkAttestations(heads, tell);
  if (heads.at(-1)?.size !== log.size) tell('count-head', 'the newest head is not that of the whole log');
  for (const { size, root, signed } of heads) {
    const said = parseCheckpoint(parseNote(signed).text);
    const isOfTree = size <= tree.size && sameBytes(tree.root(size), root);
    if (!isOfTree || said.size !== size || !sameBytes(said.root, root))
      tell('count-head', `the head of ${size} entries is not that of the log`);
  }
}

/** The bundles of each batch hold the commitments of its ballots; a closed log has them all. */
async function checkBundles(view: Db, log: CountLog, entries: readonly Entry[], tell: Tell): Promise<void> {
  const { competition_id: id } = log;
  let after = 0;
  let bundles: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === 1) bundles.push(entry);
    if (entry.last_ballot === null) continue;
    let runs = 0;
    let same = true;
    for await (const { commitments, firstNumber } of runsBetween(view, id, after, entry.last_ballot)) {
      const there = bundles[runs];
      same &&= Boolean(there?.body.equals(commitments) && there.first_number?.equals(firstNumber));
      runs += 1;
    }
    if (!same || runs !== bundles.length)
      tell('count-ballots', `the batch before entry ${entry.position} does not hold its ballots`);
    after = entry.last_ballot;
    bundles = [];
  }
  if (after !== log.last_ballot) tell('count-ballots', 'it says that it ends with another ballot than its last batch');
  if (log.closed_at === null) return;
  let late = 0;
  for await (const { ballots } of runsBetween(view, id, after, Number.MAX_SAFE_INTEGER)) late += ballots;
  if (late > 0) tell('count-ballots', `${late} ballots were written after it was closed`);
}

/** The roll is that of the closing record, and its sums are those of the ballots. */
async function checkRoll(view: Db, log: CountLog, records: readonly LogRecord[], tell: Tell): Promise<void> {
  const roll = await rollOf(view, log.competition_id);
  const close = records.find((record): record is CloseRecord => record.type === 'close');
  if (!close) {
    if (log.closed_at !== null) tell('count-roll', 'it is closed without a record of that');
    return;
  }
  const sum = (of: 'cast' | 'standing') => roll.reduce((total, entry) => total + entry[of], 0);
  if (toBase64(rollTree(sha256, roll).root()) !== close.roll || sum('cast') !== log.ballots)
    tell('count-roll', 'the roll is not the one that the log was closed with');
  if (sum('standing') !== close.standing) tell('count-roll', 'the roll has another number of standing ballots');
}

/** The ballots that the coverage rule leaves out are those of the closing record. */
function checkLeftOut(records: readonly LogRecord[], leftOut: readonly string[], tell: Tell): void {
  const close = records.find((record): record is CloseRecord => record.type === 'close');
  const { leftOutBallots = 0, leftOut: hash = leftOutHash(sha256, []) } = close ?? {};
  if (leftOut.length !== leftOutBallots || leftOutHash(sha256, leftOut) !== hash)
    tell('count-left-out', `${leftOut.length} ballots are left out, which are not those that it was closed with`);
}

/** The newest version of the result leaves out what does not count, unless there is a newer revision to publish. */
async function checkExcluded(
  view: Db,
  log: CountLog,
  { newest, leftOut }: { newest: string | undefined; leftOut: readonly string[] },
  tell: Tell,
): Promise<void> {
  const { competition_id: id, revision } = log;
  if (newest === undefined) return;
  const { excluded: listed = [], leftOut: told = [] } = JSON.parse(newest) as Partial<ResultFile>;
  if (canonicalJson(told) !== canonicalJson(leftOut))
    tell('count-left-out', 'the newest version of the result names other ballots than those that are left out');
  if (revision !== (await revisionOf(view, id))) return;
  if (canonicalJson(listed) !== canonicalJson(await excludedOf(view, id)))
    tell('count-excluded', 'the newest version of the result leaves out other ballots than those that are excluded');
}

/** Checks published data against the log and the stored ballots. */
async function checkPublished(view: Db, log: CountLog, records: readonly LogRecord[], tell: Tell): Promise<void> {
  const { competition_id: id } = log;
  const results = await view
    .selectFrom('count_result')
    .selectAll()
    .where('competition_id', '=', id)
    .orderBy('version')
    .execute();
  if (results.length !== log.result_version) tell('count-result', `it lacks one of ${log.result_version} versions`);
  for (const { version, file, sha256: hash } of results) {
    const told = records.find((one): one is ResultRecord => one.type === 'result' && one.version === version);
    if (hexOf(file) !== hash || told?.sha256 !== hash)
      tell('count-result', `version ${version} of the result is not the one of the log`);
  }
  const leftOut = (await leftOutNumbers(view, id)).map(toBase64Url);
  checkLeftOut(records, leftOut, tell);
  await checkExcluded(view, log, { newest: results.at(-1)?.file, leftOut }, tell);
  const compressed = await compressedBallots(view, id);
  if (!compressed) {
    if (log.result_version > 0) tell('count-file', 'a result is published without the ballots');
    return;
  }
  const ballots = await decompressBallots(compressed).catch(() => null);
  if (!ballots) tell('count-file', 'the published ballots cannot be decompressed');
  else if (!sameBytes(ballots, encodeCountFile(await readCountFile(view, log))))
    tell('count-file', 'the published ballots are not those that were cast');
}

/** Looks at the log of each count (count/README.md). */
export async function checkCounts(view: Db): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const log of await view.selectFrom('count_log').selectAll().orderBy('competition_id').execute()) {
    const { competition_id: id } = log;
    const tell: Tell = (rule, detail) => findings.push({ severity: 'error', rule, subject: `count ${id}`, detail });
    const entries = await view
      .selectFrom('count_entry')
      .selectAll()
      .where('competition_id', '=', id)
      .orderBy('position')
      .execute();
    const tree = checkEntries(log, entries, tell);
    // An altered entry cannot be checked any further.
    if (findings.some(({ rule, subject }) => rule === 'count-entries' && subject === `count ${id}`)) continue;
    const records = entries.map(recordOf).filter((record) => record !== undefined);
    await checkHeads(view, log, tree, tell);
    await checkBundles(view, log, entries, tell);
    await checkRoll(view, log, records, tell);
    await checkPublished(view, log, records, tell);
    await checkObserver(view, id, tell);
  }
  return findings;
}
