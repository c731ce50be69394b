const texts = {
  title: 'Adataim',
  username: 'Felhasználónév',
  usernameHint: 'Nem változtatható.',
  localeHint: 'Az oldal nyelvét a fejlécben választod.',
  submit: 'Mentés',
  saved: 'Az adataidat elmentettük.',
  current: 'Jelenlegi jelszó',
  currentHint: 'Az e-mail-cím cseréjéhez a jelszavad is kell.',
  emailAsked: 'Az adataidat elmentettük. Az új cím megerősítéséhez küldtünk egy levelet ide: {{email}}.',
  pendingTitle: 'Új e-mail-cím vár megerősítésre',
  pendingText:
    'Küldtünk egy levelet ide: {{email}}. Az új cím akkor lép életbe, ha a levélben lévő hivatkozással 24 órán belül megerősíted; addig a régi marad érvényben.',
  pendingAgain: 'Küldjétek el újra',
  pendingSent: 'A levelet újra elküldtük ide: {{email}}.',
  pendingCancel: 'Mégsem cserélem le',
  pendingCancelled: 'Marad a régi e-mail-címed.',
  passwordLink: 'Jelszó cseréje',
  accountLink: 'Adatok letöltése, fiók törlése',
} as const;

declare module '../../i18n/texts.ts' {
  interface Texts {
    profile: typeof texts;
  }
}

export default texts;
