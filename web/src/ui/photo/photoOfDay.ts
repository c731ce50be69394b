const day = 24 * 3_600_000;

/**
 * Another photo each day, the same one all day, so that none is shown to voters more than others.
 * @param now the server's time
 * @returns undefined where there is none
 */
export const photoOfDay = <T>(photos: readonly T[], now: string): T | undefined =>
  photos[Math.floor(Date.parse(now) / day) % photos.length];
