/**
 * A log that is closed, published and published again is in the database, and the clock stands before its time: no operation of
 * the contract tells anybody anything of it (docs/product.md §4).
 */
import type { components } from '@photo-competition/schema/rest';
import { addressOf, formOf, walkedOperations, type WalkedOperation } from '../../testing/contractCall.ts';
import { engine } from '../../testing/engines.ts';
import type { Parts } from '../../testing/goodCases/goodCase.ts';
import { callTable, largeAnswers } from '../../testing/secrecy/calls.ts';
import {
  callers,
  competitionStart,
  plantData,
  vote,
  type CallerName,
  type PlantedData,
} from '../../testing/secrecy/plantedData.ts';
import { readAnswer } from '../../testing/secrecy/readAnswer.ts';
import { TestService, until } from '../../testing/service.ts';
import type { OperationId } from './contractDocument.ts';

type Schemas = components['schemas'];

const second = 1000;
const hour = 3600 * second;
const at = (hours: number, ms = 0) => new Date(competitionStart.getTime() + hours * hour + ms);
const note = 'Kizárásindok';

/** Stored values of the count, by their kind. */
interface Kept {
  what: string;
  values: string[];
  /** The callers that are told before its time, and the operations that tell them. */
  told?: { caller: CallerName; by: OperationId[] };
}

