/** Hungarian texts of a competition's editor; part of those of administrators' competitions. */

export const editor = {
  back: 'Vissza',
  new: 'Új pályázat',
  copy: 'Pályázat másolata',
  edit: 'Pályázat szerkesztése',
  what: 'Miről szól',
  when: 'Mikor',
  entered: 'Mivel lehet nevezni',
  judged: 'Hogyan dől el',
  markdown: 'Markdown is használható.',
  zone: 'Minden időpont a szervezők időzónájában értendő: {{zone}}.',
  missing: 'Adj meg dátumot és időpontot.',
  skipped: 'Ez az óra nem létezik: az óraátállítás átugorja.',
  order: 'Későbbinek kell lennie, mint az előző időpont.',
  number: 'Egész szám {{least}} és {{most}} között.',
  points: 'Nagyobbnak kell lennie a legkisebb pontnál.',
  coverage:
    '0 és 50 között; 0: nincs ilyen szabály. Aki a más szerzőktől származó képek kisebb részét értékeli, annak a szavazatai nem számítanak. Nyílt szavazáson 10% ajánlott.',
  pixels: 'Ennél kisebb képet nem lehet feltölteni.',
  code: 'Kisbetűvel kezdődő kód, kisbetűk és számok, legfeljebb 20.',
  typesHint:
    'Mindenki annyi képpel nevezhet egy kategóriában, ahány hely van benne. A kód a címekben és a fájlokban látszik, és nem változhat, ha már van kép.',
  typeCode: 'Kód',
  typeHu: 'Név magyarul',
  typeEn: 'Név angolul',
  slots: 'Helyek',
  up: '{{name}}: feljebb',
  down: '{{name}}: lejjebb',
  remove: '{{name}}: eltávolítás',
  addType: 'Új kategória',
  save: 'Mentés',
  saved: 'A pályázatot elmentettük.',
  yes: 'igen',
  no: 'nem',
  shortened: {
    title: 'Lerövidíted, amire mások számítanak?',
    date: '{{date}}: {{from}} helyett {{to}}. Mostantól ennyi marad: {{left}}.',
    passed: '{{date}}: {{from}} helyett {{to}}. Ez már elmúlt, így azonnal érvényes.',
    nobody: 'A mentés nem küld erről levelet; te írhatsz egyet.',
    save: 'A korábbi időpontok mentése',
  },
  typeLine: '{{code}}: {{titleHu}} / {{titleEn}}, férőhely: {{slots}}',
};

export const timeline = {
  label: 'A pályázat időpontjai',
  keys: 'A fogantyúk húzhatók. Nyíllal egy nap, Shift és nyíl együtt egy óra, Ctrl és nyíl együtt egy hét.',
  now: 'most',
  presets: 'Kész menetrend, mindig vasárnap 23:00-kor:',
  preset: '{{weeks}} hét',
  lengths: 'Mennyi ideig tart',
  disordered: 'Az időpontok sorrendje rossz: nem minden szakasz hossza mondható meg.',
  noWeekend: 'hétvége nélkül',
  weekends_one: '{{count}} hétvége',
  weekends_other: '{{count}} hétvége',
  phase: {
    uploading: '{{length}} feltöltés, {{weekends}}',
    voting: '{{length}} szavazás, {{weekends}}',
    judging: '{{length}} zsűrizés, {{weekends}}',
    award: '{{length}} az eredményig, {{weekends}}',
  },
  later: 'Későbbre került: {{date}}, ennyivel: {{time}}. Menjen vele a többi is?',
  earlier: 'Korábbra került: {{date}}, ennyivel: {{time}}. Menjen vele a többi is?',
  moveRest: 'A többi is menjen vele',
  leaveRest: 'A többi maradjon',
  warning: {
    past: 'Ez az időpont már elmúlt.',
    short: 'Egy napnál rövidebb szakasz.',
    twice: 'Ez az óra az óraátállításkor kétszer van, az első számít.',
    holiday: 'Ünnepnapra esik: {{holiday}}.',
    overlap: 'Egyszerre fut ezzel: {{title}} ({{from}} – {{to}}).',
  },
  holiday: {
    newYear: 'újév',
    revolutionOf1848: 'március 15.',
    goodFriday: 'nagypéntek',
    easterSunday: 'húsvétvasárnap',
    easterMonday: 'húsvéthétfő',
    labourDay: 'a munka ünnepe',
    pentecost: 'pünkösdvasárnap',
    whitMonday: 'pünkösdhétfő',
    stateFoundation: 'augusztus 20.',
    revolutionOf1956: 'október 23.',
    allSaints: 'mindenszentek',
    christmasEve: 'szenteste',
    christmas: 'karácsony első napja',
    secondDayOfChristmas: 'karácsony második napja',
  },
};

