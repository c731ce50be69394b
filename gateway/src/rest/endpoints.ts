import type { Callers } from './caller.ts';
import { adminCompetitionEndpoints } from './endpoints/adminCompetition.ts';
import { authenticationEndpoints } from './endpoints/authentication.ts';
import { competitionEndpoints } from './endpoints/competition.ts';
import { userEndpoints } from './endpoints/user.ts';
import { votingEndpoints } from './endpoints/voting.ts';
import type { Uploader } from './upload.ts';

/** Every REST call, bound to one request. */
export const endpointsOf = (callers: Callers, upload: Uploader) => ({
  authentication: authenticationEndpoints(callers),
  competition: competitionEndpoints(callers),
  voting: votingEndpoints(callers),
  adminCompetition: adminCompetitionEndpoints(callers),
  user: userEndpoints(callers),
  upload,
});

export type Endpoints = ReturnType<typeof endpointsOf>;
