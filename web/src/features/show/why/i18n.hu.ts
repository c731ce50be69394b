/** Texts that come with the part that shows them. */
const texts = {
  title: 'Miért ez a helyezés?',
  sentence: {
    BAYESIAN_one:
      'Egy ember {{mean}} pontot adott. Ehhez, mint a kategória minden képénél, {{c}} átlagos szavazat társul, egyenként {{m}} ponttal; így lesz a pontszám {{score}}.',
    BAYESIAN_other:
      '{{votes}} ember átlagosan {{mean}} pontot adott. Ehhez, mint a kategória minden képénél, {{c}} átlagos szavazat társul, egyenként {{m}} ponttal; így lesz a pontszám {{score}}.',
    TRIMMED_one:
      'Egy ember {{mean}} pontot adott. Ehhez, mint a kategória minden képénél, {{c}} átlagos szavazat társul, egyenként {{m}} ponttal; így lesz a pontszám {{score}}.',
    TRIMMED_other:
      '{{votes}} ember szavazott. A legalacsonyabb és a legmagasabb {{cut}} szavazat nélkül {{counted}} marad, átlaguk {{mean}} pont. Ehhez, mint a kategória minden képénél, {{c}} átlagos szavazat társul, egyenként {{m}} ponttal; így lesz a pontszám {{score}}.',
    MEAN_one: 'Egy ember {{mean}} pontot adott; ez a pontszám.',
    MEAN_other: '{{votes}} ember átlagosan {{mean}} pontot adott; ez a pontszám.',
    SUM_one: 'Egy ember {{points}} pontot adott; ez a pontszám.',
    SUM_other: '{{votes}} ember összesen {{points}} pontot adott; ez a pontszám.',
  },
  mean: 'A kép átlaga',
  m: 'A kategória átlaga',
  score: 'Pontszám',
  bar: 'Skála, alja: {{from}} pont, teteje: {{to}} pont. {{list}}',
  neighbours: 'Szomszédok a rangsorban',
  decided: {
    SCORE: 'a pontszám döntött',
    TOP_POINTS: 'azonos pontszám, a több legmagasabb pont döntött',
    VOTES: 'azonos pontszám, a több szavazat döntött',
    SHARED: 'osztoznak a helyezésen',
  },
  oneMore: 'Még egy {{point}} pontos szavazattal a helyezése {{rank}}. lett volna, ha minden más változatlan.',
  oneMoreSame: 'Még egy {{point}} pontos szavazat nem változtatott volna a helyezésén.',
  interval: 'Ha más, de hasonló emberek szavaztak volna, a helyezése 100 esetből 95-ben {{best}}–{{worst}}. lenne.',
  sure: 'Ha más, de hasonló emberek szavaztak volna, a helyezése 100 esetből legalább 95-ben akkor is {{best}}. lenne.',
  first: 'Az esetek {{share}}-ában első lenne.',
} as const;

declare module '../../../i18n/texts.ts' {
  interface Texts {
    why: typeof texts;
  }
}

export default texts;
