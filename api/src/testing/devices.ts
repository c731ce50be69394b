import type { components } from '@photo-competition/schema/rest';
import type { TestService } from './service.ts';

type Schemas = components['schemas'];

/** The response to the opening of a session on a device. */
export interface Opened {
  status: number;
  token: string;
  refreshToken: string;
  body: Schemas['OpenedSession'];
}

/** The devices of a person. */
export class DeviceOf {
  readonly #service: TestService;
  readonly #person: { username: string; password: string };

  constructor(service: TestService, person: { username: string; password: string }) {
    this.#service = service;
    this.#person = person;
  }

  async #open(path: string, json: unknown): Promise<Opened> {
    const { status, body, headers } = await this.#service.ask<Schemas['OpenedSession']>('POST', path, { json });
    const token = (headers.get('authorization') ?? '').replace('Bearer ', '');
    return { status, token, refreshToken: body.refreshToken ?? '', body };
  }

  /** @throws when the login is refused */
  async login(device = 'phone'): Promise<Opened> {
    const { username, password } = this.#person;
    const opened = await this.#open('/api/authentication/login', { username, password, device });
    if (opened.status !== 200) throw new Error(`The login of ${username} was refused with ${opened.status}`);
    return opened;
  }

  refresh(refreshToken: string): Promise<Opened> {
    return this.#open('/api/authentication/refresh', { refreshToken });
  }

  /** Refreshes. @throws when that is refused */
  async refreshed({ refreshToken }: Pick<Opened, 'refreshToken'>): Promise<Opened> {
    const opened = await this.refresh(refreshToken);
    if (opened.status !== 200) throw new Error(`The refresh was refused with ${opened.status}`);
    return opened;
  }

  logout(refreshToken: string) {
    return this.#service.ask('POST', '/api/authentication/logout', { json: { refreshToken } });
  }

  async list(token: string): Promise<Schemas['DeviceSession'][]> {
    return (await this.#service.ask<Schemas['DeviceSession'][]>('GET', '/api/user/my/sessions', { token })).body;
  }
}
