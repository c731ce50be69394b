import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { cosignedText, formatWitnessKey, parseWitnessKey } from '@photo-competition/count/cosignature';
import { formatNote, parseNote } from '@photo-competition/count/note';
import { fromUtf8, toBase64, toUtf8 } from '@photo-competition/count/bytes';
import { receiptsIn } from '@photo-competition/count/receiptFile';
import { unzipSync } from 'fflate';
import {
  annaInRoll,
  ballotAt,
  competition,
  headOf,
  key,
  numberAt,
  publishedCount,
  receiptOf,
  statementOf,
} from '../testing/publishedCount.ts';
import { addresses, serveFiles } from '../testing/servedFiles.ts';
import { createEngine, type BesideWorker, type RecountStep } from './engine.ts';

const count = publishedCount();
const { files, tree, batchEnd, closing, entry } = count;
const keys = [key];
const stranger = new Uint8Array(32).fill(3);

async function recountOf(
  changed: Partial<Record<string, Uint8Array | undefined>> = {},
  heads: string[] = [],
  witnesses: string[] = [],
) {
  serveFiles({ ...files, ...changed });
  const engine = createEngine();
  const steps: RecountStep[] = [];
  const outcome = await engine.recount({ from: addresses, ballots: 7, heads, witnesses }, (step) => steps.push(step));
  return { engine, outcome, steps };
}

async function failuresOf(changed: Parameters<typeof recountOf>[0], heads?: string[]) {
  const { outcome } = await recountOf(changed, heads);
  return outcome.notDownloaded === null ? outcome.report.failures : outcome.notDownloaded;
}

/** A file with one byte changed. */
const flipped = (name: string, at: number) => {
  const bytes = Uint8Array.from(files[name] ?? []);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return { [name]: bytes };
};
const rewritten = (name: string, from: string, to: string) => ({
  [name]: toUtf8(fromUtf8(files[name] ?? new Uint8Array(0)).replace(from, to)),
});

