import { InMemoryCache, type FieldReadFunction, type Reference } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Finds by its id what another query has read already; an answer of null, for "there is none", stays null. */
const byId =
  (typename: string): FieldReadFunction<Reference | null> =>
  (existing, { args, toReference }) =>
    existing === undefined ? toReference({ __typename: typename, id: args?.['id'] }) : existing;

/** The client's copy of what it has read; a feed grows as its pages arrive, whatever the page size. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          archivedCompetitions: relayStylePagination(),
          competition: byId('Competition'),
          image: byId('Image'),
        },
      },
      Competition: { fields: { images: relayStylePagination(['type', 'sort']) } },
      Image: { fields: { comments: relayStylePagination() } },
      MailSubscription: { keyFields: ['list'] },
      Template: { keyFields: ['id', 'locale'] },
      VotingInfo: { keyFields: ['competitionId'] },
      Vote: { keyFields: ['imageId'] },
    },
  });
