import type { components } from '@photo-competition/schema/rest';
import type { OperationId } from '../../http/contractDocument.ts';
import { join, registration } from '../people.ts';
import type { World } from '../world.ts';
import type { GoodCaseOf } from './goodCase.ts';

type Schemas = components['schemas'];

const codeIn = (text: string) => /\/(?:activation\/\d+|change\/[\w.-]+)\/([\w-]+)/.exec(text)?.[1];

/** An account that waits for its activation. */
async function registered({ service }: World, username: string) {
  const json = registration(username);
  const { body } = await service.ask<Schemas['Registration']>('POST', '/api/authentication/registration', { json });
  const { text } = await service.mailTo(json.email, 'activation');
  return { id: body.id, validationCode: codeIn(text) };
}

const profile = {
  email: 'anna.new@example.org',
  firstName: 'Anna',
  lastName: 'Új',
  locale: 'hu',
  newsletter: ['NEWS', 'RESULT'],
};

export const accountCases = {
  login: ({ anna, bela }) => ({
    as: 'visitor',
    json: { username: bela.username, password: bela.password },
    foreign: [
      { username: bela.username, password: anna.password },
      { username: 'nobody', password: anna.password },
    ].map((json) => ({
      what: 'a wrong name or password',
      as: 'visitor',
      json,
      status: 401,
      code: 'INVALID_CREDENTIALS',
    })),
  }),

  register: () => ({ as: 'visitor', json: registration('newcomer') }),

  async activate(world) {
    const { id, validationCode } = await registered(world, 'sleeper');
    const json = { validationCode, newPassword: 'a slow awakening' };
    return {
      as: 'visitor',
      params: { id },
      json,
      unknownStatus: 409,
      foreign: [
        { what: "another account's code", as: 'visitor', params: { id: world.bela.id }, status: 409 },
        { what: 'a code that was never made', as: 'visitor', json: { ...json, validationCode: 'x' }, status: 409 },
      ],
    };
  },

  requestPasswordReset: ({ bela }) => ({ as: 'visitor', json: { username: bela.username, email: bela.email } }),

  async resetPassword(world) {
    const person = await join(world.service, 'forgetful');
    const json = { username: person.username, email: person.email };
    await world.service.ask('POST', '/api/authentication/lost/password', { json });
    const passwordValidationCode = codeIn((await world.service.mailTo(person.email, 'lost-password')).text);
    const body = { username: person.username, passwordValidationCode, password: 'remembered at last' };
    return {
      as: 'visitor',
      json: body,
      foreign: [
        { what: "another's username", as: 'visitor', json: { ...body, username: 'bela' }, status: 409 },
        { what: 'an unknown username', as: 'visitor', json: { ...body, username: 'nobody' }, status: 409 },
      ],
    };
  },

  getMe: () => ({ as: 'anna' }),

  updateProfile: ({ bela }) => ({
    as: 'anna',
    json: profile,
    foreign: [
      {
        what: "another's address",
        as: 'anna',
        json: { ...profile, email: bela.email.toUpperCase() },
        status: 409,
        code: 'EMAIL_TAKEN',
      },
    ],
  }),

  changePassword: ({ anna, bela }) => ({
    as: 'anna',
    query: { newPassword: 'an even better one' },
    json: { current: anna.password },
    foreign: [
      { what: "another's password", as: 'anna', json: { current: bela.password }, status: 422, code: 'WRONG_PASSWORD' },
    ],
  }),
} satisfies Partial<Record<OperationId, GoodCaseOf>>;
