/** A date without its year in a time zone (IANA): `máj. 3.` · `May 3`. */
export const shortDate = (instant: string, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone }).format(new Date(instant));
