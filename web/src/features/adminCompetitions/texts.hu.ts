/** Hungarian texts of the list of competitions; part of those of administrators' competitions. */

export const view = {
  waiting: 'Várakozók',
  rejected: 'Elutasítottak',
  disqualified: 'Kizártak',
  DRAFT: 'Vázlatok',
  PUBLISHED: 'Közzétettek',
  ARCHIVED: 'Archiváltak',
};

export const list = {
  name: 'Cím',
  standing: 'Hol tart',
  create: 'Új pályázat',
  empty: 'Még nincs pályázat.',
  none: 'Nincs ilyen pályázat.',
  search: 'Keresés a címben',
};
