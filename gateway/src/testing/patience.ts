/**
 * Limits on time that no test reaches by itself, however busy the machine is; a test of a limit sets its own, or stops the
 * clock (`handClock.ts`).
 */
export const patience = {
  UPSTREAM_TIMEOUT_MS: '120000',
  UPSTREAM_BREAKER_WINDOW_MS: '600000',
  PAGE_DETAILS_TIMEOUT_MS: '60000',
  UPLOAD_TIMEOUT_MS: '600000',
  UPLOAD_STALL_MS: '600000',
  DRAIN_TIMEOUT_MS: '600000',
} as const;
