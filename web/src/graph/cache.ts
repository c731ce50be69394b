import { InMemoryCache, type FieldReadFunction, type Reference } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Field policy that reads an object from the cache by its number argument; a stored null ("there is none") stays null. */
const byNumber =
  (typename: string): FieldReadFunction<Reference | null> =>
  (existing, { args, toReference }) =>
    existing === undefined ? toReference({ __typename: typename, number: args?.['number'] }) : existing;

/**
 * Field policy of a feed: pages are merged into one list (Relay connections). A null in place of the first page, which is what a
 * hidden feed answers, is stored as null; in place of a later page it leaves what is there.
 */
function feed(keyArgs: string[] | false = false): ReturnType<typeof relayStylePagination> {
  const policy = relayStylePagination(keyArgs);
  const { merge } = policy;
  if (typeof merge !== 'function') return policy;
  return {
    ...policy,
    merge(existing, incoming, options) {
      if (incoming !== null) return merge(existing, incoming, options);
      return options.args?.['after'] ? (existing ?? null) : null;
    },
  };
}

/** The normalized cache; pages of a feed are merged into one list, whatever their size. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          // One, whatever versions were asked for with it.
          adminPulse: { keyArgs: false, merge: false },
          archivedCompetitions: feed(['direction']),
          archivedEntries: feed(),
          competition: byNumber('Competition'),
          image: byNumber('Image'),
        },
      },
      // By number: a page begins with the one of its address.
      Competition: { keyFields: ['number'], fields: { images: feed(['type', 'sort']) } },
      Image: { keyFields: ['number'], fields: { comments: feed() } },
      // Winners of an award are one list, and so are those next in order.
      AdminAward: { fields: { winners: { merge: false }, next: { merge: false } } },
      // Parts of a page each read a part of the one jury that a competition has.
      Jury: { merge: true },
      JuryDesk: { keyFields: ['round', ['number']] },
      // A round numbers its photos by itself.
      JuryPhoto: { keyFields: ['roundNumber', 'number'] },
      // There is one.
      Site: { keyFields: [] },
      MailSubscription: { keyFields: ['list'] },
      Template: { keyFields: ['id', 'locale'] },
      // A competition and an account may have one id.
      WatchedVersion: { keyFields: false },
      VotingInfo: { keyFields: ['competitionNumber'] },
      Vote: { keyFields: ['imageNumber'] },
    },
  });
