import type { components } from '@photo-competition/schema/rest';
import type { Answer, TestService } from './service.ts';

type Schemas = components['schemas'];

/** A logged-in account. */
export interface Person {
  id: number;
  username: string;
  email: string;
  password: string;
  token: string;
}

export const registration = (username: string): Schemas['RegistrationRequest'] => ({
  username,
  email: `${username}@example.org`,
  firstName: 'Ágnes',
  lastName: 'Tóth',
  locale: 'en',
  newsletter: ['RESULT'],
  acceptRules: true,
});

/** @throws when the login is refused */
export async function login(service: TestService, username: string, password: string): Promise<string> {
  const { status, headers } = await service.ask('POST', '/api/authentication/login', { json: { username, password } });
  if (status !== 200) throw new Error(`The login of ${username} was refused with ${status}`);
  return (headers.get('authorization') ?? '').replace('Bearer ', '');
}

/** Registers, reads the mail, activates and logs in: the way a person goes. */
export async function join(service: TestService, username: string): Promise<Person> {
  const json = registration(username);
  const { body } = await service.ask<Schemas['Registration']>('POST', '/api/authentication/registration', { json });
  const mail = await service.mailTo(json.email, 'activation');
  const validationCode = /\/activation\/\d+\/([\w-]+)/.exec(mail.text)?.[1];
  const password = `${username} takes photos`;
  const activation = { validationCode, newPassword: password };
  await service.ask('POST', `/api/authentication/activation/${body.id}`, { json: activation });
  return { id: body.id, username, email: json.email, password, token: await login(service, username, password) };
}

const hour = 3_600_000;

/** Dates of a competition that starts at `start`, an hour for each phase. */
export const datesFrom = (start: Date) => ({
  competitionStart: start.toISOString(),
  votingStart: new Date(start.getTime() + hour).toISOString(),
  votingEnd: new Date(start.getTime() + 2 * hour).toISOString(),
  award: new Date(start.getTime() + 3 * hour).toISOString(),
});

/** An instant within a phase of a competition with `datesFrom`. */
export const within = (competition: { competitionStart: string }, phase: 'UPLOADING' | 'VOTING' | 'AWARD' | 'ENDED') =>
  new Date(
    new Date(competition.competitionStart).getTime() +
      (['UPLOADING', 'VOTING', 'AWARD', 'ENDED'].indexOf(phase) + 0.5) * hour,
  );

/** Creates and publishes a competition whose start is an hour ago. */
export async function announce(
  service: TestService,
  token: string,
  content: Partial<Schemas['CompetitionRequest']> = {},
): Promise<Schemas['AdminCompetition']> {
  const json = {
    title: { hu: 'Fények', en: 'Lights' },
    description: { hu: '', en: '' },
    minLongerSide: 100,
    ...datesFrom(new Date(Date.now() - hour / 2)),
    ...content,
  };
  const { body } = await service.ask<Schemas['AdminCompetition']>('POST', '/api/admin/competition/', { token, json });
  const published = await service.ask<Schemas['AdminCompetition']>(
    'PUT',
    `/api/admin/competition/status/${body.id}/PUBLISHED`,
    { token },
  );
  return published.body;
}

/** Uploads bytes into a slot. */
export function upload<T = Schemas['Image']>(
  service: TestService,
  { token }: { token: string },
  competitionId: number,
  slot: string,
  file: Uint8Array | null,
  data: Partial<Schemas['UploadData']> = {},
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  const form = new FormData();
  const json = JSON.stringify({ title: 'A photo', description: '', ownImage: true, ...data });
  form.set('data', new Blob([json], { type: 'application/json' }), 'data.json');
  if (file) form.set('file', new Blob([new Uint8Array(file)]), 'photo.jpg');
  return service.ask<T>('POST', `/api/competition/upload/${competitionId}/${slot}`, { token, form, headers });
}
