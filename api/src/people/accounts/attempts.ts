import { networkOf } from '@photo-competition/schema/network';
import type { Limited, RateLimits } from '../../platform/http/rateLimit.ts';
import type { Devices } from './devices.ts';

/** Where an attempt comes from. */
export interface Origin {
  /** The caller's address, past the gateway. */
  address: string;
  /** The token of a device that has logged in before, where the caller sends one. */
  deviceToken: string | undefined;
}

/** An attempt that has been counted. */
export interface CountedAttempt {
  /** The device, when it is known to the account. */
  device: string | null;
  /** It was the person: takes back what was counted of it. */
  succeeded(): Promise<void>;
}

/** The limits on attempts of one kind, by what they are counted on. */
interface Counted {
  /** All attempts of strangers from one network, on whichever accounts. */
  network: Limited;
  /** Strangers of one network on one account. */
  accountNetwork: Limited;
  /** Strangers on one account, from wherever. */
  account: Limited;
  /** A known device. */
  device: Limited;
  /** All known devices of one account. */
  devices: Limited;
}

type Key = [Limited, string];

const counts: Record<'login' | 'lostPassword', Counted> = {
  login: {
    network: 'loginNetwork',
    accountNetwork: 'loginAccountNetwork',
    account: 'loginAccount',
    device: 'loginDevice',
    devices: 'loginDevices',
  },
  lostPassword: {
    network: 'lostPassword',
    accountNetwork: 'lostPasswordAccountNetwork',
    account: 'lostPasswordAccount',
    device: 'lostPasswordDevice',
    devices: 'lostPasswordDevices',
  },
};

/**
 * Counts attempts on accounts so that nobody locks out anybody else (docs/product.md §6): a stranger who fails uses up the attempts
 * of one network on that account, many networks those of all strangers, and a device that has logged in before has its
 * own. An account that does not exist is counted like any other.
 */
export function attemptsOf(limits: RateLimits, devices: Devices) {
  return {
    /**
     * @param account key of the username that is tried, whether there is such an account or not
     * @throws Problem RATE_LIMITED
     */
    async count(kind: keyof typeof counts, account: string, origin: Origin, now: Date): Promise<CountedAttempt> {
      const counted = counts[kind];
      const network = networkOf(origin.address);
      const device = devices.known(account, origin.deviceToken, now);
      const own: Key = device === null ? [counted.accountNetwork, `${account} ${network}`] : [counted.device, device];
      const shared: Key[] =
        device === null
          ? [
              [counted.network, network],
              [counted.account, account],
            ]
          : [[counted.devices, account]];
      // The narrowest first: what it refuses uses up nothing of what others share.
      for (const [limited, key] of [own, ...shared]) await limits.take(limited, key);
      return {
        device,
        async succeeded() {
          await limits.forget(...own);
          for (const [limited, key] of shared) await limits.giveBack(limited, key);
        },
      };
    },
  };
}

export type Attempts = ReturnType<typeof attemptsOf>;
