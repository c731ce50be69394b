const texts = {
  title: 'Fiók aktiválása',
  intro: 'Már csak egy jelszó hiányzik.',
  submit: 'Aktiválom a fiókot',
  done: 'A fiókod él. Most már beléphetsz.',
  invalidTitle: 'Ez a hivatkozás már nem használható',
  invalidText: 'Az aktiváló hivatkozás 48 óráig érvényes, és egyszer használható.',
  invalidNew: '<lost>Kérj új hivatkozást</lost> a felhasználóneveddel és az e-mail-címeddel.',
  invalidLogin: 'Ha már aktiváltad a fiókot, <login>lépj be</login>.',
} as const;

declare module '../../i18n/texts.ts' {
  interface Texts {
    activation: typeof texts;
  }
}

export default texts;