describe('a recount', () => {
  it('downloads, repeats the count and tells how far it is', async () => {
    const { outcome, steps } = await recountOf({}, [headOf(tree, batchEnd), headOf(tree, closing)]);
    expect(outcome).toMatchObject({ report: { failures: [], counted: { ballots: 7, standing: 6, voters: 3 } } });
    expect(steps[0]).toEqual({ step: 'downloaded', ballots: 7 });
    expect(steps.at(-1)).toEqual({ step: 'hashed', ballots: 7, of: 7 });
    expect(outcome).toHaveProperty('fingerprints.length', 6);
  });

  it.each(['with', 'without'])('tells the SHA-256 of each file, %s a browser that computes it', async (which) => {
    if (which === 'without') vi.stubGlobal('crypto', {});
    const { outcome } = await recountOf();
    vi.unstubAllGlobals();
    const told = outcome.notDownloaded === null ? outcome.fingerprints : [];
    const sha256 = (name: string) =>
      createHash('sha256')
        .update(files[name] ?? '')
        .digest('hex');
    expect(told).toContainEqual({ file: 'count.bin', sha256: sha256('ballots') });
    expect(told).toContainEqual({ file: 'roll.bin', sha256: sha256('roll') });
  });

  const order = { from: addresses, heads: [], witnesses: [] };
  const besideWorker = () => ({ hashBundles: vi.fn<BesideWorker['hashBundles']>(), stop: vi.fn<() => void>() });

  it.each([
    [102_400, 1],
    [102_399, 0],
  ])('of %d ballots starts %d workers beside it, which end with it', async (ballots, started) => {
    serveFiles(files);
    const beside = besideWorker();
    const start = vi.fn(() => beside);
    const running = createEngine(undefined, start).recount({ ...order, ballots }, () => undefined);
    expect(start).toHaveBeenCalledTimes(started);
    expect(beside.stop).not.toHaveBeenCalled();
    await running;
    expect(beside.stop).toHaveBeenCalledTimes(started);
  });

  it('ends the worker beside it when a file does not come', async () => {
    serveFiles({ ...files, roll: undefined });
    const beside = besideWorker();
    const outcome = await createEngine(undefined, () => beside).recount(
      { ...order, ballots: 1_000_000 },
      () => undefined,
    );
    expect(outcome).toEqual({ notDownloaded: 'roll.bin' });
    expect(beside.stop).toHaveBeenCalledTimes(1);
  });

  it('finds the line of a witness, and a false one', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const raw = new Uint8Array(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'));
    const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
    const vkey = formatWitnessKey(sha256, 'witness.example/w1', raw);
    const { keyId } = parseWitnessKey(sha256, vkey);
    const cosigned = (seconds: bigint, said: bigint) => {
      const head = headOf(tree, closing);
      const time = Buffer.alloc(8);
      time.writeBigUInt64BE(said);
      const signed = sign(null, Buffer.from(cosignedText(parseNote(head).text, seconds)), privateKey);
      const line = { name: 'witness.example/w1', keyId, signature: Uint8Array.from(Buffer.concat([time, signed])) };
      const { text, signatures } = parseNote(head);
      return formatNote({ text, signatures: [...signatures, line] });
    };
    const { outcome } = await recountOf({}, [cosigned(9n, 9n)], [vkey, 'no key']);
    const found = [{ size: closing, name: 'witness.example/w1', seconds: 9 }];
    expect(outcome).toMatchObject({ report: { failures: [], cosigned: found } });
    const { outcome: broken } = await recountOf({}, [cosigned(9n, 10n)], [vkey]);
    expect(broken).toMatchObject({ report: { failures: [{ rule: 1, code: 'cosignature' }], cosigned: [] } });
  });

  it.each([
    ['head', 'head'],
    ['keys', 'keys.json'],
    ['records', 'records.jsonl'],
    ['ballots', 'count.bin'],
    ['roll', 'roll.bin'],
    ['result', 'result-1.json'],
  ])('names the file %s that does not come', async (name, file) => {
    expect(await failuresOf({ [name]: undefined })).toBe(file);
  });

  it.each([
    ['a point', flipped('ballots', 16 + 3 * 4 + 7 * 12 + 2 * 7), { rule: 1, code: 'root' }],
    ['a number', flipped('ballots', 16 + 3 * 4 + 11), { rule: 1, code: 'root' }],
    ['the ballots', { ballots: new Uint8Array(3) }, { rule: 0, file: 'ballots' }],
    ['a record', rewritten('records', '\\"eligible\\":5', '\\"eligible\\":6'), { rule: 1, code: 'root' }],
    ['the roll', flipped('roll', 3), { rule: 7, code: 'rollRoot' }],
    ['the result', rewritten('result', '"rank":1', '"rank":2'), { rule: 8, code: 'resultAltered' }],
    ['the head', flipped('head', 25), { file: 'head' }],
    ['the keys', { keys: toUtf8('[]') }, { rule: 1, code: 'signature' }],
  ])('names %s that was altered', async (_name, changed, failure) => {
    expect(await failuresOf(changed)).toContainEqual(expect.objectContaining(failure));
  });

  it('repeats the version that is asked for, the newest otherwise', async () => {
    const { files: both } = publishedCount(2);
    const url = (version: number) => ({ version, url: `/media/count/7/result-${version}.json` });
    const from = { ...addresses, results: [url(1), url(2)] };
    const altered = (name: string) => toUtf8(fromUtf8(both[name] ?? new Uint8Array(0)).replace('"rank":1', '"rank":2'));
    const failuresAt = async (changed: object, version?: number) => {
      serveFiles({ ...both, ...changed });
      const order = { from, ballots: 7, heads: [], witnesses: [], ...(version === undefined ? {} : { version }) };
      const outcome = await createEngine().recount(order, () => undefined);
      return outcome.notDownloaded === null ? outcome.report.failures : outcome.notDownloaded;
    };
    for (const version of [1, 2, undefined]) expect(await failuresAt({}, version)).toEqual([]);
    expect(await failuresAt({ result: altered('result') }, 1)).toMatchObject([{ rule: 8 }]);
    expect(await failuresAt({ result: altered('result') })).toEqual([]);
    expect(await failuresAt({ second: altered('second') }, 1)).toEqual([]);
    expect(await failuresAt({ second: altered('second') })).toMatchObject([{ rule: 8 }]);
    expect(await failuresAt({}, 3)).toMatchObject([{ rule: 0, file: 'result' }]);
  });

  it('finds a log that does not continue a kept head', async () => {
    const other = publishedCount().tree;
    other.appendEntry(Uint8Array.of(2, 3));
    expect(await failuresOf({}, [headOf(other)])).toMatchObject([{ rule: 1, code: 'size' }]);
  });
});

