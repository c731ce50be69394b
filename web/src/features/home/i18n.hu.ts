const texts = {
  documentTitle: 'Kezdőlap',
  noneTitle: 'Most nem fut pályázat',
  noneText: 'Az új pályázatot itt hirdetjük meg. Addig nézd meg a korábbiakat!',
  archive: 'Korábbi pályázatok',
  about: 'A pályázatról',
  today: 'Ma',
  resultsOf: '{{title}}: eredmények',
  timesTitle: 'Fontos időpontok',
  competitionStart: 'A nevezés kezdete',
  votingStart: 'A szavazás kezdete',
  votingEnd: 'A szavazás vége',
  award: 'Eredményhirdetés',
  byJury: {
    competitionStart: 'A nevezés kezdete',
    votingStart: 'A nevezés vége',
    votingEnd: 'A zsűrizés vége',
    award: 'Eredményhirdetés',
  },
  short: { competitionStart: 'Nevezés', votingStart: 'Szavazás', votingEnd: 'Szavazás vége', award: 'Eredmény' },
  shortByJury: {
    competitionStart: 'Nevezés',
    votingStart: 'Nevezés vége',
    votingEnd: 'Zsűrizés vége',
    award: 'Eredmény',
  },
  exactTimes: 'Pontos időpontok',
  categories: 'Kategóriák',
  slots_one: 'legfeljebb {{count}} kép',
  slots_other: 'legfeljebb {{count}} kép',
  formats: 'JPEG, PNG, WebP, AVIF, TIFF vagy HEIC; a hosszabb oldal legalább {{min}} képpont.',
  points: 'Szavazat: {{min}}–{{max}} pont',
  coverage: 'Azok szavazatai számítanak, akik a képek legalább {{share}}%-át értékelik.',
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
  others: 'További pályázatok',
  details: 'A pályázat oldala',
  coming: 'Hamarosan',
  entered_one: '{{entered}} képet neveztél a lehetséges {{slots}} közül.',
  entered_other: '{{entered}} képet neveztél a lehetséges {{slots}} közül.',
  voted_one: '{{votable}} képből {{voted}} képre szavaztál.',
  voted_other: '{{votable}} képből {{voted}} képre szavaztál.',
  remind: 'Emlékeztess!',
  remindOf: 'Emlékeztess: „{{title}}” időpontjai naptárfájlban',
  wholeArchive: 'Minden korábbi pályázat',
  count_one: '{{count}} kép',
  count_other: '{{count}} kép',
  body: `## Hogyan működik?

1. **Regisztrálj**, és a határidőig nevezd be a képeidet a kategóriákba. A szavazás kezdetéig senki más nem látja őket.
2. **Szavazz** a többiek képeire. A szerzők a végéig rejtve maradnak, így csak a kép számít.
3. **Nézd meg az eredményt**: helyezések, pontok és szerzők, mindenki számára nyilvánosan.

A részletek a [szabályzatban](/rules) olvashatók. Kérdésed van? [Írj nekünk!](/contact)`,
} as const;

declare module '../../i18n/texts.ts' {
  interface Texts {
    home: typeof texts;
  }
}

export default texts;
