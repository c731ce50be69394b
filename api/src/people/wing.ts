import type { Outbox } from '../mail/outbox.ts';
import type { Platform } from '../platform/wing.ts';
import { devicesOf } from './accounts/devices.ts';
import { deviceSessionService, type DeviceLifetimes } from './accounts/deviceSessions.ts';
import { emailChangeService } from './accounts/emailChange.ts';
import { makeFirstAdministrator, type FirstAdministrator } from './accounts/firstAdministrator.ts';
import { profileService } from './accounts/profile.ts';
import { accountRoutes } from './accounts/routes.ts';
import { accountService } from './accounts/service.ts';
import { refreshTokensOf } from './accounts/refreshTokens.ts';
import { tokensOf } from './accounts/tokens.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';
import { subscriptionService } from './subscriptions/service.ts';
import { accessService } from './users/accessService.ts';
import { bulkUserService } from './users/bulkService.ts';
import { userRoutes } from './users/routes.ts';
import { userService } from './users/service.ts';

interface Settings {
  /** Signs the tokens of sessions. */
  tokenKey: string;
  /** Hours for which a session lasts. */
  tokenHours: number;
  /** Of sessions of devices. */
  device: DeviceLifetimes;
}

/** Accounts, sessions, administrators' list of users, and unsubscribing. */
export function peopleWing(platform: Platform, outbox: Outbox, { tokenKey, tokenHours, device }: Settings) {
  const { db, limits, clock, log } = platform;
  const { wake } = outbox;
  const emailChange = emailChangeService({ db, outbox, limits });
  const tokens = tokensOf(tokenKey);
  const sessions = deviceSessionService({
    db,
    tokens,
    refreshTokens: refreshTokensOf(tokenKey),
    limits,
    clock,
    log,
    ...device,
  });
  const accounts = accountService({
    db,
    tokens,
    devices: devicesOf(tokenKey),
    sessions,
    outbox,
    limits,
    tokenHours,
  });
  const { mailActivation, mailPasswordReset } = accounts;
  const users = userService({ db, limits, wake, mailActivation, mailMoved: emailChange.moved });
  const mailers = { ACTIVATION: mailActivation, LOST_PASSWORD: mailPasswordReset };
  return {
    accounts,
    /** Makes an account in a transaction of the caller's. */
    makePerson: users.make,
    makeFirstAdministrator: (named: FirstAdministrator) => makeFirstAdministrator(platform, accounts, named),
    sweep: sessions.sweep,
    handlers: {
      ...accountRoutes(accounts, sessions, profileService({ db, outbox, emailChange }), emailChange),
      ...userRoutes(users, bulkUserService(users), accessService({ db, mailers, wake })),
      ...subscriptionRoutes(subscriptionService(db)),
    },
  };
}
