const texts = {
  title: 'Utánaszámolás',
  intro:
    'Ezen az oldalon bárki megismételheti a szavazatok számlálását, a saját böngészőjében. Nem kell a platform szavára hagyatkoznod.',
  missing: 'Nincs ilyen pályázat.',
  noLogTitle: 'Ennél a pályázatnál nincs mit utánaszámolni',
  noLogText:
    'A szavazás még nem kezdődött el, vagy véget ért, mielőtt a platform a szavazólapokról naplót vezetett volna.',
  again: 'Újra',
  state: {
    OPEN: 'A szavazólapok csoportokban kerülnek a naplóba; hogy ki mire szavazott, abból nem látszik. A naplót néhány perccel a szavazás vége után zárjuk le.',
    SEALED:
      'A szavazás véget ért, és a napló lezárult: minden szavazólap benne van. Hogy mi áll rajtuk, az eredményhirdetéskor lesz nyilvános; akkor bárki újraszámolhatja őket itt.',
    PUBLISHED: 'Az eredmény nyilvános, és vele minden szavazólap, nevek nélkül.',
  },
  tooFew_one:
    'Ebben a pályázatban {{voters}} ember szavazott. A szavazólapok csak {{least}} szavazótól nyilvánosak: kevesebbnél kitalálható lenne, melyik kié. A saját szavazólapjaidat itt is ellenőrizheted.',
  tooFew_other:
    'Ebben a pályázatban {{voters}} ember szavazott. A szavazólapok csak {{least}} szavazótól nyilvánosak: kevesebbnél kitalálható lenne, melyik kié. A saját szavazólapjaidat itt is ellenőrizheted.',
  unlinked:
    'A szavazólapokat elválasztottuk a szavazóktól ({{time}}): azóta senki sem tudja megmondani, a szervezők sem, melyik kié. A te igazolásaid továbbra is bizonyítják, hogy a szavazólapjaid benne vannak.',
  waiting: 'Várakozik',
  running: 'Folyamatban',
  done: 'Kész',
  failed: 'Nem sikerült',
  lines: {
    title: 'Számold újra',
    older: 'Most az eredmény {{version}}. változatát számolod újra ({{time}}). Azóta újabb lépett a helyére.',
    downloading: 'A szavazólapok letöltése…',
    downloaded_one: '{{number}} szavazólap letöltve',
    downloaded_other: '{{number}} szavazólap letöltve',
    notDownloaded: 'Nem sikerült letölteni: {{file}}',
    notDownloadedText:
      'A számlálás enélkül nem ismételhető meg. Ha van kapcsolatod, próbáld újra; ha többször sem sikerül, szólj a szervezőknek.',
    comparing: 'Összevetés a naplóval…',
    comparingShare: 'Összevetés a naplóval… {{share}}',
    unchanged: 'Semmi sem került bele, és semmi sem tűnt el vagy változott meg a pecsét óta ({{time}})',
    changed: 'Valami nem egyezik azzal, amit a platform a pecséttel lezárt ({{time}})',
    counting: 'Újraszámolás…',
    same: 'Újraszámolva ugyanaz a rangsor jön ki',
    other: 'Újraszámolva nem a közzétett rangsor jön ki',
    notCounted: 'A szavazólapok így nem számolhatók újra',
    counted: '{{standing}} érvényes szavazat {{voters}} embertől, {{images}} képre.',
    excluded_one: 'Ebből {{count}} ki van zárva, és nem számít.',
    excluded_other: 'Ebből {{count}} ki van zárva, és nem számít.',
    leftOut_one: '{{count}} olyan szavazóé, aki túl kevés képet értékelt, és nem számít.',
    leftOut_other: '{{count}} olyan szavazóké, akik túl kevés képet értékeltek, és nem számít.',
    stopped: 'Az újraszámolás elakadt, mert a böngésző nem tudta futtatni.',
  },
  redTitle: 'A számlálás nem állja meg a helyét',
  redAdvice:
    'Mentsd el az oldal adatait, és szólj a szervezőknek vagy valakinek, akiben megbízol: ezek a fájlok bizonyítják.',
  heads: {
    title: 'Pecsétek',
    text: 'A pecsét aláírt pillanatkép a naplóról: aki eltesz egyet, később meg tudja mutatni, ha előtte bármi megváltozott. Ez a böngésző a legutóbbit megőrzi, és a következő látogatáskor összeveti az újjal.',
    time: 'Időpont',
    ballots: 'Szavazólapok',
    voters: 'Szavazók',
    feed: 'Pecsétek hírcsatornája',
    first: 'Ez a böngésző most tette el az első pecsétet ebből a pályázatból.',
    same: 'A megőrzött pecsét ({{time}}) megegyezik a mostanival.',
    grown: 'A mostani napló folytatja azt, amelynek pecsétjét ez a böngésző {{time}} óta őrzi.',
    notChecked: 'A megőrzött pecsétet most nem sikerült összevetni az újjal.',
    witness: 'Tanú aláírta',
    stamp: 'Időbélyeg',
    witnessText:
      'A tanú tőlünk független szolgáltatás: megjegyzi a pecséteket, és csak azt írja alá, amelyik folytatja, amit addig látott. Így nem tudunk kétféle naplót mutatni.',
    cosigned_one:
      'Az imént ellenőrizve: {{name}} {{count}} pecsétet írt alá, utoljára ekkor: {{time}}. Hogy ez valóban az ő kulcsa, a saját oldalán nézheted meg.',
    cosigned_other:
      'Az imént ellenőrizve: {{name}} {{count}} pecsétet írt alá, utoljára ekkor: {{time}}. Hogy ez valóban az ő kulcsa, a saját oldalán nézheted meg.',
    stampText:
      'Az időbélyeget tőlünk független szolgáltató adta: bizonyítja, hogy a pecsét akkor már megvolt. A fájlja az eredményhirdetéstől tölthető le; ellenőrzése: count/README.md.',
    save: 'Mindkét pecsét mentése',
    bad: {
      unsigned: 'A mostani pecsétet nem a platform közzétett kulcsával írták alá. Nem lehet tudni, kitől származik.',
      otherKey:
        'Azt a pecsétet, amelyet ez a böngésző {{time}} óta őriz, egyik közzétett kulcs sem írta alá. A platform kulcsot cserélt, és nem jelzi.',
      shrunk: 'A napló rövidebb, mint amikor ez a böngésző {{time}}-kor látta. Valamit kivettek belőle.',
      rewritten:
        'A mostani napló nem folytatja azt, amelyet ez a böngésző {{time}}-kor látott: ami akkor benne volt, azóta megváltozott.',
    },
  },
  own: {
    title: 'A saját szavazataim',
    check: 'Ellenőrzöm a szavazataimat',
    drop: 'Igazolások fájlból',
    choose: 'Fájl kiválasztása',
    dropText:
      'Húzd ide vagy válaszd ki a receipts.txt fájlt, amelyet elmentettél vagy levélben kaptál, vagy a levél roll.txt fájlját. A fájl nem hagyja el a böngésződet.',
    login:
      'A szavazataid igazolásait a böngésződ a fiókodhoz kötve őrzi. Lépj be, és itt megnézheted, a naplóban vannak-e.',
    loginLink: 'Belépés',
    none: 'Ez a böngésző nem őriz igazolást ebből a pályázatból.',
    promised_one:
      'Az imént ellenőrizve: {{count}} szavazólapodat ígéri meg a platform, ebből {{inLog}} már a naplóban van.',
    promised_other:
      'Az imént ellenőrizve: {{count}} szavazólapodat ígéri meg a platform, ebből {{inLog}} már a naplóban van.',
    published_one:
      'Az imént ellenőrizve: {{count}} szavazólapodból {{counted}} számít, {{replaced}} helyett később másikat adtál le, {{withdrawn}} visszavonás.',
    published_other:
      'Az imént ellenőrizve: {{count}} szavazólapodból {{counted}} számít, {{replaced}} helyett később másikat adtál le, {{withdrawn}} visszavonás.',
    excluded_one: '{{count}} szavazólapodat a szervezők kizárták a számlálásból.',
    excluded_other: '{{count}} szavazólapodat a szervezők kizárták a számlálásból.',
    leftOut_one: '{{count}} szavazólapod nem számít, mert a képek túl kis részét értékelted.',
    leftOut_other: '{{count}} szavazólapod nem számít, mert a képek túl kis részét értékelted.',
    elsewhere_one:
      '{{count}} szavazólapról ez a böngésző nem őriz igazolást. Másik eszközön adtad le? Ha nem te voltál, szólj a szervezőknek.',
    elsewhere_other:
      '{{count}} szavazólapról ez a böngésző nem őriz igazolást. Másik eszközön adtad le? Ha nem te voltál, szólj a szervezőknek.',
    inRoll_one: 'A szavazók név nélküli jegyzékében {{cast}} szavazólappal szerepelsz, ebből {{standing}} él.',
    inRoll_other: 'A szavazók név nélküli jegyzékében {{cast}} szavazólappal szerepelsz, ebből {{standing}} él.',
    notInRoll_one:
      'A szavazók név nélküli jegyzékében nem az áll rólad, amit a platform mond ({{cast}} szavazólap, ebből {{standing}} él).',
    notInRoll_other:
      'A szavazók név nélküli jegyzékében nem az áll rólad, amit a platform mond ({{cast}} szavazólap, ebből {{standing}} él).',
    statement: {
      unreadable: 'Ez a nyilatkozat a jegyzékről nem olvasható.',
      otherLog: 'Ez a nyilatkozat egy másik pályázat jegyzékéről szól.',
      unsigned: 'Ezt a nyilatkozatot nem a platform írta alá, vagy utólag megváltoztatták.',
    },
    failed: 'Az ellenőrzés most nem sikerült. Próbáld újra.',
    list: 'Szavazólapjaim',
    point_one: '{{count}} pont',
    point_other: '{{count}} pont',
    withdrawal: 'visszavonás',
    photo: '{{id}}. számú kép',
    unread: 'Olvashatatlan igazolás',
    states: {
      promised: 'megígérve, a következő csoporttal kerül a naplóba',
      inLog: 'a naplóban van',
      counted: 'számít',
      excluded: 'a szervezők kizárták a számlálásból',
      leftOut: 'nem számít, mert a képek túl kis részét értékelted',
      replaced: 'később másikat adtál le helyette',
      withdrawn: 'visszavontad',
      missing: 'HIÁNYZIK: a platform aláírta ezt a szavazólapot, mégsem szerepel',
      different: 'ELTÉR: ezen a számon más szavazat áll, mint amit a platform neked aláírt',
      unreadable: 'ez az igazolás nem olvasható',
      otherLog: 'ez az igazolás másik pályázatból való',
      unsigned: 'ezt az igazolást nem a platform írta alá, vagy utólag megváltoztatták',
    },
  },
  rules: {
    title: 'Szabályok',
    text: 'Ezeket a napló az első szavazólap előtt rögzítette.',
    since: 'A napló {{time}}-kor indult, amikor a szavazás már tartott: a korábbi szavazólapok utólag kerültek bele.',
    votingStart: 'A szavazás kezdete',
    votingEnd: 'A szavazás vége',
    award: 'Eredményhirdetés',
    points: 'Adható pontok',
    minPoint: 'Legkevesebb pont',
    maxPoint: 'Legtöbb pont',
    scoring: 'Számolás módja',
    minCoverage: 'Legkevesebb értékelt kép',
    noCoverage: 'nincs megkötve',
    coverage:
      'aki mások képeinek kevesebb mint {{share}}%-át értékelte, annak a szavazólapja nem számít; ha ezt a küszöböt {{least}} embernél kevesebben érik el, senkié sem marad ki',
    leftOut_one:
      '{{people}} ember túl kevés képet értékelt: {{ballots}} szavazólapjuk nem számít. A napló lezárása döntött erről, és azóta nem változik.',
    leftOut_other:
      '{{people}} ember túl kevés képet értékelt: {{ballots}} szavazólapjuk nem számít. A napló lezárása döntött erről, és azóta nem változik.',
    nobodyLeftOut: 'Emiatt a szabály miatt senkinek a szavazólapja nem maradt ki.',
    eligible: 'Szavazásra jogosultak',
    range: '{{from}}–{{to}}',
    BAYESIAN: 'Átlag, amelyet kevés szavazatnál a kategória átlaga húz magához',
    TRIMMED:
      'Átlag a kép legalacsonyabb és legmagasabb tized szavazata nélkül, amelyet kevés szavazatnál a kategória átlaga húz magához',
    MEAN: 'A pontok átlaga',
    SUM: 'A pontok összege',
    changes: 'Később megváltoztatott szabályok',
    noChanges: 'Azóta egyik szabály sem változott.',
    change: '{{time}}: {{rule}}: {{from}} helyett {{to}}',
  },
  versions: {
    title: 'Az eredmény változatai',
    none: 'Eredmény még nincs.',
    version: '{{version}}. változat, {{time}}',
    repeat: '{{version}}. változat újraszámolása',
    AWARD: 'Eredményhirdetés',
    MODERATION: 'Egy képet moderáltak vagy kizártak',
    RULE: 'Megváltozott egy szabály',
    EXCLUSION: 'Szavazólapokat zártak ki vagy vettek vissza',
  },
  excluded: {
    title: 'Nem számolt szavazólapok',
    text_one:
      'A szervezők {{count}} szavazólapot kizártak. A naplóban és a fájlokban megmarad, az eredménybe nem számít bele. Hogy kié, azt senki sem tudja meg; a szavazó levelet kapott róla, és kifogást emelhet.',
    text_other:
      'A szervezők {{count}} szavazólapot kizártak. A naplóban és a fájlokban megmaradnak, az eredménybe nem számítanak bele. Hogy kiké, azt senki sem tudja meg; a szavazók levelet kaptak róla, és kifogást emelhetnek.',
    group_one: '{{count}} szavazólap, {{time}} óta: {{reason}}.',
    group_other: '{{count}} szavazólap, {{time}} óta: {{reason}}.',
    RING: 'többen összehangolták a szavazatukat',
    DUPLICATE_PERSON: 'egy ember több fiókkal szavazott',
    RULE: 'a pályázat valamelyik szabályába ütközik',
    ranks: 'Helyezések minden szavazólappal, és ahogy számolunk',
    photo: 'Kép',
    category: 'A kategóriában, mindennel',
    overall: 'Összesen, mindennel',
    after: 'ahogy számolunk',
  },
  observer: {
    title: 'Megfigyelő',
    someone: 'A szervezők megfigyelőt neveztek meg ({{time}}); a neve az eredménnyel együtt lesz nyilvános.',
    named: 'A szervezők őt nevezték meg megfigyelőnek: {{name}} ({{time}}).',
    what: 'A megfigyelő az eredmény után két dolog egyikébe néz bele, egyszer: vagy abba, kik szavaztak, vagy néhány kisorsolt szavazólapba. A kettőt együtt a platform üzemeltetőjén kívül senki sem látja.',
    chosen: {
      ROLL: 'A megfigyelő megnézte, kik szavaztak ({{time}}).',
      DRAW: 'A megfigyelő szavazólapokat sorsolt ki ({{time}}).',
    },
    thrown:
      'Amit dobott: „{{dice}}”. Ebből és a naplót lezáró pecsétből bárki kiszámolhatja, mely szavazólapokat kellett kisorsolni (count/README.md); a mag: {{seed}}.',
    once: 'Te vagy a megfigyelő. Két fél közül egyet választhatsz, egyszer: aki tudja, kik szavaztak, és szavazólapokat is lát, kitalálhatná, melyik kié. Amit nem választasz, örökre zárva marad előtted.',
    rollText:
      'A szavazók listája: a névtelen jegyzék minden bejegyzése a felhasználónévvel, szavazólapok nélkül. Ebből megtudhatod, valódi emberek-e, akik a jegyzék szerint szavaztak, például ha néhányukat megkérdezed. Lemondasz arról, hogy szavazólapokat nézz meg.',
    drawText:
      'Sorsolás: ötven szavazólap a képpel és a ponttal, név nélkül, és hogy mindegyik nevezőé-e, és nem a saját képére szól-e. Ebből megtudhatod, adtak-e le olyan szavazólapot, amely nem számíthatna. Lemondasz arról, hogy megtudd, kik szavaztak.',
    dice: 'Amit dobtál',
    diceHint: 'Dobj kockával mások előtt, legalább ötször, és írd le a számokat. Ezt a szöveget mindenki látni fogja.',
    diceMissing: 'Írd le, mit dobtál.',
    choose: { ROLL: 'Kik szavaztak', DRAW: 'Szavazólapok sorsolása' },
    ask: { ROLL: 'Megnézed, kik szavaztak?', DRAW: 'Sorsolsz szavazólapokat?' },
    askText: {
      ROLL: 'Utána ennek a pályázatnak a szavazólapjaiból soha nem sorsolhatsz. Mindenki látja, mit választottál és mikor.',
      DRAW: 'Utána soha nem nézheted meg, kik szavaztak ezen a pályázaton, és újra sem dobhatsz. Mindenki látja, mit választottál, mikor, és mit dobtál.',
    },
    show: 'Mutasd, amit választottam',
    table: { ROLL: 'Kik szavaztak', DRAW: 'A kisorsolt szavazólapok' },
    column: {
      entry: 'A jegyzék bejegyzése',
      username: 'Felhasználónév',
      number: 'Szavazólap',
      image: 'Kép',
      point: 'Pont',
      flag: 'Megjegyzés',
    },
    left: '(távozott)',
    flags: { none: '–', NOT_ENTRANT: 'nem nevezőé', OWN_IMAGE: 'a saját képére szól' },
    totals_one: '{{count}} szavazólap van kisorsolva. Letiltott fióké: {{disabled}}; távozotté: {{gone}}.',
    totals_other: '{{count}} szavazólap van kisorsolva. Letiltott fióké: {{disabled}}; távozotté: {{gone}}.',
    save: 'Mentés CSV-ként',
  },
  keys: {
    title: 'Kulcsok',
    text: 'Ezekkel ír alá a platform minden pecsétet és igazolást. Vesd össze az ujjlenyomatot azzal, amit máshol láttál.',
    since: '{{from}} óta',
    until: '{{from}} – {{until}}',
  },
  limits: {
    title: 'Amit ez nem bizonyít',
    invented:
      'Hogy minden szavazó valódi ember, és mindenki csak egyszer szavazott: kitalált fiókokat nevek nélkül nem lehet felfedni.',
    coercion: 'Hogy senkit sem kényszerítettek, és senki sem adta el a szavazatát.',
    device: 'Hogy a saját eszközöd tisztességes volt, amikor szavaztál.',
    operator:
      'A platform üzemeltetője beléptetéskor megtudhatja, ki mire szavaz, amíg a szavazólapokat el nem választja a szavazóktól. Más nem.',
  },
  save: {
    title: 'Mentés',
    text: 'Minden közzétett fájl egyben, a pecsétekkel és az igazolásaiddal. A platform forráskódjában lévő count/verify.mjs ezt az oldalt megkerülve számolja újra.',
    button: 'Az oldal adatainak mentése',
    instructions:
      'Csomagold ki ezt az archívumot egy mappába. A platform forráskódjában, Node.js-szel futtasd: node count/verify.mjs MAPPA. A fájlok leírása: count/README.md. A receipts.txt a te igazolásaidat tartalmazza: aki megkapja, megtudja, mire szavaztál.',
  },
  technical: {
    title: 'Technikai részletek',
    text: 'A napló RFC 9162 szerinti Merkle-fa, a hash SHA-256, az aláírás Ed25519. A formátumok leírása: count/README.md.',
    log: 'A napló neve',
    images: 'A képek jegyzékének hash-értéke',
    witness: 'A tanú kulcsa',
    root: 'Gyökér {{size}} bejegyzésnél',
    files: 'A letöltött fájlok hash-értékei',
  },
  place: {
    ballot: '{{number}} számú szavazólap',
    record: 'A napló {{position}}. bejegyzése',
    entries: 'A napló {{from}}–{{to}}. bejegyzései',
    head: 'A pecsét fájlja',
    records: 'A napló bejegyzéseinek fájlja',
    ballots: 'A szavazólapok fájlja',
    roll: 'A szavazók jegyzékének fájlja',
    result: 'Az eredmény fájlja',
    whole: 'Az egész számlálás',
  },
  failure: {
    unreadable: 'nem olvasható: sérült, vagy nem az, aminek mondják.',
    origin: 'a pecsét egy másik pályázaté.',
    signature: 'a pecsétet nem a platform közzétett kulcsával írták alá.',
    cosignature: 'a pecséten a tanú neve áll, de nem a tanú írta alá.',
    size: 'a napló nem akkora, mint amekkorának a pecsét mondja: kivettek belőle, vagy hozzáírtak.',
    root: 'a letöltött szavazólapok vagy bejegyzések nem azok, amelyeket a pecsét lezárt: legalább egyet megváltoztattak, kivettek vagy hozzátettek.',
    batchSize: 'nem annyi szavazólap van, amennyit a napló mond.',
    batchPlace: 'szavazólapok olyan helyen állnak a naplóban, ahol nem lehetnek.',
    numberOrder: 'a szavazólapok sorrendje nem az előírt: átrendezték őket.',
    numberTwice: 'ez a szám kétszer szerepel: egy szavazólapot megkettőztek.',
    pointRange: 'a pont kívül esik azon, ami adható.',
    replacedTwice: 'ezt a szavazólapot ketten is felváltják.',
    replacesOtherImage: 'olyan szavazólapot vált fel, amely másik képre szólt.',
    replacesLater: 'olyan szavazólapot vált fel, amely később kelt.',
    replacementRing: 'szavazólapok körbe váltják fel egymást, így mind elvesznének.',
    withdrawsNothing: 'visszavon egy szavazatot, amely nem volt.',
    standingCount: 'nem annyi szavazat él, amennyit a napló a lezáráskor rögzített.',
    excludedUnknown: 'kizárt szavazólapként szerepel, de nincs ilyen élő szavazólap.',
    leftOutUnknown:
      'kevés értékelés miatt kihagyott szavazólapként szerepel, de nincs ilyen élő szavazólap, vagy már ki van zárva.',
    leftOutList:
      'a kevés értékelés miatt kihagyott szavazólapok nem azok, amelyekkel a napló lezárult, vagy nem felelnek meg a szabálynak.',
    moderation: 'a kép számít vagy nem számít, ám a napló mást mond a moderálásáról.',
    rollRoot: 'a szavazók jegyzéke nem az, amelyet a napló lezárt.',
    rollOrder: 'a szavazók jegyzékében valaki kétszer szerepel, vagy a sorrend rossz.',
    rollSums: 'a szavazók szavazólapjainak összege nem egyezik: valaki nevében többet vagy kevesebbet számoltak.',
    rollSize: 'a jegyzék szerint többen szavaztak, mint ahányan szavazhattak.',
    rollVotes: 'erre a képre többen szavaztak, mint ahányan egyáltalán szavaztak.',
    resultAltered: 'az eredmény nem az, amelyet a napló rögzített: utólag megváltoztatták.',
    resultImages: 'az eredményben nem ugyanazok a képek szerepelnek, mint amelyekre szavaztak.',
    resultRules: 'az eredményt nem a napló szabályai szerint számolták.',
    resultVotes: 'a szavazólapokból más szavazatszám jön ki, mint amit az eredmény mond.',
    resultScore: 'a szavazólapokból más pontszám jön ki, mint amit az eredmény mond.',
    resultRank: 'a szavazólapokból más helyezés jön ki, mint amit az eredmény mond.',
    resultTypes: 'egy kategória összesített száma nem jön ki a szavazólapokból.',
    opening: 'a napló nem a szabályokkal kezdődik, vagy kétszer kezdődik.',
    closing: 'a naplót nem zárták le, vagy a lezárás után is került bele szavazólap.',
    otherCompetition: 'ez a bejegyzés egy másik pályázatról szól.',
    imageList: 'a képek jegyzéke nem az, amelyet a napló az első szavazólap előtt rögzített.',
  },
} as const;

export default texts;

declare module '../../i18n/texts.ts' {
  interface Texts {
    count: typeof texts;
  }
}
