/** Ballots are excluded by two administrators, or by one who says why alone; everything that counts votes follows, and follows back. */
import type { components } from '@photo-competition/schema/rest';
import { verifyCount } from '@photo-competition/count/verify';
import type { ResultFile } from '@photo-competition/count/resultFile';
import { downloadCount } from '../../testing/downloadCount.ts';
import { runScript } from '@photo-competition/count/testing/folder';
import { platform } from '@photo-competition/count/testing/publish';
import { engine } from '../../testing/engines.ts';
import { announce, join, login, upload, within, type Person } from '../../testing/people.ts';
import { TestService, until } from '../../testing/service.ts';
import { smallPhoto } from '../../testing/world.ts';

type Schemas = components['schemas'];
type Exclusion = Schemas['BallotExclusion'];

const unknown = 'AAAAAAAAAAAAAAAA';

describe('exclusion of ballots', () => {
  let service: TestService;
  let admin: string;
  let second: Person;
  let competition: Schemas['AdminCompetition'];
  let owner: Person;
  let voters: Person[];
  const images: number[] = [];
  /** Number of the ballot that stands, by username and image. */
  const numbers = new Map<string, string>();

  const numberOf = (name: string, image: number) => numbers.get(`${name} ${images[image]}`) ?? '';
  const address = (rest = '') => `/api/admin/competition/${competition.id}/exclusions${rest}`;
  const request = (image: number, ballots: string[], more: object = {}) => ({
    imageId: images[image],
    ballots,
    reason: 'RING',
    note: 'They agreed.',
    aloneNote: null,
    ...more,
  });
  const propose = <T = Exclusion>(json: object, token = admin) => service.ask<T>('POST', address(), { token, json });
  const confirm = <T = Exclusion>(id: number, token: string, aloneNote: string | null = null) =>
    service.ask<T>('PUT', address(`/${id}/confirm`), { token, json: { aloneNote } });
  const revoke = <T = Exclusion>(id: number, token = admin) =>
    service.ask<T>('PUT', address(`/${id}/revoke`), { token });
  const list = async (token = admin) =>
    (await service.ask<Schemas['BallotExclusions']>('GET', address(), { token })).body;
  const excluded = <T = Schemas['ExcludedBallots']>() =>
    service.ask<T>('GET', `/api/competition/${competition.id}/excluded-ballots`);
  const tallies = () =>
    service.query<{ image_id: number; vote_count: number; by_point: number[] }>(
      `select image_id, vote_count, by_point from image_tally where competition_id = ${competition.id} order by 1`,
    );
  const votesOf = async (image: number) =>
    (await tallies()).find(({ image_id }) => image_id === images[image])?.vote_count;
  const statistics = async () =>
    (
      await service.ask<Schemas['CompetitionStatistics']>(
        'GET',
        `/api/admin/competition/${competition.id}/statistics`,
        { token: admin },
      )
    ).body;
  /** Results of the images, once they are those of the newest revision. */
  const results = async (): Promise<Schemas['Score'][]> => {
    await until('the newest results', async () => {
      const [row] = await service.query<{ newest: boolean }>(`select exists (select from result_computation r
        join competition c on c.id = r.competition_id and c.results_revision = r.revision
        where r.state = 'STORED' and c.id = ${competition.id} and r.robustness is not null) as newest`);
      return row?.newest === true;
    });
    return service.query(`select image_result.votes, points, score, rank, overall_rank as "overallRank", votes_by_point as "votesByPoint",
        best_rank, worst_rank, first_share from image_result join result_computation r on r.id = computation_id
      where state = 'STORED' and competition_id = ${competition.id}
      order by array_position(array[${images.join()}], image_id)`);
  };
  const vote = async ({ username, token }: Person, image: number, point: number | null) => {
    const { status, body } = await service.ask<Schemas['Vote']>('POST', '/api/competition/vote', {
      token,
      json: { imageId: images[image], point },
    });
    expect(status).toBe(200);
    numbers.set(`${username} ${images[image]}`, body.number ?? '');
    return body.number ?? '';
  };
  const refused = (status: number, code: string) => ({ status, body: { code } });
  const invalid = (field: string, code: string) => ({ status: 422, body: { errors: [{ field, code }] } });
  const count = async () =>
    (await service.ask<Schemas['Count']>('GET', `/api/competition/${competition.id}/count`)).body;
  const download = (version: number) => downloadCount(service, competition.id, version);
  const versions = async (n: number) => {
    await until(`version ${n}`, async () => (await count()).versions.length === n);
    return (await count()).versions.map(({ reason }) => reason);
  };
  const audited = async () =>
    (
      await service.query<{ action: string }>(
        `select action from audit_log where action like 'competition.exclusion-%' order by id`,
      )
    ).map(({ action }) => action.replace('competition.exclusion-', ''));

  beforeAll(async () => {
    service = await TestService.start(engine, { COUNT_JOB_SECONDS: '1' });
    admin = await login(service, service.administrator.username, service.administrator.password);
    [owner, second] = [await join(service, 'owner'), await join(service, 'second')];
    await service.query(`update account set administrator = true where id = ${second.id}`);
    second = { ...second, token: await login(service, second.username, second.password) };
    voters = await Promise.all(['anna', 'bela', 'cili', 'dora', 'emil', 'flora'].map((name) => join(service, name)));
    await service.query(`update account set locale = 'hu' where username = 'bela'`);
    competition = await announce(service, admin);
    service.setClock(within(competition, 'UPLOADING'));
    for (const [i, slot] of ['colour-1', 'colour-2', 'mono-1'].entries()) {
      const data = { title: `Photo ${i}` };
      const { body } = await upload(service, owner, competition.id, slot, await smallPhoto(i + 1), data);
      images.push(body.id);
    }
    await announce(service, admin);
    service.setClock(within(competition, 'VOTING'));
  }, 150_000);
  afterAll(() => service.stop());

  let replaced = '';

  test('is refused until administrators may see scores, at every boundary too, and shown to nobody', async () => {
    for (const [i, voter] of voters.entries())
      for (const image of images.keys()) await vote(voter, image, image === 0 && i < 3 ? 5 : 1 + ((i + image) % 3));
    replaced = numberOf('anna', 1);
    await vote(voters[0] as Person, 1, 4);
    await vote(voters[5] as Person, 2, null);
    const [first] = voters;
    for (const at of [within(competition, 'VOTING'), new Date(competition.votingEnd)]) {
      service.setClock(at);
      expect(await service.ask('GET', address(), { token: admin })).toMatchObject(refused(409, 'WRONG_PHASE'));
      expect(await propose(request(0, [numberOf('anna', 0)]))).toMatchObject(refused(409, 'WRONG_PHASE'));
      expect(await confirm(1, admin)).toMatchObject(refused(409, 'WRONG_PHASE'));
      expect(await revoke(1)).toMatchObject(refused(409, 'WRONG_PHASE'));
      expect((await excluded()).status).toBe(404);
    }
    service.setClock(within(competition, 'AWARD'));
    for (const token of [first?.token as string, owner.token]) {
      expect(await propose(request(0, [numberOf('anna', 0)]), token)).toMatchObject({ status: 403 });
      expect(await service.ask('GET', address(), { token })).toMatchObject({ status: 403 });
    }
    expect(await service.query('select 1 from ballot_exclusion')).toEqual([]);
  });

  test('takes ballots that stand on the image, and no others', async () => {
    const own = numberOf('anna', 0);
    expect(await propose(request(0, [own, unknown]))).toMatchObject(invalid('ballots', 'BALLOT_UNKNOWN'));
    expect(await propose(request(1, [own]))).toMatchObject(invalid('ballots', 'BALLOT_UNKNOWN'));
    expect(await propose(request(1, [replaced]))).toMatchObject(invalid('ballots', 'BALLOT_REPLACED'));
    expect(await propose(request(2, [numberOf('flora', 2)]))).toMatchObject(invalid('ballots', 'BALLOT_REPLACED'));
    expect(await propose({ ...request(0, []), ballots: undefined })).toMatchObject(invalid('ballots', 'REQUIRED'));
    expect(await propose(request(0, [own, own]))).toMatchObject({ status: 422 });
    expect(await propose(request(0, [own], { note: ' \n' }))).toMatchObject(invalid('note', 'BLANK'));
    expect(await propose(request(0, [own], { aloneNote: ' ' }))).toMatchObject(invalid('aloneNote', 'BLANK'));
    expect(await propose(request(0, [own], { imageId: 9999 }))).toMatchObject(refused(404, 'NOT_FOUND'));
    const circle = { name: 'A', computedAt: new Date().toISOString() };
    const ofCircle = { ...request(0, []), ballots: undefined, circle };
    expect(await propose(ofCircle)).toMatchObject(refused(409, 'RADAR_CHANGED'));
    const foreign = `/api/admin/competition/${competition.id + 1}/exclusions`;
    expect(await service.ask('POST', foreign, { token: admin, json: request(0, [own]) })).toMatchObject({
      status: 404,
    });
    expect(await service.query('select 1 from ballot_exclusion')).toEqual([]);
    expect(await audited()).toEqual([]);
  });

  let ring: Exclusion;
  let before: Awaited<ReturnType<typeof tallies>>;
  let resultsBefore: Schemas['Score'][];

  test('counts on until another administrator confirms it', async () => {
    [before, resultsBefore] = [await tallies(), await results()];
    expect(await votesOf(0)).toBe(6);
    const ballots = ['anna', 'bela', 'cili'].map((name) => numberOf(name, 0));
    const { status, body } = await propose(request(0, ballots));
    expect(status).toBe(201);
    ring = body;
    expect(ring).toMatchObject({ imageId: images[0], title: 'Photo 0', type: 'colour', ballots: 3, reason: 'RING' });
    expect(ring).toMatchObject({ state: 'PROPOSED', own: true, proposedBy: service.administrator.username });
    expect(ring).toMatchObject({ confirmedBy: null, effectiveAt: null, revokedAt: null, aloneNote: null });
    const [mine] = ring.effect.filter(({ imageId }) => imageId === images[0]);
    expect(mine).toMatchObject({ title: 'Photo 0', rankBefore: 1, rankAfter: 2, overallRankBefore: 1 });
    expect(await tallies()).toEqual(before);
    expect((await list()).effect).toEqual([]);
    expect((await list(second.token)).exclusions).toMatchObject([{ id: ring.id, own: false, state: 'PROPOSED' }]);
    expect(await confirm(ring.id, admin)).toMatchObject(refused(409, 'SECOND_ADMINISTRATOR'));
    expect(await confirm(ring.id, second.token, 'Alone.')).toMatchObject(invalid('aloneNote', 'ALONE_NOTE'));
    expect(await confirm(ring.id + 100, second.token)).toMatchObject({ status: 404 });
    for (const step of ['confirm', 'revoke']) {
      const foreign = `/api/admin/competition/${competition.id + 1}/exclusions/${ring.id}/${step}`;
      const json = step === 'confirm' ? { json: { aloneNote: null } } : {};
      expect(await service.ask('PUT', foreign, { token: second.token, ...json })).toMatchObject({ status: 404 });
    }
    expect(await propose(request(0, [ballots[0] as string]))).toMatchObject(refused(409, 'ALREADY_EXCLUDED'));
    expect(await tallies()).toEqual(before);
    expect(await audited()).toEqual(['proposed']);
  });

  test('takes effect once, however many confirm it at once', async () => {
    const third = { ...second, token: await login(service, second.username, second.password) };
    const answers = await Promise.all(
      [second, third, second].map(({ token }) => confirm<{ code?: string }>(ring.id, token)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const codes = answers.filter(({ status }) => status === 409).map(({ body }) => body.code);
    expect(new Set(codes)).toEqual(new Set(['ILLEGAL_EXCLUSION_STATE']));
    expect((await list()).exclusions).toMatchObject([{ state: 'EFFECTIVE', confirmedBy: 'second', aloneNote: null }]);
    expect(await votesOf(0)).toBe(3);
    expect(await audited()).toEqual(['proposed', 'confirmed']);
  });

  test('leaves every number that counts votes: results, statistics, exports', async () => {
    const [first] = await results();
    expect(first).toMatchObject({ votes: 3, votesByPoint: [1, 1, 1, 0, 0], rank: 2 });
    const { votes, perPoint, voters: people } = await statistics();
    expect(votes).toBe(14);
    expect(people).toBe(6);
    expect(perPoint.reduce((sum, one) => sum + one.votes, 0)).toBe(14);
    const csv = await service.raw('GET', `/api/admin/competition/${competition.id}/export/votes`, { token: admin });
    expect((await csv.text()).trim().split('\n')).toHaveLength(1 + 14);
    const [effect] = (await list()).effect;
    expect(effect).toMatchObject({ imageId: images[0], rankBefore: 1, rankAfter: 2 });
    // Votes and ballots stay as they are.
    expect(await service.query(`select count(*)::int as n from vote`)).toEqual([{ n: 17 }]);
    const [mine] = await service.query<{ n: number }>(`select count(*)::int as n from ballot`);
    expect(mine?.n).toBe(20);
  });

  /** The recipients of a kind of mail, by name. */
  const recipients = async (kind: string) =>
    (await service.query<{ recipient: string }>(`select recipient from mail where kind = '${kind}' order by 1`)).map(
      ({ recipient }) => recipient.split('@')[0],
    );

  test('is told to the people by mail: which photo, why, and how to object', async () => {
    for (const [name, words] of [
      ['anna', ['Photo 0', 'Lights', 'several people have agreed', 'object', '/contact']],
      ['bela', ['Photo 0', 'Fények', 'többen összehangolták', 'kifogást', '/contact']],
    ] as const) {
      const mail = await service.mailTo(`${name}@example.org`, 'ballots-excluded');
      for (const word of words) expect(mail.text).toContain(word);
      expect(mail.text).not.toContain(numberOf(name, 0));
    }
    expect(await recipients('ballots-excluded')).toEqual(['anna', 'bela', 'cili']);
  });

  test('of two administrators with the same ballot at once, one is refused', async () => {
    const ballots = [numberOf('dora', 1), numberOf('emil', 1)];
    const answers = await Promise.all(
      [admin, second.token, admin].map((token) => propose<{ code?: string }>(request(1, ballots), token)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const [open] = (await list()).exclusions;
    expect(open).toMatchObject({ state: 'PROPOSED', ballots: 2 });
    // Given up: nothing has changed, nobody is told, and the ballots can be named again.
    const now = await tallies();
    expect(await revoke(open?.id as number)).toMatchObject({
      status: 200,
      body: { state: 'REVOKED', effectiveAt: null },
    });
    expect(await tallies()).toEqual(now);
    expect(await recipients('ballots-included')).toEqual([]);
    expect(await revoke(open?.id as number)).toMatchObject(refused(409, 'ILLEGAL_EXCLUSION_STATE'));
    expect(await confirm(open?.id as number, second.token)).toMatchObject(refused(409, 'ILLEGAL_EXCLUSION_STATE'));
  });

  test('is public once results are, without names or numbers, and not before', async () => {
    for (const at of [within(competition, 'AWARD'), new Date(competition.award)]) {
      service.setClock(at);
      expect((await excluded()).status).toBe(404);
    }
    service.setClock(within(competition, 'ENDED'));
    const { status, body } = await excluded();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ballots: 3,
      groups: [{ imageId: images[0], title: 'Photo 0', ballots: 3, reason: 'RING' }],
    });
    expect(body.effect.find(({ imageId }) => imageId === images[0])).toMatchObject({ rankBefore: 1, rankAfter: 2 });
    const text = JSON.stringify(body);
    for (const secret of [...numbers.values(), 'anna', 'second', 'They agreed']) expect(text).not.toContain(secret);
    const image = `/api/competition/moderate/image/${images[0]}`;
    await service.ask('PUT', `${image}/DISQUALIFIED`, { token: admin, json: { reason: 'Próba.' } });
    expect((await excluded()).body).toEqual({ ballots: 0, groups: [], effect: [] });
    await service.ask('PUT', `${image}/APPROVED`, { token: admin, json: {} });
    await until('the ranks', async () => (await excluded()).body.ballots === 3);
  });

  test('stands in the published result, which holds by both verifiers', async () => {
    await until('the count to be published', async () => (await count()).versions.length > 0);
    const published = await download((await count()).versions.length);
    const result = JSON.parse(published.result) as ResultFile;
    const expected = ['anna', 'bela', 'cili'].map((name) => ({ number: numberOf(name, 0), reason: 'RING' }));
    expect(new Set(result.excluded.map((one) => JSON.stringify(one)))).toEqual(
      new Set(expected.map(({ number, reason }) => JSON.stringify({ number, reason }))),
    );
    const report = await verifyCount(platform, published);
    expect(report.failures).toEqual([]);
    expect(report.counted).toMatchObject({ excluded: 3, standing: 17 });
    expect(runScript(published)).toMatchObject({ status: 0, stderr: '' });
    const tampered = { ...published, result: published.result.replace('"excluded":[{', '"excluded":[{"x":1,') };
    expect((await verifyCount(platform, tampered)).failures).toContainEqual(
      expect.objectContaining({ rule: 8, code: 'resultAltered' }),
    );
    expect(runScript(tampered)).toMatchObject({ status: 1, stderr: expect.stringContaining('result') });
  });

  test('by one administrator alone takes effect at once with a note, and is a version of its own', async () => {
    const known = (await count()).versions.length;
    const json = request(1, [numberOf('dora', 1)], { reason: 'RULE', aloneNote: 'The other one is ill.' });
    const { status, body } = await propose(json);
    expect({ status, body }).toMatchObject({ status: 201, body: { state: 'EFFECTIVE', own: true } });
    expect(body).toMatchObject({ aloneNote: 'The other one is ill.', confirmedBy: service.administrator.username });
    expect(await votesOf(1)).toBe(5);
    expect((await versions(known + 1)).at(-1)).toBe('EXCLUSION');
    const { failures } = await verifyCount(platform, await download(known + 1));
    expect(failures).toEqual([]);
    const proposed = (await propose(request(2, [numberOf('emil', 2)]))).body;
    const alone = await confirm(proposed.id, admin, 'Still ill.');
    expect(alone).toMatchObject({ status: 200, body: { state: 'EFFECTIVE', aloneNote: 'Still ill.' } });
    expect((await excluded()).body.groups.map(({ reason }) => reason)).toEqual(['RING', 'RULE', 'RING']);
    expect((await versions(known + 2)).at(-1)).toBe('EXCLUSION');
  });

  test('that takes effect tells the ranks of that moment, not of the proposal', async () => {
    const known = (await count()).versions.length;
    const rankOf = ({ effect }: Exclusion) => effect.find(({ imageId }) => imageId === images[0])?.rankBefore;
    // Image 0 is first again without the decision about the ring, and second with it.
    const { body: proposed } = await propose(request(0, [numberOf('dora', 0)]));
    expect(rankOf(proposed)).toBe(2);
    await revoke(ring.id, second.token);
    expect(rankOf((await confirm(proposed.id, second.token)).body)).toBe(1);
    const told = (await list()).exclusions.find(({ id }) => id === proposed.id) as Exclusion;
    expect(rankOf(told)).toBe(1);
    await until('a further version', async () => (await count()).versions.length > known);
  });

  test('taken back, everything is exactly as before, in a further version', async () => {
    const known = (await count()).versions.length;
    for (const { id, state } of (await list()).exclusions) if (state === 'EFFECTIVE') await revoke(id, second.token);
    expect(await tallies()).toEqual(before);
    expect(await results()).toEqual(resultsBefore);
    await until('a further version', async () => (await count()).versions.length > known);
    await until('the last version', async () => {
      const { versions: all } = await count();
      return (JSON.parse((await download(all.length)).result) as ResultFile).excluded.length === 0;
    });
    const { versions: all } = await count();
    expect(all.at(-1)?.reason).toBe('EXCLUSION');
    const last = await download(all.length);
    expect((await verifyCount(platform, last)).failures).toEqual([]);
    expect(runScript(last)).toMatchObject({ status: 0, stderr: '' });
    expect((await excluded()).body).toEqual({ ballots: 0, groups: [], effect: [] });
    expect((await list()).exclusions.every(({ state, revokedAt }) => state === 'REVOKED' && revokedAt)).toBe(true);
    // The people who were told that a ballot does not count are told that it does.
    expect(await recipients('ballots-included')).toEqual(await recipients('ballots-excluded'));
    const mail = await service.mailTo('bela@example.org', 'ballots-included');
    for (const word of ['Photo 0', 'Fények', 'újra ugyanúgy számít', '/contact']) expect(mail.text).toContain(word);
  });

  test('a vote by a clock that is behind is not taken any more', async () => {
    // In a competition whose log is not sealed.
    service.setClock(within(competition, 'UPLOADING'));
    const other = await announce(service, admin);
    const late = (await upload(service, owner, other.id, 'colour-1', await smallPhoto(4))).body.id;
    service.setClock(within(competition, 'VOTING'));
    const cast = () =>
      service.ask('POST', '/api/competition/vote', {
        token: voters[3]?.token as string,
        json: { imageId: late, point: 1 },
      });
    await service.query(`insert into ballot_exclusion (competition_id, image_id, reason, note, proposed_at, effect)
      select competition_id, id, 'RULE', 'Late.', now(), '[]' from image where id = ${late}`);
    expect(await cast()).toMatchObject({ status: 503 });
    await service.query(`delete from ballot_exclusion where image_id = ${late}`);
    expect(await cast()).toMatchObject({ status: 200 });
    service.setClock(within(competition, 'ENDED'));
  });

  test('stays when an administrator or a voter deletes the account', async () => {
    const json = request(0, [numberOf('bela', 0)], { reason: 'DUPLICATE_PERSON' });
    const { body } = await propose(json, second.token);
    await confirm(body.id, admin);
    for (const { token, password } of [second, voters[1] as Person]) {
      const gone = await service.ask('POST', '/api/user/my/delete', { token, json: { current: password } });
      expect(gone.status).toBeLessThan(300);
    }
    const [left] = (await list()).exclusions;
    expect(left).toMatchObject({ state: 'EFFECTIVE', proposedBy: null, own: false, ballots: 1 });
    expect(await votesOf(0)).toBe(5);
    expect(await revoke(left?.id as number)).toMatchObject({ status: 200 });
    expect(await votesOf(0)).toBe(6);
  });
});
