const texts = {
  title: 'Archívum',
  intro: 'A lezárult pályázatok képei és eredményei.',
  emptyTitle: 'Még nincs lezárult pályázat',
  emptyText: 'Az eredményhirdetés után itt lesznek a képek és a helyezések.',
  count_one: '{{count}} kép',
  count_other: '{{count}} kép',
  winner: 'Nyertes: {{name}}',
  results: 'Eredmények',
  recount: 'Utánaszámolás',
  more: 'Továbbiak betöltése',
} as const;

declare module '../../i18n/texts.ts' {
  interface Texts {
    archive: typeof texts;
  }
}

export default texts;