describe('the kept head', () => {
  const proofOf = (from: number, to = tree.size) => tree.consistency(from, to).map(toBase64);
  const compare = (kept: string | null, proof: string[], newest = headOf(tree)) =>
    createEngine().compareHeads({ competition, keys, newest, kept, proof });

  it('is continued by the newest', async () => {
    expect(await compare(null, [])).toBe('first');
    expect(await compare(headOf(tree), [])).toBe('same');
    expect(await compare(headOf(tree, batchEnd), proofOf(batchEnd))).toBe('grown');
  });

  it('shows a log that was written anew, shortened, or signed by a stranger', async () => {
    const other = publishedCount().tree;
    other.appendEntry(Uint8Array.of(2));
    const shorter = headOf(tree, 2);
    expect(await compare(headOf(other), [], headOf(tree))).toBe('shrunk');
    expect(await compare(headOf(tree), [], headOf(other, 5))).toBe('same');
    other.appendEntry(Uint8Array.of(3));
    expect(await compare(headOf(tree, batchEnd), proofOf(batchEnd), headOf(other))).toBe('rewritten');
    expect(await compare(shorter, ['%'])).toBe('rewritten');
    expect(await compare(shorter, [])).toBe('rewritten');
    expect(await compare(null, [], headOf(tree, 5, stranger))).toBe('unsigned');
    expect(await compare(headOf(tree, 3, stranger), proofOf(3))).toBe('otherKey');
    expect(await compare(null, [], 'x')).toBe('unsigned');
  });
});

