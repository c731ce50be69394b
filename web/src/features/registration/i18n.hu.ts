const texts = {
  title: 'Regisztráció',
  intro: 'Fiókkal nevezhetsz, szavazhatsz és hozzászólhatsz. Jelszót majd a levélben kapott hivatkozáson választasz.',
  usernameHint:
    'Ezzel lépsz be. A neveddel együtt a képeidnél és a hozzászólásaidnál ez is nyilvános. Később nem változtatható.',
  emailHint: 'Ide küldjük a hivatkozást, amellyel a fiók életre kel.',
  acceptRules: 'Elolvastam és elfogadom a <rules>szabályzatot</rules>.',
  mustAccept: 'A regisztrációhoz el kell fogadnod a szabályzatot.',
  submit: 'Regisztrálok',
  haveAccount: 'Már van fiókod?',
  login: 'Lépj be',
  completed: {
    title: 'Nézd meg a postaládádat',
    sentTo: 'Levelet küldtünk ide: <email>{{email}}</email>.',
    sent: 'Levelet küldtünk a megadott címre.',
    next: 'A levélben található hivatkozáson választasz jelszót, és ezzel él a fiókod. A hivatkozás 48 óráig érvényes.',
    missing: 'Nem jött meg a levél?',
    wait: 'Várj néhány percet, a kézbesítés időbe telhet.',
    spam: 'Nézd meg a levélszemét és a promóciók mappáját is.',
    again: 'Kérj <lost>új hivatkozást</lost> a felhasználóneveddel és az e-mail-címeddel.',
    wrong: 'Ha elírtad a címet, <contact>írj nekünk</contact>.',
  },
} as const;

declare module '../../i18n/texts.ts' {
  interface Texts {
    registration: typeof texts;
  }
}

export default texts;
