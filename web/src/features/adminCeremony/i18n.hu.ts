const texts = {
  title: 'Díjkiosztó: {{title}}',
  intro:
    'A díjak hátulról előre következnek: kategóriánként a dicséretek, az érmek és a helyezések az elsőig, utána a különdíjak, végül a legjobb szerző. Amíg a díjkiosztó tart, nem kell hálózat.',
  toJury: 'Vissza a zsűrihez',
  all: 'Az összes pályázat',
  missing: 'Nincs ilyen pályázat',
  missingText: 'Lehet, hogy közben törölték.',
  none: 'Még nincs kiosztott díj. Add oda a díjakat a zsűri oldalán, és itt bemutathatod őket.',
  unconfirmed: 'Az elnök még nem erősítette meg a díjak listáját.',
  begin: 'Kezdés',
  goOn: 'Folytatás',
  fromStart: 'Elölről',
  loading_one: '{{loaded}} / {{total}} kép töltődött be',
  loading_other: '{{loaded}} / {{total}} kép töltődött be',
  loaded_one: 'Minden kép betöltődött ({{count}}): a díjkiosztó hálózat nélkül is végigmegy.',
  loaded_other: 'Minden kép betöltődött ({{count}}): a díjkiosztó hálózat nélkül is végigmegy.',
  failed_one: '{{count}} képet nem sikerült betölteni.',
  failed_other: '{{count}} képet nem sikerült betölteni.',
  openPresenter: 'Előadói ablak',
  presenterHint:
    'Az előadói ablak mutatja, mi következik, és onnan is lehet léptetni. Nyisd meg kezdés előtt, és húzd a másik képernyőre.',
  screen: 'A díjkiosztó képernyője',
  presenter: 'Előadói ablak',
  place: '{{at}} / {{of}}',
  current: 'Most látható',
  coming: 'Következik',
  notes: 'Jegyzet',
  noNotes: 'Ehhez a díjhoz nincs indoklás.',
  list: 'A díjkiosztó sorrendje',
  next: 'Tovább',
  back: 'Vissza',
  black: 'Fekete képernyő',
  isBlack: 'A képernyő fekete.',
  leave: 'Kilépés',
  gone: 'Törölt fiók',
  slide: {
    competition: 'Díjkiosztó',
    photo: 'A kép szöveg nélkül',
    end: 'Gratulálunk!',
  },
  public: {
    title: 'Nyilvánossá tétel',
    planned: 'Az eredmény ekkor lesz nyilvános: {{when}}.',
    now: 'Legyen nyilvános most',
    question: 'Nyilvánossá teszed most az eredményt?',
    warning:
      'Az eredményhirdetés időpontja a mostani lesz: mindenki látja a díjakat, az elfogadott képeket és a szerzőket, és kimennek az eredményről szóló levelek. Ez nem vonható vissza.',
    done: 'Az eredmény néhány másodpercen belül nyilvános.',
    already: 'Az eredmény már nyilvános.',
    see: 'Az eredmények oldala',
  },
};

declare module '../../i18n/texts.ts' {
  interface Texts {
    adminCeremony: typeof texts;
  }
}

export default texts;
