const texts = {
  sealed: 'Lepecsételve · {{number}}…',
  explanation:
    'A(z) {{number}} számú szavazólapodat a rendszer aláírta: ezt a képet és ezt a pontot be kell számítania. Az igazolást ez a böngésző őrzi.',
  otherDevice: 'Ezt a szavazatot egy másik eszközön adtad le; a szavazólap száma onnan való.',
  save: 'Igazolásaim mentése',
  mismatch: 'A szavazatodról kapott igazolás mást mond ({{title}}). Szavazz újra, és szólj a szervezőknek!',
} as const;

export default texts;

declare module '../../i18n/texts.ts' {
  interface Texts {
    receipts: typeof texts;
  }
}
