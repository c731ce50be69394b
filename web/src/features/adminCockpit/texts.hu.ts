/** Hungarian texts of the page of one competition; part of those of administrators' competitions. */

export const cockpit = {
  more: 'További műveletek',
  review: 'Képek elbírálása',
  edit: 'Szerkesztés',
  copy: 'Másolat készítése',
  seeSite: 'Megnézem az oldalon',
  preview: 'Időgép',
  tabs: 'A pályázat részei',
  tab: {
    entries: 'Képek',
    comments: 'Hozzászólások',
    similar: 'Hasonlók',
    turnout: 'Részvétel',
    results: 'Eredmény',
    jury: 'Zsűri',
    integrity: 'Tisztaság',
    files: 'Fájlok',
    history: 'Napló',
  },
};

export const moves = {
  from: '{{verb}} ({{instant}} után)',
  done: 'Az új állapot: {{status}}.',
  deleted: 'A vázlatot töröltük.',
  verb: {
    PUBLISHED: 'Közzététel',
    RESUMED: 'Folytatás',
    PAUSED: 'Szüneteltetés',
    CANCELLED: 'A pályázat lemondása',
    ARCHIVED: 'Archiválás',
    DELETE: 'Törlés',
  },
  title: {
    PUBLISHED: 'Közzéteszed ezt: {{title}}?',
    RESUMED: 'Folytatod ezt: {{title}}?',
    PAUSED: 'Szünetelteted ezt: {{title}}?',
    CANCELLED: 'Lemondod ezt: {{title}}?',
    ARCHIVED: 'Archiválod ezt: {{title}}?',
    DELETE: 'Törlöd ezt a vázlatot: {{title}}?',
  },
  text: {
    PUBLISHED: 'Azonnal mindenki látja, és az időpontjai szerint megnyílik. Vázlattá többé nem tehető.',
    RESUMED: 'Feltölteni, szavazni és hozzászólni újra lehet, ahogy az időpontok engedik.',
    PAUSED:
      'Minden látható marad, de senki sem tölthet fel, szavazhat vagy szólhat hozzá. Az időpontok közben telnek, az eredmény is nyilvános lesz a maga idejében. ({{entries}} kép, {{votes}} szavazat)',
    CANCELLED: 'Végleg bezárul, nem lesz eredménye, és nem nyitható meg újra. ({{entries}} kép, {{votes}} szavazat)',
    ARCHIVED:
      'Az eredményével együtt megmarad. A címe, az időpontjai és a szabályai többé nem változtathatók; kép ezután is kivehető belőle. ({{entries}} kép, {{votes}} szavazat)',
    DELETE: 'A vázlat végleg eltűnik; ezt nem lehet visszavonni.',
  },
};

export const waiting = {
  photos_one: '{{n}} kép elbírálásra vár, és nincs benne az eredményben.',
  photos_other: '{{n}} kép elbírálásra vár, és nincs benne az eredményben.',
};

export const moderation = {
  PENDING: 'Vár',
  APPROVED: 'Jóváhagyva',
  REJECTED: 'Elutasítva',
  DISQUALIFIED: 'Kizárva',
};

export const asking = {
  PENDING_one:
    'A kép elbírálásra vár majd: jóváhagyásig csak a tulajdonosa és az adminisztrátorok látják, és kimarad a sorrendből.',
  PENDING_other:
    '{{n}} kép elbírálásra vár majd: jóváhagyásig csak a tulajdonosuk és az adminisztrátorok látják őket, és kimaradnak a sorrendből.',
  REJECTED_one:
    'A képet elutasítod: ezután csak a tulajdonosa és az adminisztrátorok látják, és kimarad a sorrendből. A tulajdonos levelet kap róla, az indoklással.',
  REJECTED_other:
    '{{n}} képet utasítasz el: ezután csak a tulajdonosuk és az adminisztrátorok látják őket, és kimaradnak a sorrendből. A tulajdonosok levelet kapnak róla, az indoklással.',
  DISQUALIFIED_one:
    'A képet kizárod: ezután csak a tulajdonosa és az adminisztrátorok látják, és kimarad a sorrendből. A tulajdonos levelet kap róla, az indoklással.',
  DISQUALIFIED_other:
    '{{n}} képet zársz ki: ezután csak a tulajdonosuk és az adminisztrátorok látják őket, és kimaradnak a sorrendből. A tulajdonosok levelet kapnak róla, az indoklással.',
};

