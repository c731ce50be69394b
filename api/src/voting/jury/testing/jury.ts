import type { components } from '@photo-competition/schema/rest';
import { randomBytes } from 'node:crypto';
import type { Engine } from '../../../testing/engines.ts';
import { announce, join, login, within, type Person } from '../../../testing/people.ts';
import { TestService } from '../../../testing/service.ts';

type Schemas = components['schemas'];
type Content = Partial<Schemas['CompetitionRequest']>;
type Refused = Schemas['Problem'];

/** The number of a mark, as a judge's client draws it. */
export const newChoice = (): string => randomBytes(12).toString('base64url');

/** A service with an administrator, who runs juries, for tests. */
export class JuryPlay {
  readonly service: TestService;
  readonly admin: string;

  private constructor(service: TestService, admin: string) {
    this.service = service;
    this.admin = admin;
  }

  static async start(engine: Engine): Promise<JuryPlay> {
    const service = await TestService.start(engine);
    const { username, password } = service.administrator;
    return new JuryPlay(service, await login(service, username, password));
  }

  /** A competition that takes entries now, judged by a jury unless told otherwise. */
  async competition(content: Content = {}): Promise<Schemas['AdminCompetition']> {
    this.service.setClock();
    const made = await announce(this.service, this.admin, { judgedBy: 'JURY', ...content });
    this.at(made, 'UPLOADING');
    return made;
  }

  at(competition: Schemas['AdminCompetition'], phase: Parameters<typeof within>[1]): void {
    this.service.setClock(within(competition, phase));
  }

  person = (username: string): Promise<Person> => join(this.service, username);

  private run = <T>(method: string, path: string, json?: unknown) =>
    this.service.ask<T>(method, `/api/admin/competition/${path}`, { token: this.admin, json });

  read = async (id: number): Promise<Schemas['AdminJury']> =>
    (await this.run<Schemas['AdminJury']>('GET', `${id}/jury`)).body;
  set = <T = Refused>(id: number, json: unknown) => this.run<T>('PUT', `${id}/jury`, json);
  invite = <T = Refused>(id: number, json: unknown) => this.run<T>('POST', `${id}/jury/seats`, json);
  chair = <T = Refused>(id: number, seat: number, chair: boolean) =>
    this.run<T>('PUT', `${id}/jury/seats/${seat}`, { chair });
  remove = <T = Refused>(id: number, seat: number) => this.run<T>('DELETE', `${id}/jury/seats/${seat}`);
  remind = <T = Refused>(id: number, seat: number) => this.run<T>('POST', `${id}/jury/seats/${seat}/reminder`);

  answer = <T = Refused>(id: number, { token }: Pick<Person, 'token'>, accept: unknown) =>
    this.service.ask<T>('PUT', `/api/jury/${id}/seat`, { token, json: { accept } });
  mine = async ({ token }: Pick<Person, 'token'>): Promise<Schemas['JurySeat'][]> =>
    (await this.service.ask<Schemas['JurySeat'][]>('GET', '/api/jury', { token })).body;
  shown = <T = Schemas['Jury']>(id: number) => this.service.ask<T>('GET', `/api/competition/${id}/jury`);

  /** Somebody new who has been asked. @returns the person, with the number of the seat */
  async asked(id: number, username: string): Promise<Person & { seat: number }> {
    const person = await this.person(username);
    const { body } = await this.invite<Schemas['AdminJury']>(id, { accountId: person.id });
    return { ...person, seat: body.seats.find(({ accountId }) => accountId === person.id)?.seat ?? 0 };
  }

  /** Somebody new who judges. */
  async judge(id: number, username: string): Promise<Person & { seat: number }> {
    const person = await this.asked(id, username);
    await this.answer(id, person, true);
    return person;
  }

  state = async (id: number, seat: number): Promise<Schemas['SeatState'] | undefined> =>
    (await this.read(id)).seats.find((one) => one.seat === seat)?.state;

  /** The audit log's entries of a jury, oldest first. */
  async audited(id: number): Promise<{ action: string; before: unknown; after: unknown }[]> {
    return this.service.query(`select action, before, after from audit_log where object_type = 'jury'
      and object_id = '${id}' order by id`);
  }

