import { acceptedBy, byOrder, numbersOf, scored, type Facts, type Scored, type Score } from './reckoning.ts';
import { categories, prizes } from './story.ts';

/** What the salon has come to. */
export interface Outcome {
  id: number;
  facts: Facts;
  lines: Readonly<Record<string, Score>>;
  /** Titles of the photos that have each award, and of the best author the username. */
  winners: ReadonlyMap<string, readonly string[]>;
  nameOf: (username: string) => string;
}

/** Photos that are still in the salon. */
const remaining = ({ facts }: Outcome) => facts.photos.filter(({ title }) => !facts.hidden.includes(title));

export const acceptedIn = ({ facts, lines }: Outcome): Scored[] => acceptedBy(scored(facts), lines);

/** Titles of accepted photos of a category as the catalogue has them: awarded ones by the list of awards, the others by author. */
export function catalogueOrder(outcome: Outcome, code: string): Scored[] {
  const rank = ({ title }: Scored) => {
    const at = prizes.findIndex((prize) => outcome.winners.get(prize.title)?.includes(title));
    return at < 0 ? prizes.length : at;
  };
  const byName = new Intl.Collator('hu').compare;
  return acceptedIn(outcome)
    .filter(({ type }) => type === code)
    .sort(
      (a, b) =>
        rank(a) - rank(b) || byName(outcome.nameOf(a.author), outcome.nameOf(b.author)) || byName(a.title, b.title),
    );
}

const awardsOf = (outcome: Outcome, title: string): string[] =>
  prizes.filter((prize) => outcome.winners.get(prize.title)?.includes(title)).map((prize) => prize.title);

/** Rows of the table of the jury, in the order of the file. */
export function juryRows(outcome: Outcome): string[] {
  const all = scored(outcome.facts);
  const accepted = acceptedIn(outcome).map(({ title }) => title);
  return all.map((photo) => {
    const { title, type, score } = photo;
    const rank = 1 + all.filter((one) => one.type === type && byOrder(one, photo) < 0).length;
    return [type, title, score.sum, score.points.length, accepted.includes(title) ? 1 : 0, rank].join(' ');
  });
}

/** Rows of the table of the catalogue: photos, then the numbers of their category, then the best authors. */
export function catalogueRows(outcome: Outcome, imageIds: ReadonlyMap<string, number>): string[] {
  const accepted = acceptedIn(outcome);
  const rows = categories.flatMap(({ code }) => {
    const { photos, authors, accepted: n, acceptedAuthors } = numbersOf(remaining(outcome), accepted, code);
    const listed = catalogueOrder(outcome, code).map((photo) => {
      const awards = awardsOf(outcome, photo.title).join('; ');
      const names = outcome.nameOf(photo.author).split(' ');
      return [code, imageIds.get(photo.title), ...names, photo.title, ...(awards ? [awards, awards] : [])].join(' | ');
    });
    return [...listed, [code, authors, photos, acceptedAuthors, n].join(' | ')];
  });
  const best = prizes
    .filter(({ kind }) => kind === 'BEST_AUTHOR')
    .flatMap(({ title }) => {
      const [username = ''] = outcome.winners.get(title) ?? [];
      return [...outcome.nameOf(username).split(' '), title, title].join(' | ');
    });
  return [...rows, ...best];
}
