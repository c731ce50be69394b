import type { CompetitionRequest } from '@photo-competition/schema/rest';
import type { CreateCompetitionInput } from '../generated/resolvers.ts';

/** A competition's content as the contract takes it. The service fills in what the input leaves out. */
export function competitionRequest(input: CreateCompetitionInput): CompetitionRequest {
  // The contract knows no null, and its generated type requires fields that have a default.
  const said = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(said) as CompetitionRequest;
}
