import type { TFunction } from 'i18next';
import type { ImageFactsFragment } from './generated/graphql.ts';
import type { Format } from '../../../i18n/format.ts';

type Exposure = NonNullable<ImageFactsFragment['exposure']>;

/** 0.004 → `1/250`, 0.625 → `0,6`, 2 → `2`: as cameras write it, in seconds. */
export function shutterTime(seconds: number, format: Format): string {
  const denominator = Math.round(1 / seconds);
  // From 1/3 s on, cameras write decimals; above that only where a unit fraction is near.
  if (seconds <= 0.3 || (seconds < 1 && Math.abs(1 / denominator - seconds) < 0.005)) {
    return `1/${format.number(denominator, { useGrouping: false })}`;
  }
  return format.number(seconds, { maximumFractionDigits: 1 });
}

/** The camera's wall clock, which has no zone: read as UTC and written as UTC, so that no zone moves it. */
function takenAt(local: string, format: Format): string | null {
  const instant = new Date(`${local}Z`);
  if (Number.isNaN(instant.getTime())) return null;
  return new Intl.DateTimeFormat(format.locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(instant);
}

/** What the camera wrote, as names and values to read; what is unknown is left out. */
export function exposureList(exposure: Exposure, t: TFunction, format: Format): { name: string; value: string }[] {
  const { camera, lens, focalLength, aperture, shutter, iso } = exposure;
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1, useGrouping: false });
  const rows: [string, string | null][] = [
    [t('show.exposure.camera'), camera],
    [t('show.exposure.lens'), lens],
    [t('show.exposure.focalLength'), focalLength === null ? null : `${number(focalLength)} mm`],
    [t('show.exposure.aperture'), aperture === null ? null : `f/${Math.round(aperture * 10) / 10}`],
    [
      t('show.exposure.shutter'),
      shutter === null || shutter <= 0 ? null : t('show.exposure.shutterValue', { time: shutterTime(shutter, format) }),
    ],
    [t('show.exposure.iso'), iso === null ? null : `ISO ${number(iso)}`],
    [t('show.exposure.takenAt'), exposure.takenAt === null ? null : takenAt(exposure.takenAt, format)],
  ];
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
