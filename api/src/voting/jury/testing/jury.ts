import type { components } from '@photo-competition/schema/rest';
import type { Engine } from '../../../testing/engines.ts';
import { announce, join, login, within, type Person } from '../../../testing/people.ts';
import { TestService } from '../../../testing/service.ts';

type Schemas = components['schemas'];
type Content = Partial<Schemas['CompetitionRequest']>;
type Refused = Schemas['Problem'];

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

  /** What the audit log has of a jury, oldest first. */
  async audited(id: number): Promise<{ action: string; before: unknown; after: unknown }[]> {
    return this.service.query(`select action, before, after from audit_log where object_type = 'jury'
      and object_id = '${id}' order by id`);
  }

  stop = (): Promise<void> => this.service.stop();
}
