import type { Callers } from './caller.ts';
import { adminCompetitionEndpoints } from './adminCompetition.ts';
import { adminUserEndpoints } from './adminUser.ts';
import { auditEndpoints } from './audit.ts';
import { authenticationEndpoints } from './authentication.ts';
import { competitionEndpoints } from './competition.ts';
import { countEndpoints } from './count.ts';
import { emailEndpoints, subscriptionEndpoints } from './email.ts';
import { exclusionEndpoints } from './exclusion.ts';
import { observerEndpoints } from './observer.ts';
import { juryEndpoints } from './jury.ts';
import { installationEndpoints } from './installation.ts';
import { localizationEndpoints, staticTextEndpoints } from './localization.ts';
import { moderationEndpoints } from './moderation.ts';
import { pulseEndpoints } from './pulse.ts';
import { siteEndpoints } from './site.ts';
import { templateEndpoints } from './template.ts';
import { userEndpoints } from './user.ts';
import { votingEndpoints } from './voting.ts';
import type { Uploader } from '../transports/upload.ts';

/** All REST calls by domain. */
const domains = {
  authentication: authenticationEndpoints,
  competition: competitionEndpoints,
  voting: votingEndpoints,
  count: countEndpoints,
  adminCompetition: adminCompetitionEndpoints,
  exclusion: exclusionEndpoints,
  observer: observerEndpoints,
  jury: juryEndpoints,
  adminUser: adminUserEndpoints,
  audit: auditEndpoints,
  email: emailEndpoints,
  subscription: subscriptionEndpoints,
  moderation: moderationEndpoints,
  pulse: pulseEndpoints,
  installation: installationEndpoints,
  site: siteEndpoints,
  localization: localizationEndpoints,
  staticText: staticTextEndpoints,
  template: templateEndpoints,
  user: userEndpoints,
};
type Domains = typeof domains;

/** All REST calls, bound to the callers of one request. */
export type Endpoints = { readonly [D in keyof Domains]: ReturnType<Domains[D]> } & { readonly upload: Uploader };

/** Binds the calls of a domain on first access: most requests use a single domain. */
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

/** Binds all REST calls to the callers of a request. */
export const endpointsOf = (callers: Callers, upload: Uploader): Endpoints =>
  // The getters on the prototype are not part of the class's type.
  new BoundEndpoints(callers, upload) as unknown as Endpoints;
