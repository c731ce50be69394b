const texts = {
  title: 'Leiratkozás',
  list: {
    NEWS: 'a szervezők híreiről',
    COMPETITION: 'a pályázatok és szavazások értesítéseiről',
    RESULT: 'az eredmények értesítéseiről',
    ORGANISER: 'a szervezők résztvevőknek írt leveleiről',
  },
  ask: 'Leiratkozol {{list}}? Ide küldjük őket: {{email}}.',
  confirm: 'Leiratkozom',
  done: 'Leiratkoztál {{list}}. Erre a címre nem küldünk többet: {{email}}.',
  account: 'A fiókoddal kapcsolatos leveleket (például új jelszó) továbbra is megkapod.',
  undo: 'Mégis kérem',
  undone: 'Újra megkapod ezeket a leveleket.',
  unknownTitle: 'Ez a hivatkozás nem érvényes',
  unknownText: 'Lehet, hogy a levélből nem a teljes hivatkozás került ide, vagy a fiók már nem létezik.',
} as const;

declare module '../../i18n/texts.ts' {
  interface Texts {
    unsubscribe: typeof texts;
  }
}

export default texts;
