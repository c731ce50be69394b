import { setTimeout as delay } from 'node:timers/promises';
import { entrants } from './content.ts';
import { Refused, type Rest } from './rest.ts';

/** Somebody with an account. */
export interface Person {
  username: string;
  password: string;
  /** Of the network that is set aside for documentation (RFC 5737). */
  address: string;
}

export const sessionOf = (rest: Rest, { username, password, address }: Person): Promise<string> =>
  rest.login(username, password, address);

/** Milliseconds to wait for a mail. */
const mailPatience = 30_000;

/** The link of the activation mail to an address, from the development mailbox. */
async function activationLink(rest: Rest, email: string, address: string): Promise<{ id: string; code: string }> {
  for (const until = Date.now() + mailPatience; Date.now() < until; await delay(50)) {
    const mails = await rest.ask<{ to: string; kind: string; text: string }[]>('GET', '/dev/mail.json', { address });
    const mail = mails.find(({ to, kind }) => to === email && kind === 'activation');
    const [, id, code] = /\/activation\/(\d+)\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    if (id !== undefined && code !== undefined) return { id, code };
  }
  throw new Error(`No activation mail came for ${email}.`);
}

/** Registers and activates an account, as a person does it. */
async function join(rest: Rest, { username, password, address }: Person, names: (typeof entrants)[number]) {
  const email = `${username}@example.org`;
  const newsletter = ['COMPETITION', 'RESULT'] as const;
  const json = { ...names, username, email, newsletter, acceptRules: true };
  await rest.ask('POST', '/api/authentication/registration', { address, json }).catch((error: unknown) => {
    // An interrupted loading may have registered this person already.
    if (!(error instanceof Refused) || error.code !== 'USERNAME_TAKEN') throw error;
  });
  const { id, code } = await activationLink(rest, email, address);
  const activation = { validationCode: code, newPassword: password };
  await rest.ask('POST', `/api/authentication/activation/${id}`, { address, json: activation });
}

/** The entrants; whoever has no account yet gets one. */
export async function joinAll(rest: Rest, password: string): Promise<Person[]> {
  const people = entrants.map((_, i) => ({
    username: `entrant${String(i + 1).padStart(2, '0')}`,
    password,
    address: `192.0.2.${i + 1}`,
  }));
  for (const [i, names] of entrants.entries()) {
    const person = people[i] as Person;
    try {
      await sessionOf(rest, person);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'INVALID_CREDENTIALS') throw error;
      await join(rest, person, names);
    }
  }
  return people;
}
