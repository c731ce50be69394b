const texts = {
  title: 'Szavazataim',
  progress_one: '{{total}} képből {{voted}} képre szavaztál',
  progress_other: '{{total}} képből {{voted}} képre szavaztál',
  distribution: 'Hányszor adtad az egyes pontokat',
  pointColumn: 'Pont',
  countColumn: 'Szavazatok',
  point_one: '{{count}} pont',
  point_other: '{{count}} pont',
  unvoted: 'Amelyekre nem szavaztál',
  noneTitle: 'Nincs mire szavazni',
  noneText: 'Ennek a pályázatnak most nincs olyan képe, amelyre szavazhatsz.',
  browse: 'A pályázat képei',
  missing: 'Nincs ilyen pályázat.',
} as const;

declare module '../../i18n/texts.ts' {
  interface Texts {
    votes: typeof texts;
  }
}

export default texts;
