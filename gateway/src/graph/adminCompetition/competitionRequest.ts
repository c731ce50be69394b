import type { CompetitionRequest } from '@photo-competition/schema/rest';
import type { CreateCompetitionInput } from '../generated/resolvers.ts';

/** A competition's content as the contract takes it, which fills in itself what the input leaves out. */
export function competitionRequest(input: CreateCompetitionInput): CompetitionRequest {
  // An optional field may be null in the graph, but not in the contract; there the defaults make the type ask for it.
  const said = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(said) as CompetitionRequest;
}
