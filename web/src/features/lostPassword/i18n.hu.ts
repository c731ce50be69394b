const texts = {
  request: {
    title: 'Elfelejtett jelszó',
    intro:
      'Add meg a felhasználóneved és az e-mail-címed. Ha összetartoznak, levelet küldünk, amelynek a hivatkozásán új jelszót választhatsz.',
    submit: 'Kérem a levelet',
    back: 'Vissza a belépéshez',
  },
  completed: {
    title: 'Nézd meg a postaládádat',
    text: 'Ha a felhasználónév és az e-mail-cím összetartozik, úton van a levél a hivatkozással. A hivatkozás egy óráig érvényes, és egyszer használható.',
    inactive: 'Ha a fiókodat még nem aktiváltad, az aktiváló hivatkozást küldjük el újra.',
    missing: 'Nem jött meg?',
    spam: 'Nézd meg a levélszemét mappáját is.',
    again: 'Ellenőrizd, hogy azt a címet adtad-e meg, amellyel regisztráltál, és <again>próbáld újra</again>.',
    contact: 'Ha így sem megy, <contact>írj nekünk</contact>.',
  },
  change: {
    title: 'Új jelszó választása',
    intro: 'Új jelszó ehhez a fiókhoz: {{username}}. A jelszó cseréje minden eszközön kiléptet.',
    submit: 'Beállítom az új jelszót',
    done: 'Megvan az új jelszavad. Most már beléphetsz vele.',
    invalidTitle: 'Ez a hivatkozás már nem használható',
    invalidText: 'A hivatkozás egy óráig érvényes, és egyszer használható.',
    invalidNew: '<lost>Kérj újat</lost>, és használd a legutóbbi levelet.',
  },
} as const;

declare module '../../i18n/texts.ts' {
  interface Texts {
    lostPassword: typeof texts;
  }
}

export default texts;
