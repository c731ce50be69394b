import { askedId } from '../restInput.ts';

/** A competition, or a round of it, as inputs name them. */
export interface Named {
  competitionId?: string | null | undefined;
  roundId?: string | null | undefined;
}

/** The competition that an input names. */
export const competitionOf = ({ competitionId }: Named) => askedId(competitionId, 'competitionId');

/** The round that an input names, behind its competition. */
export const roundOf = (input: Named): [string, string] => [competitionOf(input), askedId(input.roundId, 'roundId')];
