/** Texts that come with the part that shows them. */
const texts = {
  excluded_one: '{{count}} szavazatot a szervezők nem számoltak be ebbe az eredménybe.',
  excluded_other: '{{count}} szavazatot a szervezők nem számoltak be ebbe az eredménybe.',
  excludedMore: 'Melyik képen, miért, és mit változtat',
  coming: 'Most számoljuk ki, mennyire biztosak a helyezések. Egy kis idő múlva itt lesz.',
  title: 'Mennyire biztos ez?',
  explanation:
    'A jelek azt mutatják, hányadik lenne egy kép többféle számolással. A sáv azt, hol állna 100 esetből 95-ben, ha más, de hasonló emberek szavaztak volna: ehhez minden kép szavazatait {{rounds}} alkalommal újra kisorsoltuk a saját szavazataiból.',
  allAgree:
    'Minden számolással ugyanaz a kép nyer: {{title}}. Az újrasorsolások {{share}}-ában is első marad ({{rounds}} sorsolás).',
  someAgree:
    '{{of}} számolásból {{ways}} szerint ez a kép nyer: {{title}}. Az újrasorsolások {{share}}-ában is első marad ({{rounds}} sorsolás).',
  method: {
    BAYESIAN: 'Bayes-átlag',
    TRIMMED: 'Nyesett Bayes-átlag',
    MEAN: 'Átlag',
    SUM: 'Összeg',
    NORMALISED: 'Szigorúsággal kiegyenlített',
  },
  interval: 'Helyezés 100 esetből 95-ben',
  note: 'A szigorúsággal kiegyenlített számoláshoz tudni kell, ki mire szavazott, ezért csak a szervező tudja elvégezni; a többit a közzétett szavazatokból bárki. A sorsolás szavazatokat cserél, nem embereket: az élmezőnyben a sáv ezért egy kicsit keskenyebb a kelleténél.',
} as const;

declare module '../../i18n/texts.ts' {
  interface Texts {
    robust: typeof texts;
  }
}

export default texts;