describe('a count before its time', () => {
  let service: TestService;
  let data: PlantedData;
  /** Names of all its files, by what is in the database. */
  let names: string[];
  let kept: Kept[];
  let published: Schemas['Count'];

  const column = async (query: string): Promise<string[]> =>
    (await service.query<{ value: string }>(query)).map(({ value }) => value);
  const url = (base64: string) => base64.replace(/\+/g, '-').replace(/\//g, '_');
  const tokenOf = (caller: CallerName) => (caller === 'visitor' ? undefined : data.people[caller].token);
  const setStatus = (status: Schemas['CompetitionStatus']) =>
    service.query(`update competition set status = '${status}', closed_at = ${status === 'CANCELLED' ? 'updated_at' : 'null'}
      where id = ${data.competition.id}`);
  const count = (caller: CallerName = 'visitor') =>
    service.ask<Schemas['Count']>('GET', `/api/competition/${data.competition.id}/count`, { token: tokenOf(caller) });
  const file = async (name: string, caller: CallerName = 'visitor') => {
    const pathname = `/api/competition/${data.competition.id}/count/file/${name}`;
    const response = await service.raw('GET', pathname, { token: tokenOf(caller) });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const logHas = (condition: string) =>
    until(`the log: ${condition}`, async () => {
      const rows = await service.query(
        `select 1 from count_log where competition_id = ${data.competition.id} and ${condition}`,
      );
      return rows.length === 1;
    });

  /** Most people have judged too few images; seven have judged enough. */
  async function castAll(): Promise<void> {
    await service.query(`update competition set min_coverage = 1 where id = ${data.competition.id}`);
    const more = await service.query<{ id: number }>(`select id from image where competition_id = ${data.competition.id}
      and moderation = 'APPROVED' and title = 'Nobody''s' order by id limit 4`);
    const people = `(select voter_key as voter from vote where image_id = ${data.images.rivals.id}) v`;
    for (const image of more) await vote(service, image, people, 43);
  }

  async function excludeOne(): Promise<void> {
    const [number] = await column(`select encode(number, 'base64') as value from vote
      where image_id = ${data.images.rivals.id} order by number limit 1`);
    const json = {
      imageId: data.images.rivals.id,
      ballots: [url(number ?? '')],
      reason: 'RULE',
      note,
      aloneNote: note,
    };
    const pathname = `/api/admin/competition/${data.competition.id}/exclusions`;
    expect((await service.ask('POST', pathname, { token: data.people.admin.token, json })).status).toBe(201);
  }

  async function readKept(): Promise<Kept[]> {
    const own = `voter_key = (select voter_key from account where id = ${data.people.voter.id})`;
    const numbers = (condition: string) =>
      column(`select encode(number, 'base64') as value from ballot where ${condition}`).then((all) => all.map(url));
    const hashes = (expression: string, from: string) =>
      Promise.all(
        ['hex', 'base64'].map((form) => column(`select encode(${expression}, '${form}') as value from ${from}`)),
      );
    const [close] = await column(`select convert_from(body, 'UTF8') as value from count_entry
      where kind = 2 and convert_from(body, 'UTF8') like '%"type":"close"%'`);
    const { roll, leftOut } = JSON.parse(close ?? '') as { roll: string; leftOut: string };
    const excluded = await column(`select encode(number, 'base64') as value from excluded_ballot`);
    return [
      { what: 'numbers of ballots', values: await numbers(`not ${own}`) },
      {
        what: "the voter's own number",
        values: await numbers(own),
        told: { caller: 'voter', by: ['getMyCount', 'getMyData', 'getVotingInfo', 'castVote'] },
      },
      { what: 'numbers of excluded ballots', values: excluded.map(url) },
      {
        what: 'why a ballot is excluded',
        values: [note],
        told: { caller: 'admin', by: ['adminListExclusions', 'adminGetAudit', 'adminExportAudit'] },
      },
      { what: 'entries of the roll', values: (await hashes('roll_id', 'count_roll')).flat() },
      {
        what: "what opens the voter's entry",
        values: (await hashes('salt', `count_roll where ${own}`)).flat(),
        told: { caller: 'voter', by: ['getMyCount', 'getMyData'] },
      },
      { what: 'the hash of what is left out', values: [leftOut] },
      { what: 'the root of the roll', values: [roll] },
      { what: 'versions of the result', values: await column('select sha256 as value from count_result') },
    ];
  }

  beforeAll(async () => {
    service = await TestService.start(engine, { COUNT_JOB_SECONDS: '1' });
    data = await plantData(service);
    await castAll();
    service.setClock(at(1.5));
    await logHas('size > 0');
    service.setClock(at(2.5));
    await logHas('closed_at is not null');
    await excludeOne();
    service.setClock(at(3, 1));
    await logHas('result_version = 1');
    const { shown } = data.images;
    const moderated = `/api/competition/moderate/image/${shown.id}/DISQUALIFIED`;
    await service.ask('PUT', moderated, { token: data.people.admin.token, json: { reason: 'Próba.' } });
    await logHas('result_version = 2');
    published = (await count()).body;
    kept = await readKept();
    const sizes = published.heads.map(({ size }) => size);
    const ofSize = (size: number) => [
      `head-${size}`,
      `head-${size}-cosigned`,
      `head-${size}.tsr`,
      `records-${size}.jsonl`,
    ];
    const keys = published.files?.keys ?? 'keys-0.json';
    names = [...sizes.flatMap(ofSize), keys, 'count.bin', 'roll.bin', 'result-1.json', 'result-2.json'];
  }, 300_000);
  afterAll(() => service.stop());

  test('is public once its time has come: every file that is named is among those that are asked for, and tells', async () => {
    const { files, versions } = published;
    expect(published).toMatchObject({ state: 'PUBLISHED', leftOut: { voters: 149, ballots: 149 } });
    const named = [...Object.values(files ?? {}).flat(), ...versions.map(({ version }) => `result-${version}.json`)];
    expect(named).toHaveLength(7);
    for (const name of named) expect(names).toContain(name);
    const answers = await Promise.all(named.map((name) => file(name as string)));
    expect(answers.map(({ status }) => status)).toEqual(named.map(() => 200));
    const text = `${JSON.stringify(published)}${answers.map(({ bytes }) => bytes.toString('latin1')).join('')}`;
    const told = kept.filter(({ values }) => values.some((value) => text.includes(value))).map(({ what }) => what);
    expect(told).toEqual([
      ...['numbers of ballots', "the voter's own number", 'numbers of excluded ballots'],
      ...['the hash of what is left out', 'the root of the roll', 'versions of the result'],
    ]);
    expect(kept.every(({ values }) => values.length > 0 && values.every((value) => value.length >= 12))).toBe(true);
  });

  /** Secrets of the count that a response discloses. */
  async function toldBy(operation: WalkedOperation, caller: CallerName, parts: Parts): Promise<string[]> {
    const { json, multipart, headers = {} } = parts;
    const answer = await readAnswer(
      await service.raw(operation.method, addressOf(operation, parts), {
        ...(operation.takesToken ? { token: tokenOf(caller) } : {}),
        ...(json === undefined ? {} : { json }),
        ...(multipart ? { form: formOf(multipart.data, multipart.file ?? null) } : {}),
        headers,
      }),
    );
    return kept
      .filter(({ told }) => !(told?.caller === caller && told.by.includes(operation.id)))
      .filter(({ values }) => values.some((value) => answer.text.includes(value)))
      .map(({ what }) => `${operation.id} tells the ${caller}: ${what}`);
  }

  /** Secrets that the operations of the contract disclose to everyone. @param some which are asked */
  async function toldByAll(some: (operation: WalkedOperation) => boolean): Promise<string[]> {
    const told: string[] = [];
    for (const caller of callers) {
      const calls = walkedOperations.filter(some).flatMap((operation) => {
        const parts: Parts[] =
          operation.id === 'getCountFile'
            ? names.map((name) => ({ params: { id: data.competition.id, name } }))
            : (callTable[operation.id]?.(data, caller) ?? []);
        return parts.map((one) => toldBy(operation, caller, one));
      });
      told.push(...(await Promise.all(calls)).flat());
    }
    return told;
  }
  const isRead = ({ method, id }: WalkedOperation) => method === 'GET' && !largeAnswers.includes(id);

  /** All files are refused to everyone, with one status. */
  async function expectRefused(status: number): Promise<void> {
    for (const caller of callers) {
      const answers = await Promise.all(names.map((name) => file(name, caller)));
      expect({ caller, statuses: new Set(answers.map((one) => one.status)) }).toEqual({
        caller,
        statuses: new Set([status]),
      });
    }
  }

  test.each([
    ['PUBLISHED', 'within VOTING', at(1.5)],
    ['PUBLISHED', 'when voting ends', at(2)],
    ['PUBLISHED', 'within AWARD', at(2.5)],
    ['PUBLISHED', 'a second before the award', at(3, -second)],
    ['PUBLISHED', 'at the award, a boundary that reads as what is before it', at(3)],
    ['PAUSED', 'within AWARD', at(2.5)],
  ] as const)('%s, %s: nothing of it is told', async (status, when, now) => {
    await setStatus(status);
    service.setClock(now);
    await expectRefused(409);
    for (const caller of callers)
      expect((await count(caller)).body).toMatchObject({ state: 'SEALED', files: null, versions: [] });
    // Within a stage everything is asked, writes and large answers too.
    const isWhole = status === 'PUBLISHED' && when === 'within AWARD';
    expect(await toldByAll((operation) => isWhole || isRead(operation))).toEqual([]);
  });

  test.each([
    ['DRAFT', 404],
    ['CANCELLED', 409],
  ] as const)('nothing of it is ever told of one that is %s', async (status, refusal) => {
    await setStatus(status);
    for (const now of [at(2.5), at(3.5)]) {
      service.setClock(now);
      await expectRefused(refusal);
      expect(await toldByAll(isRead)).toEqual([]);
    }
  });
});
