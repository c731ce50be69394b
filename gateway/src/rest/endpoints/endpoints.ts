import type { Callers } from './caller.ts';
import { adminCompetitionEndpoints } from './adminCompetition.ts';
import { adminUserEndpoints } from './adminUser.ts';
import { auditEndpoints } from './audit.ts';
import { authenticationEndpoints } from './authentication.ts';
import { competitionEndpoints } from './competition.ts';
import { emailEndpoints, subscriptionEndpoints } from './email.ts';
import { installationEndpoints } from './installation.ts';
import { localizationEndpoints, staticTextEndpoints } from './localization.ts';
import { moderationEndpoints } from './moderation.ts';
import { pulseEndpoints } from './pulse.ts';
import { templateEndpoints } from './template.ts';
import { userEndpoints } from './user.ts';
import { votingEndpoints } from './voting.ts';
import type { Uploader } from '../transports/upload.ts';

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
  moderation: moderationEndpoints,
  pulse: pulseEndpoints,
  installation: installationEndpoints,
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
