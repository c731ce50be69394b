import type { Callers } from './caller.ts';
import { adminCompetitionEndpoints } from './endpoints/adminCompetition.ts';
import { adminUserEndpoints } from './endpoints/adminUser.ts';
import { auditEndpoints } from './endpoints/audit.ts';
import { authenticationEndpoints } from './endpoints/authentication.ts';
import { competitionEndpoints } from './endpoints/competition.ts';
import { emailEndpoints, subscriptionEndpoints } from './endpoints/email.ts';
import { localizationEndpoints, staticTextEndpoints } from './endpoints/localization.ts';
import { templateEndpoints } from './endpoints/template.ts';
import { userEndpoints } from './endpoints/user.ts';
import { votingEndpoints } from './endpoints/voting.ts';
import type { Uploader } from './upload.ts';

/** Every REST call, by domain. */
const domains = {
  authentication: authenticationEndpoints,
  competition: competitionEndpoints,
  voting: votingEndpoints,
  adminCompetition: adminCompetitionEndpoints,
  adminUser: adminUserEndpoints,
  audit: auditEndpoints,
  email: emailEndpoints,
  subscription: subscriptionEndpoints,
  localization: localizationEndpoints,
  staticText: staticTextEndpoints,
  template: templateEndpoints,
  user: userEndpoints,
};
type Domains = typeof domains;

/** Every REST call, bound to one request. */
export type Endpoints = { readonly [D in keyof Domains]: ReturnType<Domains[D]> } & { readonly upload: Uploader };

/** Binds the calls of a domain when the first of them is made: few requests need more than one. */
class BoundEndpoints {
  readonly callers: Callers;
  readonly upload: Uploader;
  readonly bound: Partial<Record<string, unknown>> = {};

  constructor(callers: Callers, upload: Uploader) {
    this.callers = callers;
    this.upload = upload;
  }
}
for (const [name, bind] of Object.entries(domains)) {
  Object.defineProperty(BoundEndpoints.prototype, name, {
    get(this: BoundEndpoints) {
      return (this.bound[name] ??= bind(this.callers));
    },
  });
}

/** Binds them. */
export const endpointsOf = (callers: Callers, upload: Uploader): Endpoints =>
  // Its prototype has a getter for each domain.
  new BoundEndpoints(callers, upload) as unknown as Endpoints;
