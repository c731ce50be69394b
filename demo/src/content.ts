import type { components } from '@photo-competition/schema/rest';

type Schemas = components['schemas'];

/** The people of the demo; usernames are `entrant01` and on, in this order. */
export const entrants: readonly { firstName: string; lastName: string; locale: Schemas['Locale'] }[] = [
  { firstName: 'Ágnes', lastName: 'Szabó', locale: 'hu' },
  { firstName: 'Márton', lastName: 'Kovács', locale: 'hu' },
  { firstName: 'Emily', lastName: 'Harper', locale: 'en' },
  { firstName: 'Örs', lastName: 'Németh', locale: 'hu' },
  { firstName: 'Zsófia', lastName: 'Varga', locale: 'hu' },
  { firstName: 'Daniel', lastName: 'Whitlock', locale: 'en' },
  { firstName: 'Ádám', lastName: 'Fekete', locale: 'hu' },
  { firstName: 'Júlia', lastName: 'Balogh', locale: 'hu' },
  { firstName: 'Gergő', lastName: 'Simon', locale: 'hu' },
  { firstName: 'Hannah', lastName: 'Lindqvist', locale: 'en' },
  { firstName: 'Bence', lastName: 'Tóth', locale: 'hu' },
  { firstName: 'Éva', lastName: 'Molnár', locale: 'hu' },
];

/** The administrator's. */
export const administratorName = { firstName: 'Katalin', lastName: 'Horváth', locale: 'hu' } as const;

/** Title and description of a competition; descriptions are Markdown. */
export interface CompetitionText {
  title: Schemas['LocalizedText'];
  description: Schemas['LocalizedLongText'];
}

export const archivedCompetition: CompetitionText = {
  title: { hu: 'Évszakok', en: 'Seasons' },
  description: {
    hu: `Egy év képekben: **ködös őszi reggelek, nyári esték, téli csend**.

Bárhol készülhetett a kép, egy dolog számított: *lehessen érezni rajta az évszakot.* A zsűri a résztvevők közössége volt, az eredmények alább láthatók. Köszönjük mindenkinek, aki nevezett, szavazott és hozzászólt!`,
    en: `A year in pictures: **misty autumn mornings, summer evenings, the silence of winter**.

The place did not matter, one thing did: *the season had to be felt.* The entrants were the jury, and the results are below. Thank you to everybody who entered, voted and commented!`,
  },
};

export const votingCompetition: CompetitionText = {
  title: { hu: 'Fények és árnyak', en: 'Light and shadow' },
  description: {
    hu: `Mutasd meg, mit tesz a fény a világgal!

- **Színes** és **fekete-fehér** kategória, kategóriánként legfeljebb négy kép
- minden képre **1–5 pont** adható, a szavazat a határidőig módosítható
- a szerzők az eredményhirdetésig rejtve maradnak

Szavazz minél több képre: aki csak a kedvenceit pontozza, a többiekről nem mond semmit.`,
    en: `Show what light does to the world!

- **Colour** and **monochrome**, up to four photos in each
- every photo takes **1–5 points**, and a vote may be changed until the deadline
- authors stay hidden until the results

Please vote on as many photos as you can: points for favourites alone say nothing about the rest.`,
  },
};

export const eveningCompetition: CompetitionText = {
  title: { hu: 'Havi klubforduló: őszi fények', en: 'Club evening: autumn light' },
  description: {
    hu: `A klub havi fordulója. **Két zsűritag** pontoz 1-től 10-ig, szerző nélkül, véletlen sorrendben.

A képek és a pontok az eredményhirdetéskor válnak láthatóvá; addig mindenki csak a sajátjait látja.`,
    en: `The club's monthly round. **Two judges** give 1 to 10 points, without authors and in an order drawn by lot.

Photos and points are shown with the results; until then everybody sees the own ones alone.`,
  },
};

export const eveningRound = {
  title: { hu: 'Első forduló', en: 'First round' },
  minPoint: 1,
  maxPoint: 10,
  accepts: false,
  aim: null,
} as const;

/** Sections of a salon, with its words. */
export const salonCompetition: CompetitionText & { imageTypes: Schemas['ImageType'][] } = {
  title: { hu: 'Országos szalon', en: 'National salon' },
  description: {
    hu: `Három szekció, **öt zsűritag**, mindegyikük minden képet 2-től 5-ig pontozott.

A zsűri szekciónként meghúzta az elfogadás vonalát: itt az *elfogadott* képek láthatók, a díjakkal együtt.`,
    en: `Three sections and **five judges**, each of whom gave every photo 2 to 5 points.

In each section the jury has drawn the line of acceptance: here are the *accepted* photos, with the awards.`,
  },
  imageTypes: [
    { code: 'colour', title: { hu: 'Színes', en: 'Colour' }, slots: 4 },
    { code: 'mono', title: { hu: 'Fekete-fehér', en: 'Monochrome' }, slots: 4 },
    { code: 'nature', title: { hu: 'Természet', en: 'Nature' }, slots: 4 },
  ],
};

