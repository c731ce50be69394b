/** Every operation, asked by everyone at every instant that matters: no answer holds what docs/product.md §3 keeps back. */
import { addressOf, formOf, walkedOperations, type WalkedOperation } from '../../testing/contractCall.ts';
import { engine } from '../../testing/engines.ts';
import type { Parts } from '../../testing/goodCases/goodCase.ts';
import { subscriptionKey } from '../../testing/goodCases/mails.ts';
import { answeredFields, answerSchema, walkAnswer } from '../../testing/secrecy/answerSchemas.ts';
import { callTable, largeAnswers } from '../../testing/secrecy/calls.ts';
import { classes, classOf, fieldTable, type Place } from '../../testing/secrecy/fields.ts';
import { everyone, stageOf, type Moment } from '../../testing/secrecy/moment.ts';
import { readAnswer } from '../../testing/secrecy/readAnswer.ts';
import { competitionStart, plantData, type CallerName, type PlantedData } from '../../testing/secrecy/plantedData.ts';
import { holds, secretsOf, type Secret } from '../../testing/secrecy/secrets.ts';
import { writeEverything, type Write } from '../../testing/secrecy/writes.ts';
import { TestService, until, type TestMail } from '../../testing/service.ts';
import { smallPhoto } from '../../testing/world.ts';
import type { OperationId } from './contractDocument.ts';

const second = 1000;
const hour = 3600 * second;
const stages = [-0.5, 0.5, 1.5, 2.5, 3.5].map((hours) => hours * hour);
const boundaries = [0, 1, 2, 3].map((hours) => hours * hour);
const besides = boundaries.flatMap((boundary) => [boundary - second, boundary + second]);
/** Every instant at which each status is asked; at the boundaries and close to them the one in which most can be seen. */
const asked = (['PUBLISHED', 'PAUSED', 'CANCELLED', 'DRAFT', 'ARCHIVED'] as const).map((status) => ({
  status,
  instants: [...stages, ...(status === 'PUBLISHED' ? [...boundaries, ...besides] : [])].sort((a, b) => a - b),
}));

test('every operation of the contract is asked, and no other', () => {
  expect(Object.keys(callTable).sort()).toEqual(walkedOperations.map(({ id }) => id).sort());
});

test('every field that can be answered has one row, and each row a field', () => {
  const answered = [...answeredFields()].flatMap(([object, fields]) => fields.map((field) => `${object}.${field}`));
  const rows = Object.entries(fieldTable).flatMap(([object, { whole: _, ...row }]) =>
    Object.values(row).flatMap((fields) => fields.split(' ').map((field) => `${object}.${field}`)),
  );
  expect(rows.sort()).toEqual(answered.sort());
});

