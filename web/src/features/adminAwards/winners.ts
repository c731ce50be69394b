import type { ListedAwardFragment } from './generated/graphql.ts';

/** A winner as the mutation takes it. */
export interface NamedWinner {
  imageNumber?: number;
  accountId?: string;
  note?: string;
}

type Award = Pick<ListedAwardFragment, 'most' | 'winners'>;

/** Whether two name the same photo or the same author. */
export const isSame = (a: NamedWinner, b: NamedWinner): boolean =>
  a.imageNumber === b.imageNumber && a.accountId === b.accountId;

const named = ({ image, author, note }: Award['winners'][number]): NamedWinner[] => {
  const beside = note ? { note } : {};
  if (image) return [{ imageNumber: image.number, ...beside }];
  return author ? [{ accountId: author.id, ...beside }] : [];
};

/** The winner as it is named; an author whose account is deleted has no name. */
export const nameOf = ({ image, author }: Pick<Award['winners'][number], 'image' | 'author'>): NamedWinner =>
  image ? { imageNumber: image.number } : author ? { accountId: author.id } : {};

/** The list of winners with another one. Where there is no room, photos that are hidden since make it. */
export function givenTo({ winners, most }: Award, winner: NamedWinner): NamedWinner[] {
  const kept = winners.length < most ? winners : winners.filter(({ told }) => told);
  return [...kept.flatMap(named), winner];
}

/** The list of winners without one of them. */
export const takenFrom = ({ winners }: Pick<Award, 'winners'>, winner: NamedWinner): NamedWinner[] =>
  winners.flatMap(named).filter((one) => !isSame(one, winner));

/** Whether the award is a winner's. */
export const hasAward = ({ winners }: Pick<Award, 'winners'>, winner: NamedWinner): boolean =>
  winners.flatMap(named).some((one) => isSame(one, winner));
