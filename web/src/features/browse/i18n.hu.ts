const texts = {
  documentTitle: 'Képek – {{title}}',
  list: 'Képek',
  filter: 'Kategória',
  all: 'Mind',
  sort: 'Sorrend',
  createdAt: 'Beérkezés szerint',
  fair: 'Nekem keverve',
  rank: 'Helyezés szerint',
  fairHint: 'Elöl állnak a képek, amelyekre eddig a legkevesebb szavazat érkezett.',
  count_one: '{{count}} kép',
  count_other: '{{count}} kép',
  shown: '{{shown}} / {{total}} kép',
  more: 'Továbbiak betöltése',
  own: 'Saját kép',
  vote_one: 'Szavazatod: {{count}} pont',
  vote_other: 'Szavazatod: {{count}} pont',
  rankOf: '{{rank}}. hely',
  unranked: 'Nem kapott szavazatot',
  points_one: '{{count}} pont',
  points_other: '{{count}} pont',
  emptyTitle: 'Itt még nincs kép',
  upcoming: 'A nevezés ekkor kezdődik: {{time}}.',
  uploading: 'A nevezések a szavazás kezdetéig rejtve maradnak. A szavazás kezdete: {{time}}.',
  noneOfType: 'Ebben a kategóriában nincs kép.',
  none: 'Erre a pályázatra nem érkezett kép.',
  upload: 'Képet töltök fel',
  notFoundTitle: 'Nincs ilyen pályázat',
  notFoundText: 'Lehet, hogy a cím hibás, vagy a pályázat még nem nyilvános.',
} as const;

declare module '../../i18n/texts.ts' {
  interface Texts {
    browse: typeof texts;
  }
}

export default texts;
