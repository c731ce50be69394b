const texts = {
  title: 'Sablonok',
  intro:
    'A levelek szövege, mindkét nyelven. Ez a három csak akkor megy ki, ha valaki a Levelek oldalon elküld egy levelet: „{{voting}}”, „{{results}}”, „{{frame}}”. A többit a rendszer magától küldi.',
  back: 'Vissza a sablonokhoz',
  caption: 'Sablonok',
  empty: 'Nincs sablon.',
  column: { name: 'Levél', hu: 'Magyar', en: 'Angol' },
  state: { shipped: 'eredeti szöveg', changed: 'módosítva: {{date}}' },
  open: '{{name}}, {{locale}}: {{state}}',
  name: {
    ACTIVATION: 'Fiók aktiválása',
    LOST_PASSWORD: 'Elfelejtett jelszó',
    PASSWORD_CHANGED: 'Megváltozott jelszó',
    EMAIL_CHANGE: 'Új e-mail-cím megerősítése',
    EMAIL_CHANGE_ASKED: 'Új e-mail-címet kértek',
    EMAIL_CHANGED: 'Megváltozott e-mail-cím',
    COMMENT_MODERATED: 'Elbírált hozzászólás',
    IMAGE_MODERATED: 'Elbírált kép',
    BALLOTS_EXCLUDED: 'Kizárt szavazat',
    BALLOTS_INCLUDED: 'Újra beszámított szavazat',
    VOTING_OPEN: 'Elindult a szavazás',
    VOTES_SEALED: 'Lepecsételt szavazatok',
    JURY_INVITED: 'Felkérés zsűritagnak',
    JURY_REMINDER: 'Emlékeztető a felkérésről',
    JURY_ROUND_REMINDER: 'Emlékeztető a zsűri fordulójáról',
    RESULTS: 'Megvannak az eredmények',
    NEWSLETTER: 'Körlevél kerete',
  },
  editTitle: '{{name}} ({{locale}})',
  other: 'Ugyanez a levél: {{locale}}',
  text: 'Szöveg',
  subject: 'Tárgy',
  body: 'Szöveg (Markdown)',
  required: 'A szövegből nem hiányozhat: {{names}}',
  missing: 'Hiányzik belőle: {{names}}. Nélküle a levél nem ér célt.',
  save: 'Mentés',
  saved: 'A sablont elmentettük. A következő levél már ezzel megy ki.',
  preview: 'Előnézet',
  previewHint: 'Példa adatokkal, ahogy a levél kimegy.',
  previewIncomplete: 'Az előnézethez írd be a tárgyat és a szöveget, minden szükséges változóval.',
  shipped: 'Az eredeti szöveg',
  isShipped: 'Most az eredeti szöveg van érvényben.',
  reset: 'Vissza az eredeti szövegre',
  resetTitle: 'Visszaállítod az eredeti szöveget?',
  resetText: 'A mostani tárgy és szöveg helyére az eredeti kerül; a mentetlen módosításaid elvesznek.',
  resetDone: 'Az eredeti szöveg van újra érvényben.',
  resetUndone: 'Újra a saját szöveg van érvényben.',
  undo: 'Visszavonás',
  conflict: 'Közben más is módosította. Nézd meg a mostani szövegét, és próbáld újra.',
  notFound: 'Nincs ilyen sablon.',
} as const;

declare module '../../i18n/texts.ts' {
  interface Texts {
    adminTemplates: typeof texts;
  }
}

export default texts;