describe('receipts', () => {
  const check = (notes: string[]) => ({ notes, competition, keys });
  const proofs = {
    head: headOf(tree),
    entries: [{ position: 1, entry: toBase64(entry), hashes: tree.inclusion(1).map(toBase64), size: tree.size }],
    isClosed: false,
  };
  const states = async (answer: Promise<{ state: string }[]>) => (await answer).map(({ state }) => state);

  it('are looked for in the log by proofs', async () => {
    const { checkInLog } = createEngine();
    const later = receiptOf(1, { number: new Uint8Array(12).fill(1) });
    const receipts = check([receiptOf(0), receiptOf(6), later]);
    expect(await states(checkInLog({ receipts, proofs }))).toEqual(['inLog', 'inLog', 'promised']);
    expect(await states(checkInLog({ receipts, proofs: { ...proofs, isClosed: true } }))).toEqual([
      ...['inLog', 'inLog', 'missing'],
    ]);
    const [proven] = proofs.entries;
    const forged = { ...proofs, entries: [{ ...proven, position: 2 }] } as typeof proofs;
    const unsigned = { ...proofs, head: headOf(tree, tree.size, stranger) };
    expect(await states(checkInLog({ receipts, proofs: unsigned }))).toEqual(['promised', 'promised', 'promised']);
    expect(await states(checkInLog({ receipts, proofs: forged }))).toEqual(['promised', 'promised', 'promised']);
  });

  it('are looked for among the published ballots', async () => {
    const { engine } = await recountOf();
    const notes = [
      ...[receiptOf(0), receiptOf(1), receiptOf(2, { point: 5 }), receiptOf(3, { image: 12 })],
      ...[receiptOf(4, { number: new Uint8Array(12) }), receiptOf(5, {}, stranger), 'x', receiptOf(6)],
    ];
    expect(await engine.checkInBallots(check(notes))).toEqual([
      { number: numberAt(0), image: 11, point: 5, state: 'replaced' },
      { number: numberAt(1), image: 12, point: 3, state: 'counted' },
      { number: numberAt(2), image: 11, point: 5, state: 'different' },
      { number: numberAt(3), image: 12, point: 2, state: 'different' },
      { number: 'AAAAAAAAAAAAAAAA', image: 12, point: 5, state: 'missing' },
      { number: numberAt(5), image: 13, point: 1, state: 'unsigned' },
      { number: null, image: null, point: null, state: 'unreadable' },
      { number: numberAt(6), image: 11, point: 4, state: 'counted' },
    ]);
    expect(await states(engine.checkInBallots({ ...check([receiptOf(0)]), competition: 8 }))).toEqual(['otherLog']);
    expect(ballotAt(6).replaces).not.toBeNull();
  });

  it('are told to be excluded where the newest result leaves them out', async () => {
    const excluded = `"excluded":[{"number":"${numberAt(1)}","reason":"RING"}]`;
    const { engine } = await recountOf(rewritten('result', '"excluded":[]', excluded));
    expect(await states(engine.checkInBallots(check([receiptOf(1), receiptOf(5)])))).toEqual(['excluded', 'counted']);
  });

  it('are told to be left out by the coverage rule', async () => {
    const { engine } = await recountOf(rewritten('result', '"leftOut":[]', `"leftOut":["${numberAt(5)}"]`));
    expect(await states(engine.checkInBallots(check([receiptOf(1), receiptOf(5)])))).toEqual(['counted', 'leftOut']);
  });

  it('are read out of a file, whatever stands between them', () => {
    const notes = [receiptOf(0), receiptOf(1)];
    for (const between of ['', '\n', '\r\n'])
      expect(receiptsIn(notes.join(between).replace(/\n/g, between === '\r\n' ? '\r\n' : '\n'))).toEqual(notes);
    expect(receiptsIn(' ')).toEqual([]);
  });
});

test('the viewer is found in the roll, with the own name and numbers alone', async () => {
  const { engine } = await recountOf();
  const find = (change: object) => engine.isInRoll({ competition, entry: { ...annaInRoll, ...change } });
  expect(await find({})).toBe(true);
  for (const change of [{ username: 'bela' }, { cast: 4 }, { standing: 1 }, { salt: 'x' }])
    expect(await find(change)).toBe(false);
});

test('the entry of a signed statement is found in the roll, and what is wrong with a statement is told', async () => {
  const { engine } = await recountOf();
  const check = (note: string) => engine.checkStatement({ note, competition, keys });
  expect(await check(statementOf())).toEqual({ state: 'there', cast: 3, standing: 2 });
  for (const change of [{ cast: 4 }, { standing: 1 }, { username: 'bela' }, { id: new Uint8Array(32) }])
    expect(await check(statementOf(change))).toMatchObject({ state: 'absent' });
  expect(await check(statementOf({}, stranger))).toEqual({ state: 'unsigned' });
  expect(await check(statementOf().replace('ballots 3', 'ballots 4'))).toEqual({ state: 'unsigned' });
  expect(await check(statementOf({ origin: 'foto.example/count/8' }))).toEqual({ state: 'otherLog' });
  for (const note of ['', 'x/roll\n', statementOf().replace('salt ', 'pepper ')])
    expect(await check(note)).toEqual({ state: 'unreadable' });
});

test('the downloaded data is saved under the names that the script reads', async () => {
  const { engine } = await recountOf();
  const zip = unzipSync(
    await engine.zip({ heads: ['a'], receipts: [receiptOf(0)], witness: 'w+1+k', instructions: 'Read me.' }),
  );
  expect(Object.keys(zip).sort()).toEqual(
    [
      'README.txt',
      'count.bin',
      'head',
      'heads/1',
      'keys.json',
      'receipts.txt',
      'records.jsonl',
      'result-1.json',
    ].concat('roll.bin', 'witness.txt'),
  );
  expect(zip['count.bin']).toEqual(files['ballots']);
});