  /** The content of a round, but for the fields that a test changes: it opens with the vote and closes with it. */
  content = (
    { votingStart, votingEnd }: Schemas['AdminCompetition'],
    changes: Partial<Schemas['RoundRequest']> = {},
  ): Schemas['RoundRequest'] => ({
    title: { hu: 'Első forduló', en: 'First round' },
    position: 1,
    types: [],
    minPoint: 1,
    maxPoint: 5,
    remarks: 'ENTRANTS',
    opens: votingStart,
    closes: votingEnd,
    panel: [],
    ...changes,
  });

  make = <T = Refused>(id: number, json: unknown) => this.run<T>('POST', `${id}/jury/rounds`, json);

  /** A round of a competition. @returns its id */
  async round(
    competition: Schemas['AdminCompetition'],
    changes: Partial<Schemas['RoundRequest']> = {},
  ): Promise<number> {
    const { status, body } = await this.make<Schemas['AdminJury']>(competition.id, this.content(competition, changes));
    if (status !== 200) throw new Error(`The round was refused: ${JSON.stringify(body)}`);
    return Math.max(...body.rounds.map(({ id }) => id));
  }

  readRound = async (id: number, round: number): Promise<Schemas['AdminJuryRound']> =>
    (await this.run<Schemas['AdminJuryRound']>('GET', `${id}/jury/rounds/${round}`)).body;
  setRound = <T = Refused>(id: number, round: number, json: unknown) =>
    this.run<T>('PUT', `${id}/jury/rounds/${round}`, json);
  removeRound = <T = Refused>(id: number, round: number) => this.run<T>('DELETE', `${id}/jury/rounds/${round}`);
  panel = <T = Refused>(id: number, round: number, seat: number, json: unknown) =>
    this.run<T>('PUT', `${id}/jury/rounds/${round}/panel/${seat}`, json);
  remindOfRound = <T = Refused>(id: number, round: number, seat: number) =>
    this.run<T>('POST', `${id}/jury/rounds/${round}/panel/${seat}/reminder`);
  reopen = <T = Refused>(id: number, round: number, json: unknown) =>
    this.run<T>('POST', `${id}/jury/rounds/${round}/reopening`, json);

  lines = <T = Schemas['JuryLines']>(id: number, round: number) =>
    this.run<T>('GET', `${id}/jury/rounds/${round}/lines`);
  decide = <T = Refused>(id: number, round: number, json: unknown) =>
    this.run<T>('PUT', `${id}/jury/rounds/${round}/decision`, json);
  takeBack = <T = Refused>(id: number, round: number, json: unknown) =>
    this.run<T>('DELETE', `${id}/jury/rounds/${round}/decision`, json);
  conflicts = <T = Refused>(id: number, seat: number, accountIds: readonly number[]) =>
    this.run<T>('PUT', `${id}/jury/seats/${seat}/conflicts`, { accountIds });

  /** Writes the marks of a judge as the desk would have: of photos by the id of their image. */
  async marked(round: number, seat: number, points: Record<number, number | null>): Promise<void> {
    for (const [image, point] of Object.entries(points))
      await this.service
        .query(`update jury_task set point = ${point ?? 'null'}, marked_at = ${point === null ? 'null' : 'now()'}
        where round_id = ${round} and seat = ${seat} and number = (select number from jury_photo
          where round_id = ${round} and image_id = ${image})`);
  }

  /** Sends a request of the desk. */
  desk = <T = Refused>({ token }: Pick<Person, 'token'>, method: string, round: number, path = '', json?: unknown) =>
    this.service.ask<T>(method, `/api/jury/round/${round}${path}`, { token, json });
  photos = async (judge: Pick<Person, 'token'>, round: number, query = ''): Promise<Schemas['JuryPhotoPage']> =>
    (await this.desk<Schemas['JuryPhotoPage']>(judge, 'GET', round, `/photos?${query}`)).body;
  mark = <T = Schemas['MarkResults']>(
    judge: Pick<Person, 'token'>,
    round: number,
    marks: readonly { number: number; point: number | null; choice?: string }[],
  ) => this.desk<T>(judge, 'POST', round, '/marks', { marks: marks.map((mark) => ({ choice: newChoice(), ...mark })) });

  stop = (): Promise<void> => this.service.stop();
}
