const texts = {
  title: 'Adataim',
  username: 'Felhasználónév',
  usernameHint: 'Nem változtatható.',
  localeHint: 'Az oldal nyelvét a fejlécben választod.',
  submit: 'Mentés',
  saved: 'Az adataidat elmentettük.',
  passwordLink: 'Jelszó cseréje',
  accountLink: 'Adatok letöltése, fiók törlése',
} as const;

declare module '../../i18n/texts.ts' {
  interface Texts {
    profile: typeof texts;
  }
}

export default texts;
