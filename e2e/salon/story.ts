/** What happens in the salon of the test: who enters what, and which mark each judge gives it. No score and no rank stands here. */

/** Judges in the order of the marks below, by their family names. */
export const judges = ['Nagy', 'Molnár', 'Balogh', 'Papp', 'Lakatos'] as const;
export type Judge = (typeof judges)[number];

/** Somebody who enters. */
export interface Entrant {
  username: string;
  lastName: string;
  firstName: string;
}

export const entrants: readonly Entrant[] = [
  { username: 'anna', lastName: 'Kiss', firstName: 'Anna' },
  { username: 'bela', lastName: 'Nagy', firstName: 'Bence' },
  { username: 'cili', lastName: 'Simon', firstName: 'Cili' },
  { username: 'dora', lastName: 'Takacs', firstName: 'Dalma' },
  { username: 'emil', lastName: 'Varga', firstName: 'Emil' },
  { username: 'fanni', lastName: 'Fekete', firstName: 'Flora' },
  { username: 'gabi', lastName: 'Horvath', firstName: 'Gabi' },
];

export const categories = [
  { code: 'colour', title: 'Színes' },
  { code: 'mono', title: 'Fekete-fehér' },
] as const;
export type Category = (typeof categories)[number]['code'];

/** A photo, and the marks that it is given, by judge; a dash where the judge gives none. */
export interface Entry {
  title: string;
  author: string;
  type: Category;
  marks: readonly (number | null)[];
}

const table = `
colour Kőhíd     anna   9 8  9 10  9
colour Vízesés   anna   7 7  6  8  -
colour Hajnal    cili   8 9  8  7  8
colour Malom     cili   5 6  5  4  -
colour Sirály    dora   8 8  9  9  -
colour Kikötő    dora   6 5  7  6  6
colour Szüret    emil   9 7 10  8  -
colour Zápor     emil   7 8  6  7  7
colour Tücsök    fanni  7 6  7  -  -
colour Köd       fanni  4 5  3  -  4
colour Nádas     bela   - 7  8  8  -
colour Pocsolya  gabi   5 5  4  6  -
mono   Lépcső    anna   6 7  6  6  -
mono   Torony    anna  10 9 10  9 10
mono   Kút       cili   3 4  3  3  -
mono   Árnyék    cili   7 7  8  7  7
mono   Kerítés   dora   6 5  6  5  -
mono   Cséplés   dora   5 5  5  5  5
mono   Orgona    emil   8 8  8  8  8
mono   Kapu      emil   2 3  2  4  -
mono   Harang    fanni  9 8  9  -  -
mono   Szénakazal fanni 6 6  5  -  -
mono   Fasor     bela   - 6  7  7  -
mono   Gyár      gabi   4 4  5  5  -
`;

export const entries: readonly Entry[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [type = '', title = '', author = '', ...marks] = line.split(/\s+/);
    return {
      type: type as Category,
      title,
      author,
      marks: marks.map((mark) => (mark === '-' ? null : Number(mark))),
    };
  });

/** The lowest and the highest point, and how many per cent should be accepted. */
export const scale = { least: 1, most: 10, aim: 40 };

/** The judge who is ill half-way; the marks given until then stay. */
export const ill: Judge = 'Lakatos';
/** Whose photos the organisers keep from a judge: the photographer is family. */
export const family = { judge: 'Papp', author: 'fanni' } as const;
/** The photo from which a judge withdraws after having marked it. */
export const known = { judge: 'Balogh', title: 'Szüret' } as const;
/** A photo that a judge stars, and what one writes about another. */
export const starred = { judge: 'Balogh', title: 'Kerítés' } as const;
export const remarked = { judge: 'Molnár', title: 'Hajnal', text: 'A köd és a fény együtt viszi a képet.' } as const;
/** The judge with the chair. */
export const chair: Judge = 'Molnár';
/** Those who judge on a phone, by touch. */
export const onPhone: readonly Judge[] = ['Nagy', 'Papp'];

/** The photo that is disqualified after the judging: it has an award by then. */
export const disqualified = 'Sirály';

/** How the accepted ones are chosen: the scores that the organiser moves the lines by, from where they stand at first. */
export const moves: Readonly<Record<Category, number>> = { colour: 2, mono: 0 };

/** What is awarded, in the order of the list. */
export interface Prize {
  kind: 'PLACE' | 'MENTION' | 'JUDGES_CHOICE' | 'BEST_AUTHOR';
  title: string;
  type: Category | null;
  most: number;
  place?: number;
}

export const prizes: readonly Prize[] = [
  { kind: 'PLACE', title: 'Aranydíj', type: 'colour', most: 1, place: 1 },
  { kind: 'PLACE', title: 'Ezüstdíj', type: 'colour', most: 1, place: 2 },
  { kind: 'MENTION', title: 'Elismerés', type: 'colour', most: 2 },
  { kind: 'PLACE', title: 'Nagydíj', type: 'mono', most: 1, place: 1 },
  { kind: 'JUDGES_CHOICE', title: 'Balogh Iván díja', type: null, most: 1 },
  { kind: 'BEST_AUTHOR', title: 'Az év szerzője', type: null, most: 1 },
];
/** The photo that one judge has chosen. */
export const choice = 'Harang';