export const salonRound = {
  title: { hu: 'Bírálat', en: 'Judging' },
  minPoint: 2,
  maxPoint: 5,
  accepts: true,
  aim: 60,
} as const;

type SalonAward = Pick<Schemas['AwardRequest'], 'kind' | 'title'> & Partial<Schemas['AwardRequest']>;

const medals: SalonAward[] = salonCompetition.imageTypes.flatMap(({ code: type, title: { hu, en } }) => [
  { kind: 'PLACE', place: 1, type, title: { hu: `${hu}: 1. díj`, en: `${en}: first prize` } },
  { kind: 'PLACE', place: 2, type, title: { hu: `${hu}: 2. díj`, en: `${en}: second prize` } },
  { kind: 'MENTION', type, title: { hu: `${hu}: oklevél`, en: `${en}: honourable mention` } },
]);

/** The awards of the salon, in their order. */
export const salonAwards: SalonAward[] = [
  ...medals,
  { kind: 'SPECIAL', title: { hu: 'A szövetség különdíja', en: 'Special prize of the federation' } },
  { kind: 'BEST_AUTHOR', title: { hu: 'A szalon legjobb szerzője', en: 'Best author of the salon' } },
];

export const upcomingCompetition: CompetitionText & {
  imageTypes: Schemas['ImageType'][];
  minPoint: number;
  maxPoint: number;
} = {
  title: { hu: 'Az utca meséi', en: 'Tales of the street' },
  description: {
    hu: `Hétköznapi pillanatok rendkívüli szemmel.

1. **Utca**: emberek, helyzetek, véletlenek; legfeljebb három kép
2. **Természet a városban**: ami a betonon is megél; legfeljebb két kép

A szavazás ezúttal **1–10 pontos**. Kérjük, a lefényképezettek méltóságát tartsátok tiszteletben.`,
    en: `Everyday moments seen with an uncommon eye.

1. **Street**: people, situations, coincidences; up to three photos
2. **Nature in the city**: whatever thrives on concrete; up to two photos

This time votes run from **1 to 10 points**. Please respect the dignity of the people you photograph.`,
  },
  imageTypes: [
    { code: 'street', title: { hu: 'Utca', en: 'Street' }, slots: 3 },
    { code: 'nature', title: { hu: 'Természet a városban', en: 'Nature in the city' }, slots: 2 },
  ],
  minPoint: 1,
  maxPoint: 10,
};

/** Comments on pictures; none depends on the picture. */
export const remarks: readonly string[] = [
  'Gyönyörű fények, gratulálok!',
  'A kompozíció nagyon a helyén van.',
  'I love how calm this is.',
  'Talán egy kicsit szűkebb vágással még erősebb lenne.',
  'Ezt a falra tenném.',
  'Great use of the empty space.',
  'Hosszan el lehet nézni.',
  'Nálam ez a kategória legjobbja.',
  'The tones remind me of old prints.',
  'Hol készült? Én is szívesen elmennék oda.',
  'Kicsit sötétnek érzem a bal alsó sarkot, de lehet, hogy csak az én monitorom.',
  'Simple and strong.',
  'A ritmus viszi a képet.',
  'Nekem ez az idei kedvencem.',
  'What lens did you use here?',
  'Látszik, hogy megvártad a pillanatot.',
  'Háromszor visszalapoztam hozzá, mielőtt pontoztam.',
  'I would have cropped the top a little, but what do I know.',
  'Bátor vágás, és működik.',
  'Elsőre átsiklottam rajta, másodszorra nem engedett el.',
  'You can almost feel the temperature.',
  'Jó látni, hogy valaki nem húzta túl a színeket.',
  'A technikai rész hibátlan, az érzés nekem most kicsit távoli.',
  'This made me want to get up early tomorrow.',
  'Állványról készült? Nagyon éles a közepe.',
  'Köszönöm, hogy megmutattad!',
  'The longer I look, the more I find.',
  'Anyukám megkérdezte, festmény-e. Szerintem ez dicséret.',
  'Semmi fölösleges nincs rajta.',
  'Bit heavy on the vignette for my taste, lovely otherwise.',
  'Erre a fényre évente egyszer van esély.',
  'Five points, and I do not give those away lightly.',
  'Az a kis részlet ott a szélén! Véletlen vagy szándékos?',
  'I was there last spring and came home with nothing like this.',
  'Monokrómban is megnézném.',
  'Irigykedem, de jó értelemben.',
];
