import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { commitmentOf, withdrawn } from './encoding.ts';
import { formatReceipt } from './note.ts';
import { electionOf } from './testing/election.ts';
import { runScript } from './testing/folder.ts';
import { alteredUnderHead, rewrittenSince } from './testing/forged.ts';
import { competition, numberAt, origin, publish, resultOf, sha256, signedHead, signedNote } from './testing/publish.ts';
import { seeded } from './testing/random.ts';
import { tampered, tamperingKinds } from './testing/tamper.ts';

const script = fileURLToPath(new URL('../verify.mjs', import.meta.url));
const election = electionOf({ voters: 40, images: 12, ballots: 700, batches: 3, changes: 0.1 }, seeded(2));
const honest = publish(election);

test('honest files hold, with earlier heads, a disqualified image and changed rules', () => {
  const heads = honest.batchEnds.map((end) => signedHead(honest.tree, end));
  const { status, stdout, stderr } = runScript({ ...honest.published, heads });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^700 ballots, \d+ of them standing, of 40 people: nothing differs from 4 signed head/);
  expect(stdout).toContain('Result 1 follows from them.');

  const result = resultOf(election, [104]);
  const later = [
    { type: 'moderation' as const, image: 104, status: 'DISQUALIFIED' },
    { type: 'rule' as const, field: 'award', from: 'a', to: 'b' },
  ];
  const moderated = runScript(publish(election, { result, later }).published);
  const open = { since: '2026-11-21T20:00:00.000Z' };
  expect(runScript(publish(election, { result, open }).published)).toMatchObject({ status: 0 });
  expect(runScript(publish(election, { result }).published).stderr).toMatch(
    /image 104 is DISQUALIFIED without a record/,
  );
  expect(moderated).toMatchObject({ status: 0, stdout: expect.stringContaining('award was changed from a to b') });
});

test.each(tamperingKinds)('%s: noticed', (kind) => {
  const random = seeded(kind.length);
  for (let tries = 0; tries < 4; tries++) {
    const forged = tampered(election, kind, random.int(0, 350), random);
    if (!forged) continue;
    const altered = alteredUnderHead(honest.published, forged, tries % 2 === 0 || kind === 'moved to another batch');
    expect(runScript(altered)).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Rule \d does not hold: .+/),
    });
  }
});

test('a log written anew is noticed by a kept head', () => {
  const forged = tampered(election, 'altered point', 1, seeded(3)) ?? election;
  expect(runScript(publish(forged).published).status).toBe(0);
  expect(runScript(rewrittenSince(honest, forged, 0)).stderr).toMatch(/^Rule 1 does not hold: the first \d+ entries/);
});

test('a result that does not follow is noticed', () => {
  const result = resultOf(election);
  result.images[3] = { ...(result.images[3] as (typeof result.images)[number]), rank: 99 };
  expect(runScript(publish(election, { result }).published).stderr).toMatch(
    /^Rule 8 does not hold: the rank of image 103/,
  );
});

test('receipts are held against the ballots', () => {
  const { file } = election;
  const row = file.replaced.indexOf(-1);
  const image = file.imageIds[file.image[row] as number] as number;
  const ballot = { competition, number: numberAt(file, row), image, point: file.point[row] as number, replaces: null };
  const receipt = (change: Partial<typeof ballot>) => {
    const said = { ...ballot, ...change };
    return signedNote(
      formatReceipt({ origin, ...said, at: '2026-11-21T20:10Z', commitment: commitmentOf(sha256, said) }),
    );
  };
  const withReceipts = (receipts: string) => runScript(honest.published, { 'receipts.txt': receipts });
  expect(withReceipts(`${receipt({})}\n${receipt({})}`).stdout).toContain('2 receipts are kept.');
  expect(withReceipts(receipt({ point: withdrawn })).stderr).toContain('is not what its receipt says');
  expect(withReceipts(receipt({ number: new Uint8Array(12) })).stderr).toContain('was promised and is missing');
  expect(withReceipts(receipt({}).replace(`image ${image}`, 'image 9999')).stderr).toContain('is not signed');
});

test('a missing file is reported', () => {
  expect(spawnSync(process.execPath, [script], { encoding: 'utf8' })).toMatchObject({
    status: 2,
    stderr: '<folder> is missing. Usage: node verify.mjs <folder> [version]\n',
  });
  expect(runScript(honest.published, { head: 'x' })).toMatchObject({ status: 1 });
});
