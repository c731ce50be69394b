/** The name of a day (`2026-05-03`) below a column, without its year: `máj. 3.` · `3 May`. @param convention of `Intl` */
export const shortDay = (day: string, convention: string): string =>
  new Intl.DateTimeFormat(convention, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));
