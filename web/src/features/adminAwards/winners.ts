import type { ListedAwardFragment } from './generated/graphql.ts';

/** A winner as the mutation takes it. */
export interface NamedWinner {
  imageNumber?: number;
  accountId?: string;
  note?: string;
}

type Award = Pick<ListedAwardFragment, 'most' | 'winners'>;

const named = ({ image, author, note }: Award['winners'][number]): NamedWinner[] => {
  const beside = note ? { note } : {};
  if (image) return [{ imageNumber: image.number, ...beside }];
  return author ? [{ accountId: author.id, ...beside }] : [];
};

/** The list of winners with another one. Where there is no room, photos that are hidden since make it. */
export function givenTo({ winners, most }: Award, winner: NamedWinner): NamedWinner[] {
  const kept = winners.length < most ? winners : winners.filter(({ told }) => told);
  return [...kept.flatMap(named), winner];
}

/** The list of winners without the one at a place of it. */
export const takenFrom = ({ winners }: Award, place: number): NamedWinner[] =>
  winners.filter((_, at) => at !== place).flatMap(named);
