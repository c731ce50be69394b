const texts = {
  voters:
    'Ezt a pályázatot a szavazók döntik el, zsűrije nincs. Hogy ki bírálja el, a pályázat szerkesztésekor állítható.',
  seats: 'Zsűritagok',
  none: 'Még senkit sem kértél fel.',
  chair: 'Elnök',
  gone: 'Törölt fiók',
  inactive: 'még nem aktiválta a fiókját',
  state: { INVITED: 'Felkérve', ACCEPTED: 'Elfogadta', DECLINED: 'Nem vállalta', LEFT: 'Már nem tag' },
  since: {
    INVITED: 'Felkérve: {{when}}',
    ACCEPTED: 'Elfogadta: {{when}}',
    DECLINED: 'Nem vállalta: {{when}}',
    LEFT: 'Eddig volt tag: {{when}}',
  },
  remind: 'Emlékeztető',
  remindNamed: 'Emlékeztető: {{name}}',
  reminded: 'Az emlékeztetőt elküldjük.',
  makeChair: 'Legyen elnök',
  makeChairNamed: 'Legyen elnök: {{name}}',
  unchair: 'Ne legyen elnök',
  unchairNamed: 'Ne legyen elnök: {{name}}',
  remove: 'Eltávolítás',
  removeNamed: 'Eltávolítás: {{name}}',
  removeTitle: 'Eltávolítod a zsűriből? {{name}}',
  removeInvited: 'A felkérés megszűnik, és nem fogadható el többé. Később újra felkérheted.',
  removeAccepted: 'Nem bírálhat többé, és a neve lekerül a pályázat oldaláról. Később újra felkérheted.',
  removed: 'Eltávolítottuk a zsűriből.',
  invite: 'Felkérés',
  unpublished: 'Felkérést akkor lehet küldeni, amikor a pályázat közzé van téve, és nem szünetel.',
  search: 'Nevező keresése (név, felhasználónév)',
  nobody: 'Nincs találat, aki zsűritag lehetne. Akinek nincs fiókja, azt az e-mail-címével kérd fel.',
  inviteNamed: '{{name}} felkérése',
  invited: 'A felkérést elküldjük.',
  person: 'Felkérés e-mail-címmel',
  personHint: 'Ha még nincs fiókja, kap egyet, és az aktiváló levelet is elküldjük.',
  personField: { email: 'E-mail-cím', firstName: 'Utónév', lastName: 'Vezetéknév', locale: 'A levelek nyelve' },
  locale: { hu: 'magyar', en: 'angol' },
  invitePerson: 'Felkérés küldése',
  settings: 'A zsűri szabályai',
  mayEnter: 'A zsűritagok nevezhetnek is (a saját képeiket nem bírálják)',
  namesPublic: 'Mikor láthatja mindenki a zsűritagok nevét?',
  namesHint: 'A felkérésben szerepel. Aki elfogadta, annak a neve később már nem tehető korábban nyilvánossá.',
  names: { AT_ONCE: 'Amint elfogadták', AT_AWARD: 'Az eredményhirdetéskor' },
  save: 'Mentés',
  saved: 'A zsűri szabályait elmentettük.',
};

declare module '../../i18n/texts.ts' {
  interface Texts {
    adminJury: typeof texts;
  }
}

export default texts;
