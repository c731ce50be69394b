const texts = {
  title: 'Katalógus: {{title}}',
  award: 'Eredményhirdetés: {{when}}',
  print: 'Nyomtatás',
  results: 'Az eredmények',
  reading_one: '{{read}} / {{total}} kép beolvasva',
  reading_other: '{{read}} / {{total}} kép beolvasva',
  failed: 'A képek listáját nem sikerült végig beolvasni.',
  none: 'Nincs elfogadott vagy díjazott kép.',
  missing: 'Katalógus',
  notYet: 'A katalógus az eredményhirdetés után készül el, ha zsűri bírált.',
  unknown: 'Nincs ilyen pályázat.',
  competition: 'A pályázat oldala',
  archive: 'Archívum',
  gone: 'Törölt fiók',
  photos_one: '{{count}} kép',
  photos_other: '{{count}} kép',
  authors_one: '{{count}} szerző',
  authors_other: '{{count}} szerző',
  accepted_one: '{{count}} elfogadva',
  accepted_other: '{{count}} elfogadva',
  awarded_one: '{{count}} díjazott',
  awarded_other: '{{count}} díjazott',
};

declare module '../../i18n/texts.ts' {
  interface Texts {
    catalogue: typeof texts;
  }
}

export default texts;
