const texts = {
  title: 'Jelszó cseréje',
  intro: 'A csere után itt belépve maradsz, minden más eszközön és böngészőben viszont véget ér a munkameneted.',
  current: 'Jelenlegi jelszó',
  submit: 'Lecserélem a jelszót',
  done: 'A jelszavadat lecseréltük. A többi munkameneted véget ért.',
} as const;

declare module '../../i18n/texts.ts' {
  interface Texts {
    password: typeof texts;
  }
}

export default texts;