describe('no answer tells what is kept back', () => {
  let service: TestService;
  let data: PlantedData;
  let secrets: Secret[];
  let photo: Buffer;
  const disclosed = new Set<string>();
  beforeAll(async () => {
    service = await TestService.start(engine);
    data = await plantData(service);
    secrets = secretsOf(data);
    photo = await smallPhoto(9);
  }, 150_000);
  afterAll(() => service.stop());

  const tokenOf = (caller: CallerName) => (caller === 'visitor' ? undefined : data.people[caller].token);

  async function ask(operation: WalkedOperation, caller: CallerName, parts: Parts, token = tokenOf(caller)) {
    const { json, multipart, headers = {} } = parts;
    const response = await service.raw(operation.method, addressOf(operation, parts), {
      ...(operation.takesToken ? { token } : {}),
      ...(json === undefined ? {} : { json }),
      ...(multipart ? { form: formOf(multipart.data, multipart.file ?? null) } : {}),
      headers,
    });
    return readAnswer(response);
  }

  /** Entries that the walk itself has made, with their owners. */
  const entered = new Map<unknown, CallerName>();
  const imageOf = (id: unknown): Place['image'] => {
    const owner = entered.get(id);
    if (owner) return { owner, shown: true };
    const image = Object.values(data.images).find((one) => one.id === id);
    return image ? { owner: image.owner, shown: image.moderation === 'APPROVED' } : { owner: 'nobody', shown: true };
  };
  const isEmpty = (value: unknown) =>
    [null, undefined, 0, '', false].includes(value as null) || (Array.isArray(value) && value.length === 0);

  /** Fields that hold something for whom their class says that they are empty. */
  function wronglyFilled(operation: WalkedOperation, status: number, json: unknown, moment: Moment): string[] {
    const wrong: string[] = [];
    walkAnswer<Place>(answerSchema(operation.id, status), json, moment, (name, value, outer) => {
      const isImage = ['Image', 'MinimalImage', 'ModeratedImage'].includes(name);
      const place = isImage ? { ...outer, image: imageOf(value['id']) } : outer;
      const { whole = 'holder' } = fieldTable[name] ?? {};
      if (!classes[whole](place)) wrong.push(name);
      for (const [field, content] of Object.entries(value)) {
        const fieldClass = classOf(name, field);
        if (fieldClass && !isEmpty(content) && !classes[fieldClass](place)) wrong.push(`${name}.${field}`);
      }
      return place;
    });
    return wrong;
  }

  /** Which of some secrets a text tells that it must not. */
  function toldIn(text: string, moment: Moment, some: Secret[], id?: OperationId): string[] {
    const found = some.filter(({ values }) => values.some((value) => holds(text, value)));
    for (const { what } of found) disclosed.add(what);
    return found
      .filter((one) => !one.mayRead(moment) || (id !== undefined && one.only?.includes(id) === false))
      .map(({ what }) => what);
  }
  /** Numbers change with what is written; words do not. */
  const words = () => secrets.filter(({ values }) => values.every((value) => typeof value === 'string'));
  const wordsIn = (text: string, moment: Moment, id?: OperationId) => toldIn(text, moment, words(), id);

  /** Secrets that a response discloses against the rules. */
  async function leaksOf(operation: WalkedOperation, moment: Moment, parts: Parts, some: Secret[]): Promise<string[]> {
    const { status, text, json } = await ask(operation, moment.caller, parts);
    if (status >= 500) return [`answers ${status}`];
    return [...toldIn(text, moment, some, operation.id), ...wronglyFilled(operation, status, json, moment)];
  }

  /** Within a stage everything is asked; at its ends, what is large or refused to the caller in any stage is left out. */
  async function leaksAt(moment: Moment, isWithin: boolean, some = secrets): Promise<string[]> {
    const operations = walkedOperations.filter(
      ({ id, path }) =>
        isWithin || !(largeAnswers.includes(id) || (path.startsWith('/api/admin/') && moment.caller !== 'admin')),
    );
    const answers = operations.flatMap((operation) =>
      (callTable[operation.id]?.(data, moment.caller) ?? []).map(async (parts) =>
        (await leaksOf(operation, moment, parts, some)).map(
          (what) => `${operation.method} ${addressOf(operation, parts)} tells the ${moment.caller}: ${what}`,
        ),
      ),
    );
    return (await Promise.all(answers)).flat();
  }

  describe.each(asked)('$status', ({ status, instants }) => {
    beforeAll(() => {
      const closedAt = ['CANCELLED', 'ARCHIVED'].includes(status) ? 'updated_at' : 'null';
      const change = `status = '${status}', closed_at = ${closedAt}`;
      return service.query(`update competition set ${change} where id = ${data.competition.id}`);
    });

    test.each(instants)('%d ms after its start', async (after) => {
      const at = competitionStart.getTime() + after;
      service.setClock(new Date(at));
      const stage = stageOf(data.competition, status, at);
      const leaks: string[] = [];
      for (const caller of everyone) leaks.push(...(await leaksAt({ caller, status, stage }, stages.includes(after))));
      expect({ stage, leaks }).toEqual({ stage, leaks: [] });
    });
  });

  /** Votes stay as they are: whatever is told of them is told by mistake. */
  describe('where a jury alone judges', () => {
    const judgeBy = (judgedBy: string) =>
      service.query(`update competition set status = 'PUBLISHED', closed_at = null, judged_by = '${judgedBy}'
        where id = ${data.competition.id}`);
    beforeAll(async () => {
      await judgeBy('JURY');
      // Comments that the walk has written so far: their number would equal one of the planted points.
      await service.query(`delete from comment where text = 'Szép.'`);
      await service.query(`update competition set judged_by = 'JURY' where id = ${data.draft.id}`);
    });
    afterAll(() => judgeBy('BOTH'));

    test.each([...stages, ...boundaries, ...besides].sort((a, b) => a - b))('%d ms after its start', async (after) => {
      const at = competitionStart.getTime() + after;
      service.setClock(new Date(at));
      const stage = stageOf(data.competition, 'PUBLISHED', at);
      const leaks: string[] = [];
      for (const caller of everyone)
        leaks.push(
          ...(await leaksAt({ caller, status: 'PUBLISHED', stage, byJuryAlone: true }, stages.includes(after))),
        );
      expect({ stage, leaks }).toEqual({ stage, leaks: [] });
    });
  });

  describe('where accepted photos alone are shown, and none is accepted', () => {
    const change = (competition: string, heldBack: boolean) => async () => {
      await service.query(`update image set held_back = ${heldBack} where competition_id = ${data.competition.id}`);
      await service.query(
        `update competition set status = 'PUBLISHED', closed_at = null, ${competition} where id = ${data.competition.id}`,
      );
    };
    beforeAll(change(`judged_by = 'JURY', entries_shown = 'ACCEPTED'`, true));
    afterAll(change(`judged_by = 'BOTH', entries_shown = 'ALL'`, false));

    test.each(stages)('%d ms after its start', async (after) => {
      const at = competitionStart.getTime() + after;
      service.setClock(new Date(at));
      const stage = stageOf(data.competition, 'PUBLISHED', at);
      const leaks: string[] = [];
      for (const caller of everyone)
        leaks.push(...(await leaksAt({ caller, status: 'PUBLISHED', stage, byJuryAlone: true, heldBack: true }, true)));
      expect({ stage, leaks }).toEqual({ stage, leaks: [] });
    });
  });

  /** Operations of which some write has succeeded. */
  const written = new Set<OperationId>();
  const writes = walkedOperations.filter(
    ({ id, method }) => method !== 'GET' && !/Page|Pulse|Preview|Export|OpenRadarCircle/.test(id),
  );

  test.each([
    ['UPLOADING', 0.5],
    ['VOTING', 1.5],
    ['AWARD', 2.5],
    ['ENDED', 3.5],
  ] as const)('writes that succeed in %s, what they answer, leave behind and mail', async (stage, hours) => {
    const published = `status = 'PUBLISHED', closed_at = null`;
    await service.query(`update competition set ${published} where id = ${data.competition.id}`);
    const now = new Date(competitionStart.getTime() + hours * hour);
    service.setClock(now);
    const momentOf = (caller: CallerName): Moment => ({ caller, status: 'PUBLISHED', stage });
    const write: Write = async <T>(id: OperationId, caller: CallerName, parts: Parts, token?: string) => {
      const operation = walkedOperations.find((one) => one.id === id);
      if (!operation) throw new Error(`The contract has no ${id}`);
      const { status, text, json } = await ask(operation, caller, parts, token);
      if (id === 'uploadImage') entered.set((json as { id: number }).id, caller);
      const leaks = wordsIn(text, momentOf(caller), id);
      const wrong = wronglyFilled(operation, status, json, momentOf(caller));
      expect({ id, caller, text: status < 300 ? '' : text, leaks, wrong }).toEqual({
        id,
        caller,
        text: '',
        leaks: [],
        wrong: [],
      });
      written.add(id);
      return json as T;
    };
    await writeEverything({ service, data, write, stage, photo, now });
    const leaks: string[] = [];
    for (const caller of everyone) leaks.push(...(await leaksAt(momentOf(caller), true, words())));
    expect(leaks).toEqual([]);
    await until('every mail that is due to be sent', async () => {
      const waiting = await service.query(
        `select id from mail where status = 'QUEUED' and due_at <= '${now.toISOString()}'`,
      );
      return waiting.length === 0;
    });
    const { body: mails } = await service.ask<TestMail[]>('GET', '/dev/mail.json');
    for (const caller of everyone) {
      if (caller === 'visitor') continue;
      const { email, username } = data.people[caller];
      // The link at the end of a mail holds its reader's own key.
      const ownKey = await subscriptionKey({ service }, username);
      const read = mails.filter(({ to }) => to === email).map((mail) => JSON.stringify(mail).replaceAll(ownKey, ''));
      expect({ caller, leaks: wordsIn(read.join('\n'), momentOf(caller)) }).toEqual({ caller, leaks: [] });
    }
  });

  test('every operation that writes has succeeded in some stage', () => {
    expect([...written].sort()).toEqual(writes.map(({ id }) => id).sort());
  });

  test('each secret was disclosed somewhere to those who may read it', () => {
    const never = secrets.filter(({ mayRead }) =>
      everyone.every((caller) => !mayRead({ caller, status: 'PUBLISHED', stage: 'ENDED' })),
    );
    expect([...disclosed].sort()).toEqual(
      secrets
        .filter((one) => !never.includes(one))
        .map(({ what }) => what)
        .sort(),
    );
  });
});
