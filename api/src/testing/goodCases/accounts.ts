import type { components } from '@photo-competition/schema/rest';
import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../platform/http/contractDocument.ts';
import { DeviceOf } from '../devices.ts';
import { join, registration } from '../people.ts';
import type { World } from '../world.ts';
import type { GoodCaseOf } from './goodCase.ts';

type Schemas = components['schemas'];

const codeIn = (text: string) => /\/(?:(?:activation|email-change)\/\d+|change\/[\w.-]+)\/([\w-]+)/.exec(text)?.[1];

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

/** Somebody whose new address waits to be confirmed. */
async function moving({ service }: World, username: string) {
  const person = await join(service, username);
  const { firstName, lastName, locale, newsletter } = registration(username);
  const email = `${username}.new@example.org`;
  const json = { email, firstName, lastName, locale, newsletter, current: person.password };
  await service.ask('POST', '/api/user/my/profile', { token: person.token, json });
  return { person, email };
}

/** A device on which somebody is logged in, who is made for it. */
async function onDevice({ service }: World, username: string) {
  const person = await join(service, username);
  const devices = new DeviceOf(service, person);
  const { token, refreshToken } = await devices.login(`The phone of ${username}`);
  const [session] = await devices.list(token);
  if (!session) throw new Error(`The device of ${username} is not in the list`);
  return { person, refreshToken, id: session.id };
}

/** Of no session, in the form of one. */
const noRefreshToken = 'x'.repeat(64);

export const accountCases = {
  login: ({ anna, bela }) => ({
    as: 'visitor',
    json: { username: bela.username, password: bela.password, device: 'Béla telefonja' },
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

  async refreshSession(world) {
    const { refreshToken } = await onDevice(world, 'on-device-refreshing');
    return {
      as: 'visitor',
      json: { refreshToken },
      foreign: [noRefreshToken, 'x', `${refreshToken} `].map((other) => ({
        what: 'a refresh token of nothing',
        as: 'visitor',
        json: { refreshToken: other },
        status: 401,
        code: 'INVALID_REFRESH_TOKEN',
      })),
    };
  },

  async endSession(world) {
    const { refreshToken } = await onDevice(world, 'on-device-leaving');
    return {
      as: 'visitor',
      json: { refreshToken },
      // Nothing is left to end, and nothing is ended.
      foreign: [
        { what: 'a refresh token of nothing', as: 'visitor', json: { refreshToken: noRefreshToken }, status: 204 },
      ],
    };
  },

  async getMySessions(world) {
    const { person } = await onDevice(world, 'on-device-listing');
    return { as: person };
  },

  async endMySession(world) {
    const [{ person, id }, others] = [
      await onDevice(world, 'on-device-ending'),
      await onDevice(world, 'on-device-staying'),
    ];
    return {
      as: person,
      params: { id },
      foreign: [
        { what: "another's device", as: person, params: { id: others.id }, status: 404, code: 'NOT_FOUND' },
        { what: 'a device of nobody', as: person, params: { id: randomUUID() }, status: 404, code: 'NOT_FOUND' },
      ],
    };
  },

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

  async confirmEmail(world) {
    const { person, email } = await moving(world, 'mover');
    const json = { validationCode: codeIn((await world.service.mailTo(email, 'email-change')).text) };
    return {
      as: 'visitor',
      params: { id: person.id },
      json,
      unknownStatus: 409,
      foreign: [
        { what: "another account's code", as: 'visitor', params: { id: world.bela.id }, status: 409 },
        { what: 'a code that was never made', as: 'visitor', json: { validationCode: 'x' }, status: 409 },
      ],
    };
  },

  async resendEmailChange(world) {
    const { person } = await moving(world, 'mover-again');
    return { as: person };
  },

  cancelEmailChange: () => ({ as: 'anna' }),

  setMyLocale: () => ({ as: 'anna', json: { locale: 'en' } }),

  getMe: () => ({ as: 'anna' }),

  updateProfile: ({ anna, bela }) => ({
    as: 'anna',
    json: { ...profile, current: anna.password },
    foreign: [
      {
        what: "another's address",
        as: 'anna',
        json: { ...profile, email: bela.email.toUpperCase(), current: anna.password },
        status: 409,
        code: 'EMAIL_TAKEN',
      },
      {
        what: "another's password",
        as: 'anna',
        json: { ...profile, email: 'anna.newest@example.org', current: bela.password },
        status: 422,
        code: 'WRONG_PASSWORD',
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
