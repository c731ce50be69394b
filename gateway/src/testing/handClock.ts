import { jest } from '@jest/globals';

/** Functions left to real time: sockets need it, and so do waits for conditions. */
const real = [
  'hrtime',
  'nextTick',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
] as const;

/**
 * Stops the clock (`Date`, `performance.now()`, `setTimeout`) in this process, a gateway's that runs in it included, until
 * `passTime`: a deadline passes when a test says so, and never because the machine is busy. Sockets go on.
 */
export const stopTime = (): void => void jest.useFakeTimers({ doNotFake: [...real] });

/** Lets so many milliseconds pass at once. */
export const passTime = (ms: number): void => void jest.advanceTimersByTime(ms);

/** How many timers wait for time to pass. */
export const waitingTimers = (): number => jest.getTimerCount();

/** Time goes on as it is. */
export const resumeTime = (): void => void jest.useRealTimers();
