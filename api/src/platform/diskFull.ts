/** Whether a write has failed because its disk, or the share of this user in it, is full: the same call succeeds once there is room. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
