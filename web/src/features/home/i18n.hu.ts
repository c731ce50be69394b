const texts = {
  documentTitle: 'Kezdőlap',
  noneTitle: 'Most nem fut pályázat',
  noneText: 'Az új pályázatot itt hirdetjük meg. Addig nézd meg a korábbiakat!',
  archive: 'Korábbi pályázatok',
  timesTitle: 'Fontos időpontok',
  competitionStart: 'A nevezés kezdete',
  votingStart: 'A szavazás kezdete',
  votingEnd: 'A szavazás vége',
  award: 'Eredményhirdetés',
  categories: 'Kategóriák',
  slots_one: 'legfeljebb {{count}} kép',
  slots_other: 'legfeljebb {{count}} kép',
  points: 'Szavazat: {{min}}–{{max}} pont',
  call: {
    browse: 'Képek megtekintése',
    vote: 'Szavazok',
    upload: 'Képet töltök fel',
    entries: 'Nevezéseim',
    register: 'Regisztrálok',
    login: 'Belépés',
    results: 'Eredmények',
    manage: 'A pályázat kezelése',
  },
  paused: 'A szervezők szüneteltetik a pályázatot.',
  latest: 'A pályázat képeiből',
  all_one: 'Összes kép ({{count}})',
  all_other: 'Összes kép ({{count}})',
  winners: 'A legutóbbi eredmények: {{title}}',
  winner: '{{rank}}. hely: {{name}}',
  results: 'Minden eredmény',
} as const;

declare module '../../i18n/texts.ts' {
  interface Texts {
    home: typeof texts;
  }
}

export default texts;