export const publishing = {
  title: 'Mielőtt közzéteszed',
  text: 'A piros sor útban van, a sárgát érdemes megnézni.',
  where: 'Közzétenni a mentés után, a pályázat oldalán lehet.',
  toField: 'Ugrás ide: {{field}}',
  languages: { complete: 'A cím és a leírás mindkét nyelven megvan.', missing: 'Még üres: {{field}}.' },
  rules: {
    own: 'A szabályzatot mindkét nyelven ti írtátok.',
    partly: 'A szabályzatot csak az egyik nyelven írtátok át, a másikon az eredeti szöveg látszik.',
    shipped: 'A szabályzat még az eredeti szöveg: olvasd el, hogy erre a pályázatra is igaz-e.',
    go: 'A szabályzat szerkesztése',
  },
  dates: {
    ahead: 'Minden időpont a jövőben van. A feltöltésig ennyi van hátra: {{time}}.',
    begun: 'A feltöltés kezdete már elmúlt: közzétételkor azonnal abban a szakaszban lesz, ahol az óra tart.',
    over: 'Minden időpont elmúlt, így nem tehető közzé.',
    wrong: 'Hiányzó vagy rossz sorrendű időpont: {{field}}.',
  },
  overlap: {
    none: 'Más pályázat nem fut ugyanekkor.',
    some: 'Egyszerre fut ezzel: {{title}}. A kezdőlap az egyiket részletesen, a másikat alatta mutatja; ha mindkettőbe lehet tölteni, a nevező választ köztük.',
    go: 'Megnyitás',
  },
  mail: {
    fine: 'A levelezőszerver a legutóbbi levelet átvette.',
    failing: 'A levelezőszerver a legutóbbi levelet nem vette át: {{answer}}',
    unknown: 'Nem tudni, működik-e a levelezés: ez a példány még nem küldött levelet.',
    go: 'A levelezés állapota',
  },
  told: {
    nobody: 'A közzététel nem küld levelet, és a pályázati hírlevelet most senki sem kéri.',
    readers: 'A közzététel nem küld levelet; te írhatsz egyet. A pályázati hírlevelet {{n}} ember kéri.',
    go: 'Levél írása',
  },
};

export const field = {
  titleHu: 'Cím magyarul',
  titleEn: 'Cím angolul',
  descriptionHu: 'Leírás magyarul',
  descriptionEn: 'Leírás angolul',
  competitionStart: 'Feltöltés kezdete',
  votingStart: 'Szavazás kezdete',
  votingEnd: 'Szavazás vége',
  award: 'Eredményhirdetés',
  minPoint: 'Legkisebb pont',
  maxPoint: 'Legnagyobb pont',
  scoring: 'Pontozás',
  minCoverage: 'A képek legalább hány százalékát kell értékelni',
  judgedBy: 'Ki bírálja el',
  entriesShown: 'Mely képeket láthatják mások',
  preModeration: 'A hozzászólások csak elbírálás után jelennek meg',
  minLongerSide: 'A kép hosszabb oldala legalább (képpont)',
  imageTypes: 'Kategóriák',
};

export const scoring = { BAYESIAN: 'Bayes-átlag', TRIMMED: 'Nyesett Bayes-átlag', MEAN: 'Átlag', SUM: 'Összeg' };

export const scoringText = {
  BAYESIAN: 'A kevés szavazat a kategória átlaga felé húz: egyetlen ötös nem nyer.',
  TRIMMED:
    'Mint a Bayes-átlag, miután a kép szavazatainak tizede lekerül mindkét végéről: az 1 1 3 4 4 4 5 5 5 5 szavazatokból egy 1-es és egy 5-ös marad ki. Néhány ember alig tud egy képet feltolni vagy lehúzni. Tíz szavazat alatt semmi sem marad ki.',
  MEAN: 'A pontok átlaga: egyetlen ötös is nyerhet.',
  SUM: 'A pontok összege: a sok szavazat számít.',
};

export const judgedBy = { VOTERS: 'A szavazók', JURY: 'Zsűri', BOTH: 'A szavazók és zsűri, egymás mellett' };

export const entriesShown = { ALL: 'Mindet', ACCEPTED: 'Csak a zsűri által elfogadottakat' };

export const entriesShownText = {
  ALL: 'Az eredményhirdetéstől minden kép látható.',
  ACCEPTED:
    'Az eredményhirdetéstől, és csak miután a zsűri döntött, az elfogadott képek láthatók. A többit csak a szerzője és a szervezők látják. Az első nevezéstől nem változtatható.',
};

export const judgedByText = {
  VOTERS: 'A közönség szavaz, és a szavazatok adják az eredményt.',
  JURY: 'Senki sem szavaz. Mások képei az eredményhirdetésig rejtve maradnak. Zsűritagokat a pályázat Zsűri fülén kérhetsz fel.',
  BOTH: 'A közönség szavaz, a zsűri külön bírál; a zsűritagok nem szavazhatnak. Zsűritagokat a pályázat Zsűri fülén kérhetsz fel.',
};

export const frozen = {
  VOTING: 'Nem változtatható: a szavazás elkezdődött, és ez az eredményt befolyásolná ({{time}} óta).',
  JURY: 'Nem változtatható: már van, aki elfogadta a zsűritagságot ({{time}} óta).',
  ENTRIES: 'Nem változtatható: már van nevezett kép ({{time}} óta).',
  DATE_PASSED: 'Nem változtatható: az időpont elmúlt ({{time}}).',
  CANCELLED: 'Nem változtatható: a pályázatot lemondták ({{time}}).',
  ARCHIVED: 'Nem változtatható: a pályázat archivált ({{time}}).',
};
