/** Hungarian texts of the radar and of excluded ballots; part of those of administrators' competitions. */

export const integrity = {
  later: 'Hogy kik szavaztak feltűnően egyformán, az a szavazás lezárta után látszik.',
  unlinked:
    'A szavazólapokat elválasztottuk a szavazóktól ({{time}}). Hogy ki mire szavazott, azt már senki sem tudja: nincs mit vizsgálni, és szavazatot kizárni sem lehet többé. Az eredmény és a napló változatlan.',
  pending: 'A szavazatok vizsgálata folyamatban van, néhány másodpercig tart.',
  failed: {
    OUT_OF_MEMORY:
      'A szavazatokat nem sikerült megvizsgálni: több van belőlük, mint amennyi az erre szánt memóriába befér. Ettől semmi sem változott.',
    UNEXPECTED:
      'A szavazatokat nem sikerült megvizsgálni. Az okot a szolgáltatás naplója őrzi; ha újra előfordul, szólj az üzemeltetőnek. Ettől semmi sem változott.',
    again: 'Vizsgálat újra',
  },
  none: 'Egyetlen csoport sem tűnik ki.',
  found_one: 'Egy csoport gyakrabban szavazott egyformán, mint ahogy a véletlen indokolná.',
  found_other: '{{count}} csoport gyakrabban szavazott egyformán, mint ahogy a véletlen indokolná.',
  lookedAt: '{{people}} ember {{votes}} szavazatát vizsgáltuk, {{when}}.',
  circle: '„{{name}}” jelű csoport: {{size}} ember',
  alike:
    'A csoport {{size}} tagja közül kettő átlagosan {{common}} képre adta ugyanazt a szokatlan pontot; véletlenül {{expected}} lenne.',
  judged:
    'Egy tag átlagosan {{judged}} képet értékelt, kettő közülük {{same}} közöset; véletlenül {{expectedSame}} lenne.',
  own_one: 'Az alábbi {{all}} kép közül egy a csoport valamelyik tagjáé.',
  own_other: 'Az alábbi {{all}} kép közül {{count}} a csoport tagjaié.',
  evidence: 'Képek, amelyeken a csoport kitűnik',
  noEvidence: 'Egyetlen képen sem.',
  direction: 'Adott pont',
  HIGHER: 'magasabb',
  LOWER: 'alacsonyabb',
  unusual: 'Szokatlan pontok',
  byChance: 'véletlen esetén',
  mean: 'A csoport átlaga',
  others: 'a többieké',
  effect: 'A helyezések most, és a csoport e képekre adott szavazatai nélkül. Ettől semmi sem változik.',
  open: 'A nevek megmutatása',
  openHint: 'Hogy kik tartoznak a csoportba, kérésre látszik. A napló megőrzi, hogy ki és mikor kérte.',
  people: 'A csoport tagjai',
  since: 'regisztrált: {{when}}',
  gone_one: 'Egyiküknek már nincs fiókja.',
  gone_other: '{{count}} tagnak már nincs fiókja.',
  limits: 'Amit ez megmutat, és amit nem',
  limit: {
    sign: 'Jelzés, nem bizonyíték, és magától semmi sem következik belőle. Szimulált pályázatokon száz becsületes ember közül legfeljebb egy került kimutatott csoportba.',
    single:
      'Aki egyetlen képet tol fel olyan fiókokkal, amelyek egyébként úgy szavaznak, mint bárki, azt nem találja meg: egyetlen magas pont nem árulkodik.',
    few: 'Mintegy kétszáznál kevesebb szavazó között, illetve a félgőzzel működő kis csoportokból keveset vagy semmit sem talál meg.',
    friends: 'Ismerősök jóhiszeműen is szavazhatnak hasonlóan. Kérdezz, mielőtt ítélsz.',
  },
};

