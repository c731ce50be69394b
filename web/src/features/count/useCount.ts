import type { ErrorLike } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { CountDocument, type CountFactsFragment, type CountQuery } from './generated/graphql.ts';

/** Data that the count of a competition is repeated with. */
export type CountFacts = CountFactsFragment;

/** A competition with its count; the count is null while there is no log. */
export type CountedCompetition = NonNullable<CountQuery['competition']>;

/** Data that the page starts with. Undefined while it is read; null when there is no such competition. */
export interface CountRead {
  competition: CountedCompetition | null | undefined;
  error: ErrorLike | undefined;
  retry: () => void;
}

/** Reads the count of a competition: always anew, so that heads are those of now. */
export function useCount(number: number): CountRead {
  const client = useApolloClient();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Omit<CountRead, 'retry'>>({ competition: undefined, error: undefined });
  useEffect(() => {
    let stopped = false;
    client.query({ query: CountDocument, variables: { number }, fetchPolicy: 'no-cache' }).then(
      ({ data }) => stopped || setState({ competition: data?.competition ?? null, error: undefined }),
      (error: ErrorLike) => stopped || setState({ competition: undefined, error }),
    );
    return () => {
      stopped = true;
    };
  }, [client, number, attempt]);
  return {
    ...state,
    retry: () => {
      setState({ competition: undefined, error: undefined });
      setAttempt((number) => number + 1);
    },
  };
}
