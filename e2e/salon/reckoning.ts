/**
 * What the marks of the salon come to, reckoned from the marks alone by the rules of docs/product.md §15. It shares no code with the
 * product: the test holds each figure of a page against it.
 */

/** A mark as a judge has given it on the screen. */
export interface GivenMark {
  judge: string;
  title: string;
  point: number;
}

/** A photo as it was entered. */
export interface Photo {
  title: string;
  author: string;
  type: string;
}

/** What is known of the judging beside the marks. */
export interface Facts {
  photos: readonly Photo[];
  marks: readonly GivenMark[];
  /** Judges, and the photos that are not before them: own ones, those of their family, and those they have withdrawn from. */
  barred: readonly { judge: string; title: string }[];
  /** Photos that were disqualified since. */
  hidden: readonly string[];
}

/** A score: a sum of so many marks. */
export interface Score {
  sum: number;
  points: readonly number[];
}

/** Above 0 where `a` is the higher one. Whole numbers, so that equal ones are equal. */
export const compare = (a: Score, b: Score): number => a.sum * b.points.length - b.sum * a.points.length;

/** A photo with what its marks come to. */
export type Scored = Photo & { score: Score };

/** A mean as the pages write it in Hungarian: two decimals tell all scores of this salon apart. */
export const decimal = (number: number): string => number.toFixed(2).replace('.', ',');
export const mean = ({ sum, points }: Score): string => decimal(sum / points.length);

/** A share in per cent, with one decimal where it is not whole. */
export const percent = (part: number, of: number): string =>
  `${String(Math.round((1000 * part) / of) / 10).replace('.', ',')}%`;

const authorsOf = (photos: readonly Photo[]): number => new Set(photos.map(({ author }) => author)).size;

/** The larger share of marks at the highest point comes first, then at the next one. */
function byShares(a: Score, b: Score): number {
  for (let point = 100; point >= 0; point -= 1) {
    const [one, other] = [a, b].map(({ points }) => points.filter((given) => given === point).length) as [
      number,
      number,
    ];
    const order = one * b.points.length - other * a.points.length;
    if (order !== 0) return order;
  }
  return 0;
}

/** The photos that are not hidden, with their scores; those without a mark that counts have none here. */
export function scored({ photos, marks, barred, hidden }: Facts): Scored[] {
  return photos
    .filter(({ title }) => !hidden.includes(title))
    .map((photo) => {
      const points = marks
        .filter(({ title }) => title === photo.title)
        .filter(({ judge, title }) => !barred.some((one) => one.judge === judge && one.title === title))
        .map(({ point }) => point);
      return { ...photo, score: { sum: points.reduce((sum, point) => sum + point, 0), points } };
    })
    .filter(({ score }) => score.points.length > 0);
}

/** What a line at a score lets pass. */
export interface Step {
  score: Score;
  photos: number;
  photosFrom: number;
  authorsFrom: number;
}

/** The scores of a category from the highest on, each once. */
export function stepsOf(photos: readonly Scored[], type: string): Step[] {
  const own = photos.filter((photo) => photo.type === type).sort((a, b) => compare(b.score, a.score));
  const scores = own
    .map(({ score }) => score)
    .filter((score, at, all) => at === 0 || compare(all[at - 1] ?? score, score) !== 0);
  return scores.map((score) => {
    const passing = own.filter((photo) => compare(photo.score, score) >= 0);
    const photosAt = own.filter((photo) => compare(photo.score, score) === 0).length;
    return { score, photos: photosAt, photosFrom: passing.length, authorsFrom: authorsOf(passing) };
  });
}

/** The step with the most photos that are no more than so many per cent of the category. */
export function stepAtMost(steps: readonly Step[], photos: number, share: number): number {
  const allowed = steps.filter(({ photosFrom }) => 100 * photosFrom <= share * photos).length;
  return Math.max(0, allowed - 1);
}

/** Photos at or above the line of their category, the highest score first. */
export const acceptedBy = (photos: readonly Scored[], lines: Readonly<Record<string, Score>>): Scored[] =>
  inOrder(photos).filter(({ type, score }) => lines[type] !== undefined && compare(score, lines[type]) >= 0);

/** Below 0 where `a` comes before `b`: the higher score, then the larger shares of the higher points; 0 where they are equal. */
export const byOrder = (a: Scored, b: Scored): number => compare(b.score, a.score) || byShares(b.score, a.score);

/** The photos in the order of the jury. */
export const inOrder = (photos: readonly Scored[]): Scored[] => [...photos].sort(byOrder);

/** How the authors stand for the best one: accepted photos, then the sum of their scores, then awards. */
export function authorsInOrder(accepted: readonly Scored[], awardsOf: (title: string) => number) {
  // All marks of a salon have a common multiple of their numbers; in it, sums of scores are whole.
  const common = 60;
  const authors = [...new Set(accepted.map(({ author }) => author))].map((author) => {
    const own = accepted.filter((photo) => photo.author === author);
    const sum = own.reduce((total, { score }) => total + (common / score.points.length) * score.sum, 0);
    return {
      author,
      accepted: own.length,
      sum,
      written: decimal(sum / common),
      awards: own.reduce((total, { title }) => total + awardsOf(title), 0),
    };
  });
  return authors.sort((a, b) => b.accepted - a.accepted || b.sum - a.sum || b.awards - a.awards);
}

/** A category in numbers. */
export function numbersOf(photos: readonly Photo[], accepted: readonly Photo[], type: string) {
  const [all, chosen] = [photos, accepted].map((list) => list.filter((photo) => photo.type === type)) as [
    Photo[],
    Photo[],
  ];
  return { photos: all.length, authors: authorsOf(all), accepted: chosen.length, acceptedAuthors: authorsOf(chosen) };
}
