import type { components } from '@photo-competition/schema/rest';
import type { SceneName } from './pictures/drawPicture.ts';

type Schemas = components['schemas'];

/** The password of every demo account; printed at each start. */
export const demoPassword = 'szep-kepek-42';

/** The people of the demo; usernames are `entrant01` and on, in this order. */
export const entrants: { firstName: string; lastName: string; locale: Schemas['Locale'] }[] = [
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

/** What a competition is called and about. */
interface CompetitionText {
  title: Schemas['LocalizedText'];
  description: Schemas['LocalizedLongText'];
}

export const archivedCompetition: CompetitionText = {
  title: { hu: 'Évszakok', en: 'Seasons' },
  description: {
    hu: 'Egy év képekben: **ködös őszi reggelek, nyári esték, téli csend**. A zsűri a résztvevők közössége volt; az eredmények alább láthatók.',
    en: 'A year in pictures: **misty autumn mornings, summer evenings, the silence of winter**. The entrants were the jury; the results are below.',
  },
};

export const votingCompetition: CompetitionText = {
  title: { hu: 'Fények és árnyak', en: 'Light and shadow' },
  description: {
    hu: 'Mutasd meg, mit tesz a fény a világgal! **Színes** és **fekete-fehér** kategóriában, kategóriánként négy képpel lehetett nevezni.\n\nMost a szavazás folyik: minden képre 1–5 pont adható, a szerzők az eredményhirdetésig rejtve maradnak.',
    en: 'Show what light does to the world! Up to four photos could be entered in **colour** and in **monochrome**.\n\nVoting is open: each photo takes 1–5 points, and authors stay hidden until the results.',
  },
};

export const upcomingCompetition: CompetitionText & { imageTypes: Schemas['ImageType'][] } = {
  title: { hu: 'Az utca meséi', en: 'Tales of the street' },
  description: {
    hu: 'Hétköznapi pillanatok rendkívüli szemmel. **Utca** és **természet a városban** kategória, 1–10 pontos szavazás.',
    en: 'Everyday moments seen with an uncommon eye. Categories **street** and **nature in the city**, votes from 1 to 10 points.',
  },
  imageTypes: [
    { code: 'street', title: { hu: 'Utca', en: 'Street' }, slots: 3 },
    { code: 'nature', title: { hu: 'Természet a városban', en: 'Nature in the city' }, slots: 2 },
  ],
};

/** Titles of pictures, by what is on them. */
export const titles: Record<SceneName, readonly string[]> = {
  hills: [
    'Dombok hátán',
    'Az utolsó fény',
    'Kék óra a Mátrában',
    'Rétegek',
    'Layers of evening',
    'Párában úszó hegyek',
    'Hazafelé',
    'Alkonyi hullámok',
  ],
  lake: [
    'Tükör',
    'Csend a tavon',
    'Fenn és lenn',
    'Two worlds',
    'Reggeli nyugalom',
    'A hegy két arca',
    'Still water',
    'Szélcsend',
  ],
  sea: [
    'Aranyhíd',
    'A nap útja',
    'Horizon',
    'Sós levegő',
    'Lassú hullámok',
    'Nyugvó nap',
    'Before the night',
    'Egy nap vége',
  ],
  dunes: [
    'Homokvonalak',
    'A szél rajza',
    'Soft edges',
    'Sivatagi fény',
    'Hullámzó arany',
    'Nyomok nélkül',
    'Wind drawings',
  ],
  forest: [
    'Ködben',
    'Fák között',
    'Into the mist',
    'Bükkös hajnal',
    'Az erdő lélegzik',
    'Fénycsíkok',
    'Novemberi séta',
    'Katedrális',
  ],
  night: [
    'Éjszakai műszak',
    'City lights',
    'Holdfény a part felett',
    'Ablakok',
    'Amíg a város alszik',
    'Neon és csillagok',
    'Late trains',
  ],
  facade: [
    'Szomszédok',
    'Rend és ritmus',
    'Windows',
    'Délutáni árnyék',
    'Ötödik emelet',
    'Valaki otthon van',
    'Facade no. 7',
  ],
  bridge: ['Húrok', 'Átkelés', 'Tension', 'A híd hárfája', 'Pillér', 'Vonalak az égen'],
  waves: ['Fényszálak', 'Selyem', 'Currents', 'Hangok képe', 'Áramlás', 'Aurora', 'Zene szavak nélkül'],
  bokeh: ['Karácsonyi vásár', 'Életlen boldogság', 'Out of focus', 'Eső utáni fények', 'Szentjánosbogarak', 'Ünnep'],
  stones: ['Kövek beszéde', 'Patakmeder', 'Pebbles', 'Egyforma kettő sincs', 'Szürke ötven', 'Parti mozaik'],
};

/** What stands below some of the pictures. */
export const descriptions: readonly string[] = [
  '',
  '',
  'Hajnali öt óra, harminc fok, és senki más a környéken.',
  'Egyetlen expozíció, semmi utómunka a kontraszton kívül.',
  'I waited forty minutes for the light to break through.',
  'A kedvenc helyem, tíz perc sétára otthonról.',
  'Kézből, a korlátnak támaszkodva.',
  'Taken on the last day of the trip, when I had almost packed the camera away.',
];

/** What people say about them. */
export const remarks: readonly string[] = [
  'Gyönyörű fények, gratulálok!',
  'A kompozíció nagyon a helyén van.',
  'I love how calm this is.',
  'Talán egy kicsit szűkebb vágással még erősebb lenne.',
  'Ezt a falra tenném.',
  'Great use of the foreground.',
  'Hosszan el lehet nézni.',
  'A színek adják a hangulatát, fekete-fehérben nem működne.',
  'The tones remind me of old prints.',
  'Hol készült? Én is szívesen elmennék oda.',
  'Kicsit sötétnek érzem a bal alsó sarkot.',
  'Simple and strong.',
  'A ritmus viszi a képet.',
  'Nekem ez az idei kedvencem.',
  'What lens did you use here?',
  'Látszik, hogy megvártad a pillanatot.',
];