export const bulk = {
  IMAGE: {
    APPROVED_one: '{{n}} képet jóváhagytál.',
    APPROVED_other: '{{n}} képet jóváhagytál.',
    PENDING_one: '{{n}} képet félretettél elbírálásra.',
    PENDING_other: '{{n}} képet félretettél elbírálásra.',
    REJECTED_one: '{{n}} képet elutasítottál.',
    REJECTED_other: '{{n}} képet elutasítottál.',
    DISQUALIFIED_one: '{{n}} képet kizártál.',
    DISQUALIFIED_other: '{{n}} képet kizártál.',
    UNDONE_one: 'Visszavontad: {{n}} kép újra olyan, mint előtte volt.',
    UNDONE_other: 'Visszavontad: {{n}} kép újra olyan, mint előtte volt.',
  },
  COMMENT: {
    APPROVED_one: '{{n}} hozzászólást jóváhagytál.',
    APPROVED_other: '{{n}} hozzászólást jóváhagytál.',
    PENDING_one: '{{n}} hozzászólást félretettél elbírálásra.',
    PENDING_other: '{{n}} hozzászólást félretettél elbírálásra.',
    REJECTED_one: '{{n}} hozzászólást elutasítottál.',
    REJECTED_other: '{{n}} hozzászólást elutasítottál.',
    UNDONE_one: 'Visszavontad: {{n}} hozzászólás újra olyan, mint előtte volt.',
    UNDONE_other: 'Visszavontad: {{n}} hozzászólás újra olyan, mint előtte volt.',
  },
};

export const entries = {
  caption: 'A pályázat képei',
  commentsCaption: 'A pályázat hozzászólásai',
  noneFound: { IMAGE: 'Nincs ilyen kép.', COMMENT: 'Nincs ilyen hozzászólás.' },
  noneYet: { IMAGE: 'Még egy kép sem érkezett.', COMMENT: 'Még nincs hozzászólás.' },
  status: 'Állapot',
  all: 'Mind',
  category: 'Kategória',
  search: 'Keresés',
  order: 'Sorrend',
  OLDEST: 'Legrégebbi elöl',
  NEWEST: 'Legújabb elöl',
  photo: 'Kép',
  comment: 'Hozzászólás',
  who: 'Kié',
  when: 'Mikor',
  signals: 'Jelzések',
  choose: '{{n}}. sor kijelölése',
  queue: 'Egyenként',
};

export const turnout = {
  none: 'Még nincs mit számolni.',
  perDay: 'Naponta, a szakaszok színével',
  day: 'Nap',
  entries: 'Képek',
  voters: 'Szavazók',
  votes: 'Szavazatok',
  comments: 'Hozzászólások',
  perType: 'A képek kategóriánként és elbírálás szerint',
  coverage: 'Hány kép kapott elég szavazatot',
  coverageRow_one: 'legalább {{count}} szavazat',
  coverageRow_other: 'legalább {{count}} szavazat',
  share: 'A képek aránya',
  perHour: 'A nap órái szerint, minden nap együtt',
  hour: 'Óra',
  hourName: '{{hour}} óra',
  activity: 'Képek, szavazatok és hozzászólások együtt',
};

export const results = {
  later: 'Az eredmény a szavazás végétől látható itt, a nyilvánosság előtt az eredményhirdetés napján.',
  points: 'Pontok megoszlása',
  point: 'Pont',
  top: 'Az első tíz összesítve',
  rank: 'Helyezés',
  score: 'Pontszám',
  none: 'Nem érkezett szavazat.',
  place_one: '{{score}} pont, {{n}} szavazat',
  place_other: '{{score}} pont, {{n}} szavazat',
  onSite: 'A teljes sorrend az oldalon',
  onSiteHint: 'Az eredményhirdetésig azon az oldalon is csak az adminisztrátorok látják.',
};

export const files = {
  text: 'Olvasásra az Excel, programoknak a CSV való. Mindegyik fájl a mentéskor készül el; a nagy csomagé eltarthat egy ideig.',
  caption: 'A pályázat fájljai',
  name: 'Fájl',
  rows: 'Sorok',
  size: 'Méret',
  saved: 'Itt mentve utoljára',
  formats: 'Mentés',
  entries: 'Nevezett képek',
  people: 'Résztvevők',
  comments: 'Hozzászólások',
  votes: 'Szavazatok nevek nélkül',
  results: 'Eredmény',
  after: 'A szavazás végétől: {{instant}}.',
  originals: 'Eredeti képfájlok',
  marks: 'A zsűri pontjai (betűjellel)',
  jury: 'A zsűri döntése képenként',
  catalogue: 'Katalógus (elfogadott és díjazott képek)',
  accepted: 'Az elfogadott eredeti képek',
  acceptedZip: 'Az elfogadott eredeti képek (ZIP)',
  awarded: 'A díjazott eredeti képek',
  awardedZip: 'A díjazott eredeti képek (ZIP)',
  originalsZip: 'Eredeti képfájlok (ZIP)',
  xlsx: 'Excel',
  csv: 'CSV',
  zip: 'ZIP',
  xlsxOf: '{{table}} (Excel)',
  csvOf: '{{table}} (CSV)',
};
