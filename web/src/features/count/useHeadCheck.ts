import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { CountConsistencyDocument } from './generated/graphql.ts';
import { keepHead, keptHead, type KeptHead } from './headStore.ts';
import type { HeadVerdict } from './recount/keptHead.ts';
import type { CountFacts } from './useCount.ts';
import type { RecounterHolder } from './useRecounter.ts';

/** Result of the comparison of the kept head with the newest one. */
export interface HeadCheck {
  verdict: HeadVerdict | 'notChecked';
  /** The head that had been kept before. */
  kept: KeptHead | null;
}

/** Verdicts that are evidence against the service. */
export const isBadVerdict = (verdict: HeadCheck['verdict']) =>
  verdict === 'unsigned' || verdict === 'otherKey' || verdict === 'shrunk' || verdict === 'rewritten';

async function proofOf(client: ApolloClient, number: number, from: number, to: number): Promise<readonly string[]> {
  if (from >= to) return [];
  const variables = { number, from, to };
  const { data } = await client.query({ query: CountConsistencyDocument, variables, fetchPolicy: 'no-cache' });
  const hashes = data?.competition?.count?.consistency;
  if (!hashes) throw new Error('The proof could not be read.');
  return hashes;
}

async function check(client: ApolloClient, number: number, count: CountFacts, { get }: RecounterHolder) {
  const newest = count.heads.at(-1);
  const kept = await keptHead(String(number)).catch(() => null);
  if (!newest) return { verdict: 'notChecked', kept } as const;
  const proof = kept ? await proofOf(client, number, kept.size, newest.size) : [];
  const keys = count.keys.map(({ publicKey }) => publicKey);
  const heads = { competition: number, keys, newest: newest.note, kept: kept?.note ?? null, proof };
  const verdict = await get().compareHeads(heads);
  if (verdict === 'first' || verdict === 'grown')
    await keepHead({ competitionId: String(number), note: newest.note, size: newest.size, at: newest.at }).catch(
      () => undefined,
    );
  return { verdict, kept };
}

/** Compares the newest head with the kept one, and keeps it in its place where it continues that. Null meanwhile. */
export function useHeadCheck(number: number, count: CountFacts, recounter: RecounterHolder): HeadCheck | null {
  const client = useApolloClient();
  const [found, setFound] = useState<HeadCheck | null>(null);
  useEffect(() => {
    let stopped = false;
    check(client, number, count, recounter)
      .catch(async (): Promise<HeadCheck> => ({
        verdict: 'notChecked',
        kept: await keptHead(String(number)).catch(() => null),
      }))
      .then((made) => stopped || setFound(made));
    return () => {
      stopped = true;
    };
  }, [client, number, count, recounter]);
  return found;
}
