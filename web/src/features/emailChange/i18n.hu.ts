const texts = {
  title: 'Új e-mail-cím megerősítése',
  intro: 'Ha megerősíted, ezentúl erre a címre küldjük a leveleinket.',
  submit: 'Megerősítem a címet',
  doneTitle: 'Megvan az új címed',
  doneText: 'A fiókod e-mail-címe mostantól: {{email}}.',
  home: 'Tovább a kezdőlapra',
  invalidTitle: 'Ez a hivatkozás már nem használható',
  invalidText:
    'A megerősítő hivatkozás 24 óráig érvényes, egyszer használható, és megszűnik, ha új jelszót választasz.',
  invalidNew: 'Új hivatkozást az adataid oldalán kérhetsz, miután beléptél.',
} as const;

declare module '../../i18n/texts.ts' {
  interface Texts {
    emailChange: typeof texts;
  }
}

export default texts;
