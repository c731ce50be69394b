const texts = {
  title: 'Nevezéseim',
  emptyTitle: 'Még nem neveztél',
  emptyText: 'Erre a pályázatra még nem töltöttél fel képet.',
  upload: 'Képek feltöltése',
  noneTitle: 'Most nincs futó pályázat',
  noneText: 'A korábbi nevezéseidet külön oldalon találod.',
  past: 'Korábbi nevezéseim',
  archivedTitle: 'Korábbi nevezéseim',
  archivedEmptyTitle: 'Nincs korábbi nevezésed',
  archivedEmptyText: 'A lezárult pályázatokra beküldött képeid és eredményeik itt lesznek.',
  ended: 'Eredményhirdetés: {{date}}',
  report: 'Értékelés és oklevelek',
  reportOf: 'Értékelés és oklevelek: {{competition}}',
  slot: '{{type}} {{slot}}.',
  unranked: 'Nem kapott szavazatot, ezért nincs helyezése',
  rank: '{{rank}}. hely a kategóriában, {{overall}}. összesen',
  points_one: '{{count}} pont',
  points_other: '{{count}} pont',
  votes_one: '{{count}} szavazat',
  votes_other: '{{count}} szavazat',
  moderation: {
    PENDING: 'Ellenőrzésre vár',
    REJECTED: 'Elutasítva',
    DISQUALIFIED: 'Kizárva',
  },
} as const;

declare module '../../i18n/texts.ts' {
  interface Texts {
    entries: typeof texts;
  }
}

export default texts;
