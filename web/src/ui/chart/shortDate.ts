/** A date without its year: `máj. 3.` · `3 May`. @param instant or a day (`2026-05-03`), with UTC @param timeZone IANA @param convention of `Intl` */
export const shortDate = (instant: string, timeZone: string, convention: string): string =>
  new Intl.DateTimeFormat(convention, { month: 'short', day: 'numeric', timeZone }).format(new Date(instant));
