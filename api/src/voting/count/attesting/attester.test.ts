/** Heads are cosigned by a witness and stamped by an authority, and whatever these do, counts are opened, closed and published. */
import { generateKeyPairSync } from 'node:crypto';
import { pino } from 'pino';
import { sql } from 'kysely';
import { parseNote } from '@photo-competition/count/note';
import { verifyCount } from '@photo-competition/count/verify';
import { Counted, hours, instant } from '../../../testing/counted.ts';
import { engine } from '../../../testing/engines.ts';
import { checkCounts } from '../../../maintenance/check/countChecks.ts';
import { headsOf } from '../files.ts';
import { runScript } from '@photo-competition/count/testing/folder';
import { platform } from '@photo-competition/count/testing/publish';
import { breakingOff, endless, never, plainly } from './testing/answering.ts';
import { TestAuthority } from './testing/testAuthority.ts';
import { TestWitness } from './testing/testWitness.ts';
import { startAttester } from './attester.ts';

describe('attesting heads', () => {
  let counted: Counted;
  let witness: TestWitness;
  let authority: TestAuthority;
  let truly: TestWitness['answering'];
  let duly: TestAuthority['answering'];

  beforeAll(async () => {
    [witness, authority] = await Promise.all([new TestWitness().start(), new TestAuthority().start()]);
    [truly, duly] = [witness.answering, authority.answering];
    const urls = { COUNT_WITNESS_URL: witness.url, COUNT_WITNESS_KEY: witness.key, COUNT_TIMESTAMP_URL: authority.url };
    counted = await Counted.start(engine, { voters: 7, images: 4 }, { COUNT_BATCH_VOTERS: '2', ...urls });
    witness.trusted = counted.service.signer.publicKey.toString('base64');
  });
  beforeEach(() => {
    [witness.answering, authority.answering, authority.altered] = [truly, duly, {}];
    [witness.requests, authority.requests].forEach((requests) => requests.splice(0));
  });
  afterAll(async () => {
    await counted.stop();
    await Promise.all([witness.stop(), authority.stop()]);
  });

  /** Votes of a competition, and the hour of its clock. */
  async function voted(): Promise<number> {
    const id = await counted.addCompetition(3);
    counted.at(hours.votingStart + 1);
    for (const image of await counted.images(id))
      for (const person of [1, 2, 3, 4, 5, 6]) await counted.vote(person, image, 1 + ((person + image) % 5));
    return id;
  }
  /** Of earlier tests' competitions there may be others. */
  const requestsOf = (id: number) => witness.requests.filter(({ body }) => body.includes(`/count/${id}\n`));
  const attestAt = (hour: number) => counted.at(hour).service.attester.round();
  const of = async (id: number) =>
    (await headsOf(counted.db, id)).map(({ size, cosigned, stamp }) => ({ size, cosigned, stamp }));
  const attempts = async (id: number, kind: 'WITNESS' | 'TIMESTAMP') =>
    counted.db
      .selectFrom('count_attestation')
      .select(['size', 'attempts', 'due_at', 'content'])
      .where('competition_id', '=', id)
      .where('kind', '=', kind)
      .orderBy('size')
      .execute();

  test('cosigns every head as the log grows, stamps those from the closing on, and both verifiers accept them', async () => {
    const id = await voted();
    const clock = [11, hours.votingEnd + 1, hours.award + 1];
    for (const hour of clock) {
      await counted.roundAt(hour);
      await attestAt(hour);
      await attestAt(hour);
    }
    const asked = requestsOf(id);
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(asked[0]?.body).toMatch(/^old 0\n\n.*\/count\/\d+\n1\n/);
    expect(asked[1]?.body).toMatch(/^old 1\n[\w+/]{43}=\n/);
    const heads = await of(id);
    const at = new Date(Number(witness.seconds) * 1000);
    expect(heads.map(({ cosigned }) => cosigned)).toEqual(heads.map(() => ({ witness: witness.key, at })));
    expect(heads.map(({ stamp }) => stamp?.at)).toEqual([undefined, authority.at, authority.at]);

    const published = { ...(await counted.published(1, id)), witnesses: [witness.key] };
    expect(parseNote(published.head).signatures).toHaveLength(2);
    const report = await verifyCount(platform, published);
    expect(report.failures).toEqual([]);
    const signed = { name: witness.name, seconds: Number(witness.seconds) };
    expect(report.cosigned).toEqual(heads.map(({ size }) => ({ size, ...signed })));
    expect((await verifyCount(platform, { ...published, witnesses: [] })).failures).toEqual([]);
    const script = runScript(published, { 'witness.txt': `${witness.key}\n` });
    expect(script).toMatchObject({ status: 0, stderr: '' });
    expect(script.stdout).toContain('3 of these heads were cosigned by the witness');
    expect(runScript(published)).toMatchObject({ status: 0 });
  });

  /** Findings of a check on the attestations of a count after a statement, which is rolled back. */
  async function checkedAfter(id: number, statement: string): Promise<string[]> {
    class Undone extends Error {}
    let found: string[] = [];
    const tried = counted.db.transaction().execute(async (tx) => {
      await sql`alter table count_attestation disable trigger user`.execute(tx);
      const { numAffectedRows } = await sql.raw(statement).execute(tx);
      expect(numAffectedRows).toBeGreaterThan(0n);
      const ofCount = (await checkCounts(tx)).filter(({ subject }) => subject === `count ${id}`);
      found = ofCount.map(({ rule, detail }) => `${rule}: ${detail}`);
      throw new Undone();
    });
    await expect(tried).rejects.toThrow(Undone);
    return found;
  }

  test('is checked: what was said is of the head beside which it stands, and of that time', async () => {
    const id = await voted();
    for (const hour of [hours.votingEnd + 1, hours.award + 1]) {
      await counted.roundAt(hour);
      await attestAt(hour);
    }
    const [size] = (await of(id)).slice(-1).map((head) => head.size);
    const broken = {
      WITNESS: `count-attestation: the cosignature of the head of ${size} entries does not hold`,
      TIMESTAMP: `count-attestation: the time stamp of the head of ${size} entries is not of that head`,
    };
    const newest = `competition_id = ${id} and size = ${size}`;
    const setTo = (kind: string, what: string) =>
      `update count_attestation set ${what} where kind = '${kind}' and ${newest}`;
    const others = (kind: string) =>
      `content = (select content from count_attestation where kind = '${kind}' and competition_id = ${id} and size < ${size} limit 1)`;
    expect(await checkedAfter(id, setTo('WITNESS', 'attempts = 9'))).toEqual([]);
    for (const kind of ['WITNESS', 'TIMESTAMP'] as const) {
      const damages = [others(kind), "at = at + interval '1 second'", "content = '\\x00'"];
      for (const what of damages) expect(await checkedAfter(id, setTo(kind, what))).toEqual([broken[kind]]);
    }
    const stranger = `witness = '${new TestWitness().key}'`;
    expect(await checkedAfter(id, setTo('WITNESS', stranger))).toEqual([broken.WITNESS]);
  });

  test('shows a line of the witness that it has not signed', async () => {
    const id = await voted();
    await counted.roundAt(hours.award + 1);
    await attestAt(hours.award + 1);
    const published = { ...(await counted.published(1, id)), witnesses: [witness.key] };
    const { text } = parseNote(published.head);
    const forged = published.head.replace(/— witness.*\n/, witness.line(`${text} `));
    const { failures } = await verifyCount(platform, { ...published, head: forged });
    expect(failures).toMatchObject([{ rule: 1, code: 'cosignature' }]);
    const script = runScript({ ...published, head: forged }, { 'witness.txt': witness.key });
    expect(script).toMatchObject({ status: 1, stderr: expect.stringContaining('Rule 1') as string });
    const strange = `${published.head}— somebody.example/else ${Buffer.alloc(2424, 7).toString('base64')}\n`;
    expect((await verifyCount(platform, { ...published, head: strange })).failures).toEqual([]);
    expect(runScript({ ...published, head: strange }, { 'witness.txt': witness.key })).toMatchObject({ status: 0 });
  });

  test('goes on from the size that the witness knows, and asks for none that is larger', async () => {
    const id = await voted();
    await counted.roundAt(11);
    await attestAt(11);
    // This database forgets, as after a restored backup; the witness does not.
    await counted.db.transaction().execute(async (tx) => {
      await sql`alter table count_attestation disable trigger user`.execute(tx);
      await tx.deleteFrom('count_attestation').where('competition_id', '=', id).execute();
      await sql`alter table count_attestation enable trigger user`.execute(tx);
    });
    witness.requests.splice(0);
    await counted.roundAt(hours.votingEnd + 1);
    await attestAt(hours.votingEnd + 1);
    expect(requestsOf(id).map(({ body, status }) => `${body.split('\n')[0]} ${status}`)).toEqual([
      'old 0 409',
      'old 1 200',
    ]);
    expect((await of(id)).at(-1)?.cosigned).not.toBeNull();

    const origin = counted.service.signer.origin(id);
    witness.logs.set(origin, { size: 99, root: new Uint8Array(32) });
    await counted.roundAt(hours.award + 1);
    await attestAt(hours.award + 1);
    expect((await of(id)).at(-1)?.cosigned).toBeNull();
    expect((await counted.log(id))?.result_version).toBe(1);
  });

  const stranger = generateKeyPairSync('ed25519').privateKey;
  const textIn = (body: Buffer) => parseNote(body.toString('utf8').split('\n\n').slice(1).join('\n\n')).text;
  test.each<[string, TestWitness['answering']]>([
    ['is away', plainly(503, 'later')],
    ['does not know the log', plainly(404, '')],
    ['leads elsewhere', (_body, _request, response) => void response.writeHead(307, { location: witness.url }).end()],
    ['answers words', plainly(200, 'thank you')],
    ['answers nothing', plainly(200, '')],
    ['answers without end', endless],
    ['names no size', plainly(409, '7\n')],
    ['names a size that is none', plainly(409, '-1\n', 'text/x.tlog.size')],
    ['names the size that was said', plainly(409, '0\n', 'text/x.tlog.size')],
    ['has another key', (body, _request, response) => void response.end(witness.line(textIn(body), 9n, stranger))],
    ['signs another head', (body, _request, response) => void response.end(witness.line(`${textIn(body)}x\n`))],
    ['signs no time', (body, _request, response) => void response.end(witness.line(textIn(body), 0n))],
    [
      'signs a time to come',
      (body, _request, response) => void response.end(witness.line(textIn(body), 4_000_000_000n)),
    ],
    ['breaks off', breakingOff],
  ])('keeps nothing of a witness that %s, counts go on, and it is asked again', async (_what, answering) => {
    const id = await voted();
    witness.answering = answering;
    const end = hours.votingEnd + 1;
    await counted.roundAt(end);
    await attestAt(end);
    await attestAt(end);
    expect((await of(id)).map(({ cosigned }) => cosigned)).toEqual([null, null]);
    expect((await counted.log(id))?.closed_at).not.toBeNull();
    expect(await attempts(id, 'WITNESS')).toMatchObject([
      { attempts: 1, due_at: instant(end + 2 / 60), content: null },
    ]);
    witness.answering = truly;
    await attestAt(end + 1.9 / 60);
    expect((await of(id)).at(-1)?.cosigned).toBeNull();
    await attestAt(end + 2 / 60);
    expect((await of(id)).at(-1)?.cosigned).not.toBeNull();
  });

  test.each<[string, () => void]>([
    ['is away', () => (authority.answering = plainly(500, ''))],
    ['answers words', () => (authority.answering = plainly(200, 'yes', 'application/timestamp-reply'))],
    ['answers without end', () => (authority.answering = endless)],
    ['answers a page', () => (authority.answering = plainly(200, '<html>', 'text/html'))],
    ['rejects', () => (authority.altered = { status: 2, bare: true })],
    ['grants without a token', () => (authority.altered = { bare: true })],
    ['rejects with a token', () => (authority.altered = { status: 2 })],
    ['answers another request', () => (authority.altered = { info: { nonce: Uint8Array.of(1).buffer } })],
    ['leaves the nonce out', () => (authority.altered = { info: { nonce: undefined } as never })],
    [
      'stamps something else',
      () =>
        (authority.answering = (body, request, response) => {
          const other = Buffer.from(body);
          // The hash is the only octet string of a request.
          const at = other.indexOf(Buffer.from([0x04, 0x20])) + 2;
          other[at] = (other[at] as number) ^ 1;
          return duly(other, request, response);
        }),
    ],
  ])('keeps nothing of an authority that %s, and asks again', async (_what, lie) => {
    const id = await voted();
    lie();
    const end = hours.votingEnd + 1;
    await counted.roundAt(end);
    await attestAt(end);
    expect((await of(id)).at(-1)).toMatchObject({ stamp: null, cosigned: { witness: witness.key } });
    expect(await attempts(id, 'TIMESTAMP')).toMatchObject([{ attempts: 1, content: null }]);
    [authority.answering, authority.altered] = [duly, {}];
    await attestAt(end + 2 / 60);
    expect((await of(id)).at(-1)?.stamp).not.toBeNull();
  });

  test('waits longer each time, up to six hours', async () => {
    const id = await voted();
    witness.answering = plainly(500, '');
    await counted.roundAt(hours.votingEnd + 1);
    let hour = hours.votingEnd + 1;
    const waits: number[] = [];
    for (let n = 0; n < 9; n++) {
      await attestAt(hour);
      const [row] = await attempts(id, 'WITNESS');
      const minutes = (row?.due_at.getTime() ?? 0) / 60_000 - instant(hour).getTime() / 60_000;
      waits.push(Math.round(minutes));
      hour += minutes / 60;
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 360]);
  });

  test('two instances ask once, and a slow one is given up when the service stops', async () => {
    const id = await voted();
    await counted.roundAt(hours.votingEnd + 1);
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const parts = {
      db: counted.db,
      clock: () => instant(hours.votingEnd + 1),
      log,
      seconds: 86_400,
      witness: { url: witness.url, key: witness.key },
      timestampUrl: authority.url,
    };
    const [first, second] = [startAttester(parts), startAttester(parts)];
    await Promise.all([first.round(), second.round()]);
    expect(requestsOf(id)).toHaveLength(1);
    await Promise.all([first.stop(), second.stop()]);

    const late = await voted();
    await counted.roundAt(hours.votingEnd + 1);
    lines.splice(0);
    [witness.answering, authority.answering] = [never, never];
    const impatient = startAttester({ ...parts, deadlineMs: 50 });
    await impatient.round();
    expect(lines.filter((line) => line.includes('is said once'))).toHaveLength(2);
    await impatient.stop();
    const patient = startAttester({ ...parts, clock: () => instant(hours.votingEnd + 2), deadlineMs: 3_600_000 });
    const under = patient.round();
    await patient.stop();
    await under;
    expect((await of(late)).at(-1)).toMatchObject({ cosigned: null, stamp: null });
  });
});
