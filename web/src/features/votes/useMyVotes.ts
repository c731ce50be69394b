import type { ApolloClient, ErrorLike } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { currentVote } from '../../votes/currentVote.ts';
import { useVotes } from '../../votes/votes.ts';
import { MyVotesDocument, type MyVotesQuery } from './generated/graphql.ts';

type Competition = NonNullable<MyVotesQuery['competition']>;

/** A photo that can be voted on. */
export type VotablePhoto = NonNullable<Competition['images']>['nodes'][number];

/** Data that the votes of a competition are made of. */
export interface Read {
  competition: Omit<Competition, 'images'>;
  /** Photos of others. */
  photos: readonly VotablePhoto[];
}

/** The votes of the viewer in a competition, by point; those without a vote under null. Votes that wait to be sent count. */
export interface MyVotes {
  /** Undefined while it is read; null when there is no such competition. */
  read: Read | null | undefined;
  error: ErrorLike | undefined;
  retry: () => void;
  /** The viewer's vote on a photo. */
  pointOf: (photo: VotablePhoto) => number | null;
}

async function readPage(client: ApolloClient, number: number, after: string | null): Promise<Competition | null> {
  const variables = { number, after };
  // Not cached: the pages of the list itself are, under the same key, and would be replaced.
  const { data } = await client.query({ query: MyVotesDocument, variables, fetchPolicy: 'no-cache' });
  return data?.competition ?? null;
}

/** Reads every photo of a competition with the viewer's vote on it. */
export function useMyVotes(number: number): MyVotes {
  const client = useApolloClient();
  useVotes(({ kept }) => kept);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ read?: Read | null; error?: ErrorLike }>({});

  useEffect(() => {
    let stopped = false;
    const readAll = async () => {
      const photos: VotablePhoto[] = [];
      let after: string | null = null;
      do {
        const competition: Competition | null = await readPage(client, number, after);
        if (stopped) return;
        if (!competition) return setState({ read: null });
        photos.push(...(competition.images?.nodes ?? []).filter(({ own }) => !own));
        const page: { hasNextPage: boolean; endCursor: string | null } | undefined = competition.images?.pageInfo;
        after = page?.hasNextPage ? page.endCursor : null;
        if (after === null) setState({ read: { competition, photos } });
      } while (after !== null);
    };
    readAll().catch((error: ErrorLike) => {
      if (!stopped) setState({ error });
    });
    return () => {
      stopped = true;
    };
  }, [client, number, attempt]);

  return {
    read: state.read,
    error: state.error,
    retry: () => {
      setState({});
      setAttempt((number) => number + 1);
    },
    pointOf: (photo) => currentVote(client, photo),
  };
}
