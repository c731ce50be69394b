// @ts-check
import { leafOf, must, nameOf, rootOf, sha256, withdrawn } from './format.mjs';

/** @typedef {import('./format.mjs').Ballots} Ballots */
/** @typedef {import('./format.mjs').LogRecord} LogRecord */
/** @typedef {import('./format.mjs').Placed} Placed */

/** The 64 bytes of a ballot, hashed. @param {number} competition @param {Ballots} ballots @param {number} row */
function commitmentOf(competition, ballots, row) {
  const { number, image, point, replaces } = /** @type {Ballots[number]} */ (ballots[row]);
  const bytes = Buffer.alloc(64);
  bytes.write('PCB1', 'latin1');
  bytes.writeUInt32BE(competition, 4);
  number.copy(bytes, 8);
  bytes.writeUInt32BE(image, 20);
  bytes[24] = point;
  if (replaces !== undefined) ballots[replaces]?.number.copy(bytes, 28);
  return sha256(bytes);
}

/** Rule 9 and the records' part of rule 2. @param {Placed[]} records @param {number} size */
export function checkRecords(records, size) {
  const open = records[0];
  const closes = records.filter(({ record }) => record.type === 'close');
  const close = closes[0];
  must(open?.position === 0 && open.record.type === 'open', 9, 'the log does not begin with its rules');
  must(close && closes.length === 1, 9, 'the log is not closed once');
  for (const { position, record } of records) {
    must(position < size, 1, `record ${position} lies behind the head`);
    must(record.competition === open.record.competition, 9, `record ${position} is of another competition`);
    must(record.type !== 'open' || position === 0, 9, `record ${position} opens the log again`);
    must(record.type !== 'batch' || position < close.position, 9, `record ${position} adds ballots after the close`);
    must(record.type !== 'result' || position > close.position, 9, `record ${position} is a result before the close`);
  }
  return { open: open.record, close: close.record };
}

/** The hashes of the log's leaves, from ballots and records. @param {Placed[]} records @param {Ballots} ballots @param {number} size */
export function leavesOf(records, ballots, size) {
  const competition = records[0]?.record.competition;
  /** @type {Buffer[]} */
  const leaves = [];
  /** @type {number[]} batch of each ballot */
  const batchOf = [];
  let batch = 0;
  for (const { position, text, record } of [
    ...records,
    { position: size, text: '', record: { type: 'end', ballots: 0 } },
  ]) {
    if (record.type === 'batch') {
      must(
        record.ballots > batchOf.length && record.ballots <= ballots.length,
        2,
        `record ${position} says a wrong number of ballots`,
      );
      while (batchOf.length < record.ballots) {
        const from = batchOf.length;
        while (batchOf.length < Math.min(from + 256, record.ballots)) batchOf.push(batch);
        const commitments = Array.from({ length: batchOf.length - from }, (_, i) =>
          commitmentOf(competition, ballots, from + i),
        );
        leaves.push(leafOf(Buffer.concat([Buffer.of(1), ...commitments])));
      }
      batch += 1;
    }
    must(leaves.length === position, 2, `the entries before record ${position} are not those of its batch`);
    if (position < size) leaves.push(leafOf(Buffer.concat([Buffer.of(2), Buffer.from(text)])));
  }
  must(batchOf.length === ballots.length, 2, 'there are not as many ballots as the batches say');
  return { leaves, batchOf };
}

/** Rules 2 to 5. @param {Ballots} ballots @param {number[]} batchOf @param {LogRecord} rules @returns {Set<number>} replaced rows */
export function checkBallots(ballots, batchOf, rules) {
  const numbers = new Set();
  const gone = new Set();
  ballots.forEach((ballot, row) => {
    const { image, point, replaces } = ballot;
    const before = ballots[row - 1];
    numbers.add(nameOf(ballot));
    must(numbers.size === row + 1, 2, `ballot ${nameOf(ballot)} stands twice`);
    const rises = !before || batchOf[row] !== batchOf[row - 1] || before.number.compare(ballot.number) < 0;
    must(rises, 2, `ballot ${nameOf(ballot)} is not in the order of numbers`);
    const inRange = point >= rules.minPoint && point <= rules.maxPoint;
    must(inRange || point === withdrawn, 3, `ballot ${nameOf(ballot)} has the point ${point}`);
    must(point !== withdrawn || replaces !== undefined, 5, `ballot ${nameOf(ballot)} withdraws nothing`);
    if (replaces === undefined) return;
    const old = /** @type {Ballots[number]} */ (ballots[replaces]);
    must(!gone.has(replaces), 4, `ballot ${nameOf(old)} is replaced twice`);
    must(old.image === image, 4, `ballot ${nameOf(ballot)} replaces one of another image`);
    must((batchOf[replaces] ?? 0) <= (batchOf[row] ?? 0), 4, `ballot ${nameOf(ballot)} replaces one of a later batch`);
    gone.add(replaces);
  });
  const reached = new Set();
  ballots.forEach((_, row) => {
    if (!gone.has(row))
      for (let at = /** @type {number | undefined} */ (row); at !== undefined; at = ballots[at]?.replaces)
        reached.add(at);
  });
  ballots.forEach((ballot, row) =>
    must(reached.has(row), 4, `ballot ${nameOf(ballot)} replaces itself by way of others`),
  );
  return gone;
}

/** Rule 7. @param {Buffer} roll @param {LogRecord} close @param {LogRecord} open @param {{ ballots: number, standing: number, most: number }} count */
export function checkRoll(roll, close, open, { ballots, standing, most }) {
  must(roll.length % 40 === 0, 0, 'roll.bin cannot be read');
  const entries = Array.from({ length: roll.length / 40 }, (_, i) => roll.subarray(40 * i, 40 * i + 40));
  entries.forEach((entry, i) =>
    must(
      i === 0 || (entries[i - 1] ?? entry).compare(entry, 0, 32, 0, 32) < 0,
      7,
      `entry ${i} of the roll is not in order`,
    ),
  );
  must(rootOf(entries.map(leafOf)).toString('base64') === close.roll, 7, 'the roll is not the one the log closed with');
  must(entries.length === close.voters, 7, 'the roll has not as many people as the log says');
  must(
    entries.length <= Math.max(open.eligible, close.eligible),
    7,
    'the roll has more people than there were entrants',
  );
  /** @param {number} at */
  const sum = (at) => entries.reduce((total, entry) => total + entry.readUInt32BE(at), 0);
  must(sum(32) === ballots && sum(36) === standing, 7, 'the sums of the roll are not those of the ballots');
  must(most <= entries.length, 7, 'an image has more votes than there are people in the roll');
}
