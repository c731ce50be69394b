import type { components } from '@photo-competition/schema/rest';

export type Schemas = components['schemas'];

/** A request of one person. */
export interface Request {
  /** Their session. */
  token?: string;
  /**
   * Address that the request is forwarded for, as the gateway does it: rate limits count by address, and a dozen people with
   * one address would use up the limit of a person who tries the product meanwhile.
   */
  address: string;
  json?: unknown;
  form?: FormData;
}

/** The service refused a request. */
export class Refused extends Error {
  readonly status: number;
  /** Of the contract's `ProblemCode`, where the answer is a problem. */
  readonly code: string | undefined;

  constructor(request: string, status: number, text: string) {
    super(`${request} was answered with ${status}: ${text}`);
    this.status = status;
    this.code = /"code":"([A-Z_]+)"/.exec(text)?.[1];
  }
}

/** The REST service. */
export interface Rest {
  /** @throws Refused */
  ask<T>(method: string, path: string, request: Request): Promise<T>;
  /** Opens a session. @throws Refused */
  login(username: string, password: string, address: string): Promise<string>;
}

/** @param api its address */
export function restOf(api: string): Rest {
  async function send(method: string, path: string, { token, address, json, form }: Request): Promise<Response> {
    const response = await fetch(`${api}${path}`, {
      method,
      headers: {
        'x-forwarded-for': address,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: form ?? (json === undefined ? null : JSON.stringify(json)),
    });
    if (!response.ok) throw new Refused(`${method} ${path}`, response.status, await response.text());
    return response;
  }

  return {
    async ask<T>(method: string, path: string, request: Request): Promise<T> {
      const text = await (await send(method, path, request)).text();
      return (text === '' ? undefined : JSON.parse(text)) as T;
    },
    async login(username, password, address) {
      const json = { username, password };
      const { headers } = await send('POST', '/api/authentication/login', { address, json });
      return (headers.get('authorization') ?? '').replace('Bearer ', '');
    },
  };
}
