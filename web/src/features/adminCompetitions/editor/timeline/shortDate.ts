/** A date without its year in a time zone (IANA): `máj. 3.` · `3 May`. */
export const shortDate = (instant: string, timeZone: string, convention: string): string =>
  new Intl.DateTimeFormat(convention, { month: 'short', day: 'numeric', timeZone }).format(new Date(instant));
