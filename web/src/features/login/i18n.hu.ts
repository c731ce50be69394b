const texts = {
  title: 'Belépés',
  submit: 'Belépek',
  forgotten: 'Elfelejtetted a jelszavad?',
  noAccount: 'Még nincs fiókod?',
  register: 'Regisztrálj',
  clock: 'A szerver még adatokat tölt be, vagy rosszul jár az órája. Próbáld újra pár perc múlva.',
  welcome: 'Üdvözlünk, {{name}}!',
} as const;

declare module '../../i18n/texts.ts' {
  interface Texts {
    login: typeof texts;
  }
}

export default texts;
