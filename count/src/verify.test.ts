import { generateKeyPairSync } from 'node:crypto';
import { toBase64 } from './bytes.ts';
import { numberBytes, withdrawn } from './encoding.ts';
import { numberOf } from './tally.ts';
import { verifyCount, type PublishedCount } from './verify.ts';
import { failuresOf, failuresOfSigned, firstWhere, gone, honest, imageOf, plain } from './testing/honest.ts';
import { platform, publish, resultOf, signedHead } from './testing/publish.ts';

const { file, sizes } = honest;
const firstEnd = sizes[0] as number;

test('an honest count holds', async () => {
  const seen: number[] = [];
  const { published, tree } = publish(honest);
  const report = await verifyCount(platform, published, ({ ballots, of }) => seen.push(ballots / of));
  expect(report).toEqual({
    failures: [],
    changedRules: [],
    cosigned: [],
    counted: {
      ballots: 700,
      voters: 40,
      images: 12,
      excluded: 0,
      leftOut: 0,
      entries: tree.size,
      standing:
        firstWhere(() => false) + 1 + file.point.filter((point, row) => point !== withdrawn && !gone.has(row)).length,
    },
  });
  expect(seen.at(-1)).toBe(1);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});

test('many messages of 64 bytes hashed at once give the same', async () => {
  const sha256Of64 = (messages: Uint8Array, hashes: Uint8Array) => {
    expect(messages.length % 256).toBe(0);
    expect(hashes.length).toBe(messages.length / 2);
    for (let at = 0; at < hashes.length; at += 32)
      hashes.set(platform.sha256(messages.subarray(2 * at, 2 * at + 64)), at);
  };
  expect((await verifyCount({ ...platform, sha256Of64 }, publish(honest).published)).failures).toEqual([]);
});

describe('rule 1: the head', () => {
  const { published, tree, batchEnds } = publish(honest);

  test('is signed by a listed key', async () => {
    const { x } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });
    const keys = [toBase64(new Uint8Array(Buffer.from(x as string, 'base64url')))];
    expect(await failuresOf({ ...published, keys })).toEqual([{ rule: 1, code: 'signature', file: 'head' }]);
    const head = published.head.replace('/count/7\n', '/count/8\n');
    expect(await failuresOf({ ...published, head })).toEqual([{ rule: 1, code: 'origin', file: 'head' }]);
    const edited = published.head.replace(/\n[\w+/]{43}=\n/, `\n${'A'.repeat(43)}=\n`);
    expect(await failuresOf({ ...published, head: edited })).toEqual([{ rule: 1, code: 'signature', file: 'head' }]);
  });

  test('is that of these entries; a kept head narrows down what differs', async () => {
    const records = published.records.replace('\\"voters\\":40', '\\"voters\\":41');
    const first = (await failuresOf({ ...published, records }))[0];
    expect(first).toMatchObject({ rule: 1, code: 'root', entries: { from: 0, to: tree.size } });
    const heads = batchEnds.map((end) => signedHead(tree, end));
    const narrowed = (await failuresOf({ ...published, records, heads }))[0];
    expect(narrowed?.entries?.to).toBeLessThan(tree.size);
  });

  test('covers all records', async () => {
    expect((await failuresOf({ ...published, head: signedHead(tree, tree.size - 1) }))[0]).toEqual({
      rule: 1,
      code: 'size',
      record: tree.size - 1,
    });
  });
});

test('rule 2: numbers rise within a batch and stand once', async () => {
  const swap = (a: number, b: number) => {
    const numbers = file.numbers.slice();
    numbers.copyWithin(a * numberBytes, b * numberBytes, (b + 1) * numberBytes);
    numbers.set(file.numbers.subarray(a * numberBytes, (a + 1) * numberBytes), b * numberBytes);
    return numbers;
  };
  expect(await failuresOfSigned({ numbers: swap(4, 5) })).toEqual([
    { rule: 2, code: 'numberOrder', ballot: numberOf(file, 4) },
  ]);
  const doubled = file.numbers.slice();
  doubled.copyWithin(firstEnd * numberBytes, 0, numberBytes);
  expect((await failuresOfSigned({ numbers: doubled }))[0]).toEqual({
    rule: 2,
    code: 'numberTwice',
    ballot: numberOf(file, 0),
  });
});

test('rule 3: points are in range', async () => {
  const row = firstWhere(plain);
  const published = publish(honest, { result: resultOf(honest) });
  const failures = await failuresOf({
    ...published.published,
    ballots: publish({ ...honest, file: { ...file, point: file.point.with(row, 6) } }, { result: resultOf(honest) })
      .published.ballots,
  });
  expect(failures).toContainEqual({
    rule: 3,
    code: 'pointRange',
    ballot: numberOf(file, row),
    image: imageOf(row),
  });
});

describe('rule 4: replacements', () => {
  const row = firstWhere((at) => at > 20 && plain(at));
  const failed = async (replaced: Int32Array, image = file.image) => (await failuresOfSigned({ replaced, image }))[0];
  const named = (code: string, at: number) => ({ rule: 4, code, ballot: numberOf(file, at), image: imageOf(at) });
  const sameImage = (at: number) => at !== row && file.image[at] === file.image[row];

  test('are of the same image', async () => {
    const other = firstWhere((at) => file.image[at] !== file.image[row] && plain(at) && at < firstEnd);
    expect(await failed(file.replaced.with(row, other))).toEqual(named('replacesOtherImage', row));
  });

  test('are of the same or an earlier batch', async () => {
    const later = firstWhere((at) => at >= firstEnd && sameImage(at) && plain(at));
    expect(await failed(file.replaced.with(row, later))).toEqual(named('replacesLater', row));
  });

  test('replace each once', async () => {
    const old = firstWhere((at) => plain(at) && sameImage(at) && at < firstEnd);
    const again = firstWhere((at) => plain(at) && sameImage(at) && at > old && at !== row);
    const replaced = file.replaced.with(row, old).with(again, old);
    expect(await failed(replaced)).toEqual(named('replacedTwice', old));
  });

  test('form no ring', async () => {
    expect(await failed(file.replaced.with(row, row))).toEqual(named('replacementRing', row));
    const other = firstWhere((at) => plain(at) && sameImage(at) && at < firstEnd);
    const ring = file.replaced.with(row, other).with(other, row);
    expect(await failed(ring)).toEqual(named('replacementRing', Math.min(row, other)));
  });
});

test('rule 5: a withdrawal replaces something', async () => {
  const row = firstWhere(plain);
  expect(await failuresOfSigned({ point: file.point.with(row, withdrawn) })).toEqual([
    { rule: 5, code: 'withdrawsNothing', ballot: numberOf(file, row), image: imageOf(row) },
  ]);
});

test('files that cannot be read are named', async () => {
  const { published } = publish(honest);
  const wrong: [Partial<PublishedCount>, string][] = [
    [{ head: 'x' }, 'head'],
    [{ records: '{}\n' }, 'records'],
    [{ ballots: new Uint8Array(5) }, 'ballots'],
    [{ result: '{}' }, 'result'],
    [{ result: 'null' }, 'result'],
    [{ result: published.result.replace('"histogram":[', '"histogram":["a",') }, 'result'],
  ];
  for (const [change, file] of wrong)
    expect(await failuresOf({ ...published, ...change })).toEqual([{ rule: 0, code: 'unreadable', file }]);
});
