import type { TFunction } from 'i18next';
import type { SimilarEntriesFragment } from '../generated/graphql.ts';

type Entry = SimilarEntriesFragment['first'];

/** A row of exposure data of two photos. */
export interface ExposureRow {
  name: string;
  first: string;
  second: string;
  differs: boolean;
}

const shutterTime = (seconds: number): string =>
  seconds <= 0.3 ? `1/${Math.round(1 / seconds)} s` : `${Math.round(seconds * 10) / 10} s`;

const nothing = '–';
const written = (value: string | number | null | undefined, write: (known: never) => string = String): string =>
  value === null || value === undefined || value === '' ? nothing : write(value as never);

/** Exposure data of two photos, row by row; a row that both lack is left out. */
export function exposureRows(t: TFunction, first: Entry, second: Entry): ExposureRow[] {
  const of = ({ width, height, exposure }: Entry): [string, string][] => [
    [t('adminCompetitions.queue.size'), `${width} × ${height}`],
    [t('show.exposure.camera'), written(exposure?.camera)],
    [t('show.exposure.lens'), written(exposure?.lens)],
    [t('show.exposure.focalLength'), written(exposure?.focalLength, (mm: number) => `${mm} mm`)],
    [t('show.exposure.aperture'), written(exposure?.aperture, (stop: number) => `f/${stop}`)],
    [t('show.exposure.shutter'), written(exposure?.shutter, shutterTime)],
    [t('show.exposure.iso'), written(exposure?.iso, (iso: number) => `ISO ${iso}`)],
    [t('show.exposure.takenAt'), written(exposure?.takenAt, (local: string) => local.replace('T', ' '))],
  ];
  const others = of(second);
  return of(first).flatMap(([name, value], index) => {
    const other = others[index]?.[1] ?? nothing;
    return value === nothing && other === nothing
      ? []
      : [{ name, first: value, second: other, differs: value !== other }];
  });
}