export const exclusions = {
  column: 'Döntés',
  open: 'E szavazatok kizárása…',
  openLabel: 'A csoport szavazatainak kizárása: {{title}}…',
  title: 'Szavazatok kizárása: {{title}}',
  text_one: 'A(z) {{name}} csoport szavazata erre a képre; a legutóbbi vizsgálat szerint {{count}}.',
  text_other:
    'A(z) {{name}} csoport szavazatai erre a képre; a legutóbbi vizsgálat szerint {{count}}. A többi szavazatuk továbbra is számít.',
  byNumber: 'Kizárás a szavazólapok sorszáma szerint…',
  byNumberTitle: 'Szavazatok kizárása szám szerint',
  byNumberText: 'Egy kép szavazólapjai, a számukkal megnevezve: az igazolásokon és a közzétett fájlokban állnak.',
  image: 'A kép száma vagy címe',
  imageHint: 'A szám a kép oldalának címe végén áll.',
  noImage: 'Ez nem egy kép száma és nem egy képoldal címe.',
  numbers: 'Szavazólapok száma',
  numbersHint_one: 'Soronként egy, vagy szóközzel elválasztva. Most {{count}}.',
  numbersHint_other: 'Soronként egy, vagy szóközzel elválasztva. Most {{count}}.',
  notNumber: 'Ez nem egy szavazólap száma: {{word}}. A szám 16 jel: betű, számjegy, kötőjel vagy aláhúzás.',
  tooMany: 'Egy döntés legfeljebb {{most}} szavazólapról szólhat.',
  reason: 'Indok',
  reasonHint: 'Mindenki látja, a szavazatok számával, a képpel, a dátummal és mindkét sorrenddel együtt.',
  reasons: {
    RING: 'Többen összebeszéltek',
    DUPLICATE_PERSON: 'Egy ember, több fiók',
    RULE: 'Más szabályba ütközik',
  },
  note: 'Mi vezetett ide',
  noteHint: 'Csak adminisztrátorok látják.',
  missing: 'Ide írni kell valamit.',
  alone: 'Egyedül döntök',
  aloneNote: 'Miért nem dönt más is',
  aloneHint: 'Azonnal érvényes. A napló megőrzi az indoklást.',
  circleEffect: 'A helyezések most, és a csoportnak a fenti képekre adott összes szavazata nélkül.',
  propose: 'Javaslat',
  exclude: 'Kizárás most',
  confirm: 'Megerősítés',
  confirmAlone: 'Megerősítés egyedül…',
  revoke: 'Visszavonás',
  giveUp: 'Elvetés',
  waits: 'Egy másik adminisztrátornak meg kell erősítenie; addig a szavazatok számítanak.',
  ask: {
    confirm: 'Kizárjuk ezeket a szavazatokat?',
    confirmText:
      'Azonnal kikerülnek az eredményből, a számokból és a helyezésekből, és az eredmény új változata jelenik meg. A szavazók levelet kapnak, és kifogást emelhetnek. A döntés visszavonható.',
    revoke: 'Visszavonjuk ezt a döntést?',
    revokeText: 'Ha a szavazatai nem számítottak, újra számítanak, és az eredmény új változata jelenik meg.',
  },
  done: {
    PROPOSED: 'Javasolva. Egy másik adminisztrátornak meg kell erősítenie.',
    EFFECTIVE: 'A szavazatok már nem számítanak.',
    REVOKED: 'Visszavonva.',
  },
  heading: 'Kizárt szavazatok',
  intro:
    'Szavazatokat zárunk ki, nem embereket, és képenként. Két adminisztrátor dönt, vagy egy, aki megírja, miért egyedül. Minden visszavonható.',
  none: 'Egyetlen szavazat sincs kizárva.',
  allEffect: 'A helyezések minden szavazattal, és ahogy számolunk:',
  effect: 'Mit változtat, a javaslatkori helyezések szerint',
  what_one: '{{count}} szavazat. {{reason}}. {{state}}',
  what_other: '{{count}} szavazat. {{reason}}. {{state}}',
  state: { PROPOSED: 'Javasolt', EFFECTIVE: 'Érvényes', REVOKED: 'Visszavont' },
  aloneSaid: 'Egyedül, mert: {{note}}',
  by: {
    proposed: 'javasolta: {{who}}, {{when}}',
    confirmed: 'megerősítette: {{who}}, {{when}}',
    confirmedAlone: 'egyedül megerősítette: {{who}}, {{when}}',
    revoked: 'visszavonta: {{who}}, {{when}}',
  },
  gone: 'törölt fiók',
};

export const observer = {
  heading: 'Megfigyelő',
  intro:
    'A megfigyelő egy nevező, aki az eredmény után egyszer belenéz a számlálásba: vagy abba, kik szavaztak, vagy ötven kisorsolt szavazólapba. A kettőt együtt az üzemeltetőn kívül senki sem látja. Mindenki tudni fogja, hogy van megfigyelő, az eredménnyel együtt a nevét is. Amíg nem választott, mást is megnevezhetsz, vagy senkit.',
  none: 'Ennek a számlálásnak nincs megfigyelője.',
  named: '{{name}} a megfigyelő; megnevezte: {{who}}, {{when}}.',
  undecided: 'Még nem választott. Az eredmény után teheti meg, a számlálás oldalán.',
  chosen: {
    ROLL: 'Megnézte, kik szavaztak ({{when}}). A megfigyelő már nem változtatható.',
    DRAW: 'Szavazólapokat sorsolt ki ({{when}}). A megfigyelő már nem változtatható.',
  },
  search: 'Nevező keresése (név, felhasználónév)',
  nobody: 'Nincs találat, aki megfigyelő lehetne: aktív nevezőnek kell lennie.',
  name: '{{name}} legyen a megfigyelő',
  withdraw: 'A megfigyelő visszavonása',
  done: { named: 'A megfigyelőt megneveztük.', withdrawn: 'A számlálásnak most nincs megfigyelője.' },
};
