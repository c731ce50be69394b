import type { components } from '@photo-competition/schema/rest';
import type { TemplateId } from '../generated/resolvers.ts';

type RestId = components['schemas']['TemplateId'];

/** The contract's ids of the templates by the graph's: a GraphQL enum value cannot have a hyphen. */
export const restIds = {
  ACTIVATION: 'activation',
  LOST_PASSWORD: 'lost-password',
  PASSWORD_CHANGED: 'password-changed',
  EMAIL_CHANGE: 'email-change',
  EMAIL_CHANGE_ASKED: 'email-change-asked',
  EMAIL_CHANGED: 'email-changed',
  COMMENT_MODERATED: 'comment-moderated',
  IMAGE_MODERATED: 'image-moderated',
  BALLOTS_EXCLUDED: 'ballots-excluded',
  BALLOTS_INCLUDED: 'ballots-included',
  VOTING_OPEN: 'voting-open',
  VOTES_SEALED: 'votes-sealed',
  JURY_INVITED: 'jury-invited',
  JURY_REMINDER: 'jury-reminder',
  JURY_ROUND_REMINDER: 'jury-round-reminder',
  RESULTS: 'results',
  NEWSLETTER: 'newsletter',
} as const satisfies Record<TemplateId, RestId>;

const graphIds = Object.fromEntries(Object.entries(restIds).map(([graph, rest]) => [rest, graph])) as {
  [G in TemplateId as (typeof restIds)[G]]: G;
};

/** The graph's id of a template. */
export const graphIdOf = <R extends RestId>(id: R): (typeof graphIds)[R] => graphIds[id];
