const texts = {
  title: 'Fiókom',
  data: {
    title: 'Adataim letöltése',
    text: 'Egyetlen ZIP-fájl: a fiókod adatai, a nevezéseid az eredeti képfájlokkal, a szavazataid, a hozzászólásaid és a neked küldött levelek jegyzéke.',
    download: 'Letöltöm az adataimat',
  },
  devices: {
    title: 'Belépett eszközök',
    text: 'Ezeken az eszközökön egy alkalmazásban vagy belépve. Ha valamelyiket nem ismered fel, léptesd ki, és válassz új jelszót.',
    used: 'utoljára használva: {{at}}',
    end: 'Kiléptetés',
    endNamed: 'Kiléptetés: {{name}}',
    ask: 'Kilépteted ezt az eszközt?',
    askText: 'Ezen az eszközön ezután csak a jelszavaddal lehet újra belépni: {{name}}.',
    done: 'Kiléptettük ezt az eszközt: {{name}}.',
    none: 'Egyetlen alkalmazásban sem vagy belépve.',
  },
  removal: {
    title: 'Fiók törlése',
    text: 'A törlés végleges, és azonnal megtörténik. A neved, az e-mail-címed és a jelszavad eltűnik, és többé nem tudsz belépni.',
    listTitle: 'Ez történik azzal, amit itt csináltál:',
    entriesWithdrawn_one: '{{count}} nevezett képed törlődik, mert még senki sem láthatta.',
    entriesWithdrawn_other: '{{count}} nevezett képed törlődik, mert még senki sem láthatta.',
    entriesKept_one: '{{count}} nevezett képed név nélkül megmarad, és tovább versenyez.',
    entriesKept_other: '{{count}} nevezett képed név nélkül megmarad, és tovább versenyez.',
    comments_one: '{{count}} hozzászólásod név nélkül megmarad.',
    comments_other: '{{count}} hozzászólásod név nélkül megmarad.',
    votes_one: '{{count}} szavazatod névtelenül továbbra is számít.',
    votes_other: '{{count}} szavazatod névtelenül továbbra is számít.',
    nothing: 'Nincs sem nevezésed, sem hozzászólásod, sem szavazatod.',
    hint: 'Amit előtte még törölnél, azt most törölheted: a hozzászólásaidat a képek oldalán, a nevezéseidet, amíg lehet feltölteni.',
    password: 'A jelszavad, megerősítésül',
    submit: 'Végleg törlöm a fiókomat',
    refused: 'A fiókot nem töröltük.',
    done: 'Töröltük a fiókodat. Köszönjük, hogy velünk voltál!',
  },
} as const;

declare module '../../i18n/texts.ts' {
  interface Texts {
    account: typeof texts;
  }
}

export default texts;
