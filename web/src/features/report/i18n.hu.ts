const texts = {
  title: 'Értékelésem',
  of: 'Értékelésem: {{competition}}',
  ended: 'Eredményhirdetés: {{date}}',
  results: 'A pályázat eredményei',
  print: 'Nyomtatás',
  early: 'Az eredményhirdetés még hátravan',
  earlyText: 'Az értékelésed az eredményhirdetéskor készül el: {{time}}.',
  cancelled: 'Ezt a pályázatot visszavonták',
  cancelledText: 'Visszavont pályázatnak nincs eredménye.',
  none: 'Ezen a pályázaton nem indultál',
  noneText: 'Itt azoknak az értékelése látható, akik képet neveztek.',
  missing: 'Nincs ilyen pályázat',
  entries: 'Korábbi nevezéseim',
  place: '{{rank}}. hely',
  placeOf_one: '{{total}} kép közül a kategóriában',
  placeOf_other: '{{total}} kép közül a kategóriában',
  top: 'A mezőny legjobb {{percent}}-ában végzett.',
  overall: 'Helye az összesítésben: {{rank}}.',
  score: 'Pontszám: {{score}}',
  votes_one: '{{count}} szavazat',
  votes_other: '{{count}} szavazat',
  unranked: 'Nem kapott szavazatot, ezért nincs helyezése.',
  hidden: {
    PENDING: 'Ellenőrzésre vár, ezért nem versenyez.',
    REJECTED: 'Elutasították, ezért nem versenyez.',
    DISQUALIFIED: 'Kizárták, ezért nem versenyez.',
  },
  distribution: 'Így szavaztak',
  comments: 'Hozzászólások ({{total}})',
  noComments: 'Nem érkezett hozzászólás.',
  anonymous: 'Törölt fiók',
  moreComments: 'A többi hozzászólás a kép oldalán',
  certificateLink: 'Oklevél nyomtatása',
  certificateLabel: 'Oklevél nyomtatása: {{title}}',
  keepsakeLink: 'Emléklap nyomtatása',
  keepsakeLabel: 'Emléklap nyomtatása: {{title}}',
  sheet: {
    award: 'Oklevél',
    keepsake: 'Emléklap',
    place: '{{rank}}. helyezés',
    category: '{{category}} kategória',
    took: 'a pályázaton való részvételért',
    photo: '„{{title}}”',
    back: 'Vissza az értékeléshez',
    print: 'Nyomtatás',
    hint: 'Fekvő A4-es lapra készült.',
    missing: 'Ehhez a képhez nincs oklevél',
    missingText: 'Oklevelet a saját, versenyben maradt képedről kapsz, az eredményhirdetés után.',
  },
} as const;

declare module '../../i18n/texts.ts' {
  interface Texts {
    report: typeof texts;
  }
}

export default texts;
