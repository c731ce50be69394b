// @ts-check
/**
 * Repeats the count of a competition from the files that are published of it, with nothing but Node (count/README.md). It shares
 * no code with the platform: whoever doubts that can read these files alone (`verify.mjs` and the folder `verify`), or write others.
 *
 * Usage: node verify.mjs <folder> [version of the result; all that are there unless it is given], with `head`, `keys.json`, `records.jsonl`, `count.bin`, `roll.bin` and `result-<n>.json` in it;
 * also `receipts.txt`, the receipts that voters saved, `roll.txt`, what one of them was told of the roll, `heads/`, heads that
 * somebody kept, `witness.txt`, the key of a witness that has cosigned heads, and `draw.txt`, what an observer threw.
 * Ends with 0 when everything holds, with 1 and a sentence for the first rule that does not, with 2 when files are missing.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { drawnBy } from './verify/draw.mjs';
import { Broken, cosignedAt, must, readBallots, readHead, rootOf, sha256, withdrawn } from './verify/format.mjs';
import { checkBallots, checkRecords, checkRoll, leavesOf } from './verify/log.mjs';
import { checkReceipts, checkResult } from './verify/result.mjs';
import { checkStatement } from './verify/statement.mjs';

/** @typedef {import('./verify/format.mjs').Placed} Placed */

/** @param {string} folder @param {string} [version] of the result; all of them unless it is given */
function verifyFolder(folder, version) {
  /** @param {string} name */
  const read = (name) => readFileSync(path.join(folder, name));
  const text = (/** @type {string} */ name) => read(name).toString('utf8');
  const keys = JSON.parse(text('keys.json')).map((/** @type {any} */ { publicKey }) => publicKey);
  const head = readHead(text('head'), keys);
  /** @type {Placed[]} */
  const records = text('records.jsonl')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { position, record } = JSON.parse(line);
      return { position, text: record, record: JSON.parse(record) };
    });
  const { ids, ballots } = readBallots(read('count.bin'));
  const { open, close } = checkRecords(records, head.size);
  must(head.origin.endsWith(`/count/${open.competition}`), 1, 'the head is of another competition');
  const { leaves, batchOf } = leavesOf(records, ballots, head.size);
  const kept = existsSync(path.join(folder, 'heads')) ? readdirSync(path.join(folder, 'heads')) : [];
  const heads = [head, ...kept.map((name) => readHead(text(path.join('heads', name)), keys))].sort(
    (a, b) => a.size - b.size,
  );
  for (const { size, root } of heads) {
    must(size <= leaves.length, 1, `a head of ${size} entries is larger than the log`);
    must(
      rootOf(leaves.slice(0, size)).toString('base64') === root,
      1,
      `the first ${size} entries are not those of their head`,
    );
  }
  const gone = checkBallots(ballots, batchOf, open);
  const votes = new Map(ids.map((id) => [id, 0]));
  ballots.forEach(({ image, point }, row) => {
    if (point !== withdrawn && !gone.has(row)) votes.set(image, (votes.get(image) ?? 0) + 1);
  });
  const standing = [...votes.values()].reduce((sum, one) => sum + one, 0);
  must(close.ballots === ballots.length && close.standing === standing, 6, 'the close says another number of ballots');
  checkRoll(read('roll.bin'), close, open, { ballots: ballots.length, standing, most: Math.max(0, ...votes.values()) });
  const lines = [
    `${ballots.length} ballots, ${standing} of them standing, of ${close.voters} people: nothing differs from ${heads.length} signed head(s), ${head.size} entries.`,
  ];
  const results = readdirSync(folder).filter(
    (name) => /^result-\d+\.json$/.test(name) && (version === undefined || name === `result-${version}.json`),
  );
  if (results.length === 0) throw Object.assign(new Error(), { code: 'ENOENT', path: `result-${version ?? 1}.json` });
  for (const name of results) {
    const { version: counted, changed } = checkResult(text(name), records, ballots, gone);
    lines.push(`Result ${counted} follows from them.`);
    for (const { field, from, to } of changed)
      lines.push(`Note: ${field} was changed from ${from} to ${to} after the opening.`);
  }
  if (existsSync(path.join(folder, 'witness.txt'))) {
    const notes = new Set([text('head'), ...kept.map((name) => text(path.join('heads', name)))]);
    const times = [...notes]
      .map((note) => cosignedAt(note, text('witness.txt'))?.toISOString())
      .filter(Boolean)
      .sort();
    const when = times.length ? `, the first at ${times[0]}, the last at ${times.at(-1)}` : '';
    lines.push(`${times.length} of these heads were cosigned by the witness${when}.`);
  }
  if (existsSync(path.join(folder, 'draw.txt'))) {
    const dice = (text('draw.txt').split(/\r?\n/)[0] ?? '').trim();
    const closing = records.find(({ record }) => record.type === 'close');
    const seed = sha256(rootOf(leaves.slice(0, Number(closing?.position) + 1)), dice);
    const drawn = drawnBy(seed, ballots, gone).map((number) => number.toString('base64url'));
    lines.push(`By “${dice}”, seed ${seed.toString('base64')}, these ballots were to be drawn: ${drawn.join(' ')}`);
  }
  if (existsSync(path.join(folder, 'receipts.txt')))
    lines.push(`${checkReceipts(text('receipts.txt'), keys, ballots, head.origin)} receipts are kept.`);
  if (existsSync(path.join(folder, 'roll.txt')))
    lines.push(`${checkStatement(text('roll.txt'), keys, read('roll.bin'), head.origin)} is in the roll as stated.`);
  return lines.join('\n');
}

const [, , folder, wanted] = process.argv;
try {
  if (!folder) throw Object.assign(new Error(), { code: 'ENOENT', path: '<folder>' });
  process.stdout.write(`${verifyFolder(folder, wanted)}\n`);
} catch (error) {
  const { code, message, path: file } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === 'ENOENT') process.stderr.write(`${file} is missing. Usage: node verify.mjs <folder> [version]\n`);
  else process.stderr.write(`${error instanceof Broken ? message : `Files cannot be read: ${message}`}\n`);
  process.exit(code === 'ENOENT' ? 2 : 1);
}
