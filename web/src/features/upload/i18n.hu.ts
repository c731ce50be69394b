const texts = {
  title: 'Képek feltöltése',
  competition: 'Pályázat: {{title}}',
  filled: '{{filled}} / {{total}} hely betöltve',
  deadline: 'A feltöltés határideje: {{time}}',
  left: 'Még {{time}}',
  closed: {
    upcoming: 'A nevezés még nem kezdődött el. Kezdete: {{start}}.',
    voting: 'A nevezés lezárult, most szavazás folyik. A képek már nem módosíthatók.',
    award: 'A nevezés és a szavazás lezárult. A képek már nem módosíthatók.',
    ended: 'A pályázat véget ért.',
    paused: 'A pályázat szünetel; amíg a szervezők nem folytatják, semmi sem módosítható.',
    cancelled: 'A pályázatot lemondták.',
  },
  noneTitle: 'Most nincs pályázat, amelyre nevezni lehetne',
  noneText: 'Amint új pályázat indul, itt töltheted fel a képeidet.',
  slot: '{{type}} {{num}}.',
  empty: 'Üres hely',
  add: 'Kép feltöltése',
  addTo: 'Kép feltöltése ide: {{slot}}',
  edit: 'Módosítás',
  editIn: 'Módosítás: {{title}} ({{slot}})',
  remove: 'Törlés',
  removeIn: 'Törlés: {{title}} ({{slot}})',
  removeTitle: 'Törlöd ezt a nevezést?',
  removeText: 'A(z) „{{title}}” kép végleg törlődik erről a helyről. A határidőig új képet tölthetsz fel a helyére.',
  removed: 'A nevezés törölve.',
  moderation: {
    PENDING: 'Ellenőrzésre vár',
    REJECTED: 'Elutasítva',
    DISQUALIFIED: 'Kizárva',
  },
  back: 'Vissza az áttekintéshez',
  slotTitle: '{{type}}, {{num}}. hely',
  unknownTitle: 'Nincs ilyen hely',
  unknownText: 'Ebben a pályázatban nincs ilyen kategória vagy sorszám.',
  file: 'Fénykép',
  choose: 'Válassz fájlt, vagy húzd ide',
  chooseOther: 'Másik fájl választása',
  formats:
    'JPEG, PNG, WebP, AVIF, TIFF vagy HEIC, legfeljebb 30 MB és 100 megapixel; a hosszabb oldal legalább {{min}} képpont.',
  current: 'A jelenlegi kép',
  preview: 'A kiválasztott kép előnézete',
  noPreview: 'Ezt a formátumot a böngésző nem tudja megmutatni, de feltölthető.',
  imageTitle: 'Cím',
  description: 'Leírás',
  counter: '{{used}} / {{max}} karakter',
  ownImage: 'Kijelentem, hogy a képet én készítettem, és nincs rajta jogsértő tartalom.',
  ownImageMissing: 'E nyilatkozat nélkül nem lehet nevezni.',
  fileMissing: 'Válassz egy fényképet.',
  fileEmpty: 'Ez a fájl üres.',
  fileTooLarge: 'Ez a fájl {{size}}; legfeljebb 30 MB lehet.',
  fileKind: 'Ez a fájl nem fényképnek látszik. JPEG, PNG, WebP, AVIF, TIFF vagy HEIC fájlt tölts fel.',
  submit: 'Feltöltés',
  submitWords: 'Mentés',
  uploading: 'Feltöltés: {{percent}}',
  processing: 'Feldolgozás…',
  cancel: 'Megszakítás',
  cancelled: 'A feltöltés megszakadt; semmi sem változott.',
  saved: 'A nevezésed elmentettük.',
} as const;

declare module '../../i18n/texts.ts' {
  interface Texts {
    upload: typeof texts;
  }
}

export default texts;
