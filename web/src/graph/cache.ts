import { InMemoryCache, type FieldReadFunction, type Reference } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Field policy that reads an object from the cache by its id argument; a stored null ("there is none") stays null. */
const byId =
  (typename: string): FieldReadFunction<Reference | null> =>
  (existing, { args, toReference }) =>
    existing === undefined ? toReference({ __typename: typename, id: args?.['id'] }) : existing;

/** The normalized cache; pages of a feed are merged into one list, whatever their size. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          archivedCompetitions: relayStylePagination(['direction']),
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
