import type { TFunction } from 'i18next';
import type { ImageFactsFragment } from './generated/graphql.ts';
import type { Format } from '../../../i18n/format.ts';

type Exposure = NonNullable<ImageFactsFragment['exposure']>;

/** Formats an exposure time in seconds as cameras do: 0.004 → `1/250`, 0.625 → `0.6`, 2 → `2`. */
export function shutterTime(seconds: number, format: Format): string {
  const denominator = Math.round(1 / seconds);
  // Cameras show decimals from 1/3 s on; a longer time below 1 s is shown as a fraction only when it is close to one.
  if (seconds <= 0.3 || (seconds < 1 && Math.abs(1 / denominator - seconds) < 0.005)) {
    return `1/${format.number(denominator, { useGrouping: false })}`;
  }
  return format.number(seconds, { maximumFractionDigits: 1 });
}

/** Formats the camera's local time, which has no time zone: parsed and formatted as UTC, so that it does not shift. */
function takenAt(local: string, format: Format): string | null {
  const instant = new Date(`${local}Z`);
  if (Number.isNaN(instant.getTime())) return null;
  return new Intl.DateTimeFormat(format.convention, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(instant);
}

/** The exposure data as names and formatted values; unknown values are omitted. */
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
