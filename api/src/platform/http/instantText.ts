import type { components } from '@photo-competition/schema/rest';

/** Whom a text is for. */
export interface Reader {
  locale: components['schemas']['Locale'];
  /** IANA time zone in which dates are written: the installation's, for the reader's own is not known here. */
  timeZone: string;
}

/** How `Intl` writes dates and numbers of each language: English as in Britain, as its texts are. */
const conventions = { hu: 'hu', en: 'en-GB' } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatFor = ({ locale, timeZone }: Reader, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = JSON.stringify([locale, timeZone, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(conventions[locale], { ...options, timeZone });
  formats.set(key, format);
  return format;
};

/**
 * An instant for people, with its time zone named: `1 May 2026 at 12:00 (Central European Summer Time)`,
 * `2026. május 1. 12:00 (közép-európai nyári idő)`.
 */
export function instantText(instant: Date, reader: Reader): string {
  const zone = formatFor(reader, { timeZoneName: 'long' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName');
  return `${formatFor(reader, { dateStyle: 'long', timeStyle: 'short' }).format(instant)} (${zone?.value ?? reader.timeZone})`;
}
