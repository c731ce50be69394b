const texts = {
  title: 'Belépés',
  submit: 'Belépek',
  forgotten: 'Elfelejtetted a jelszavad?',
  noAccount: 'Még nincs fiókod?',
  register: 'Regisztrálj',
  welcome: 'Üdvözlünk, {{name}}!',
} as const;

declare module '../../i18n/texts.ts' {
  interface Texts {
    login: typeof texts;
  }
}

export default texts;
