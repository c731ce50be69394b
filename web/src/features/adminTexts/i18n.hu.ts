const texts = {
  title: 'Szövegek',
  intro:
    'Az oldal minden felirata és szövege. Amit itt átírsz, az az eredeti helyére lép, a következő oldalbetöltéstől.',
  back: 'Vissza a szövegekhez',
  search: 'Keresés a kulcsban és a szövegben',
  show: 'Melyek látszanak',
  shown: { all: 'mindegyik', changed: 'a módosítottak', missing: 'amelyik egy nyelven hiányzik', broken: 'a hibásak' },
  none: 'Nincs ilyen szöveg.',
  found: '{{n}} szöveg',
  group: '{{name}} ({{n}})',
  state: {
    shipped: 'eredeti',
    changed: 'módosítva',
    missing: 'hiányzik',
    broken: 'hibás',
  },
  stateOf: '{{locale}}: {{state}}',
  orphans: 'Egyik oldal sem mutatja ({{n}})',
  orphansHint: 'Egy korábbi változat szövegei. Csak törölni lehet őket.',
  deleteOrphan: 'Törlés: {{key}} ({{locale}})',
  text: { hu: 'Magyar szöveg', en: 'Angol szöveg' },
  placeholders: 'Pontosan ezek maradjanak benne: {{names}}',
  lost: 'Hiányzik belőle: {{names}}',
  unknown: 'Ismeretlen benne: {{names}}',
  longer: 'Jóval hosszabb az eredetinél; nézd meg, elfér-e az oldalon.',
  save: { hu: 'Magyar szöveg mentése', en: 'Angol szöveg mentése' },
  saved: 'Elmentve. A látogatók a következő oldalbetöltéstől ezt látják.',
  shippedText: 'Eredeti szöveg',
  reset: { hu: 'Vissza az eredeti magyar szövegre', en: 'Vissza az eredeti angol szövegre' },
  resetDone: 'Újra az eredeti szöveg látszik.',
  resetUndone: 'Újra a saját szöveg látszik.',
  undo: 'Visszavonás',
  preview: 'Így jelenik meg',
  conflict: 'Közben más is módosította. Nézd meg a mostani szövegét, és próbáld újra.',
  notHere: 'Ezen a nyelven nincs ilyen szöveg.',
  notFound: 'Nincs ilyen kulcsú szöveg.',
  onSite: 'Szerkesztés az oldalon',
  inPlace: {
    title: 'Szövegek szerkesztése a helyükön',
    how: 'Kattints egy szöveg ceruzájára, vagy válassz a listából.',
    list: 'Az oldal szövegei ({{n}})',
    listTitle: 'Az oldal szövegei',
    earlier: 'Korábban látszott ezen az oldalon',
    close: 'Bezárás',
    finish: 'Befejezés',
  },
} as const;

declare module '../../i18n/texts.ts' {
  interface Texts {
    adminTexts: typeof texts;
  }
}

export default texts;
