import { useEffect, useState } from 'react';
import { observedFetch } from '../../../connection/observedFetch.ts';
import { session } from '../../../session/session.ts';
import { slotName } from './spread.ts';
import type { SlotEntryFragment } from '../entry/generated/graphql.ts';
import { readLikeness, type Likeness } from './likeness.ts';

/** Likenesses of pictures, by slot. */
export type Likenesses = Readonly<Record<string, Likeness | null>>;

type Entry = Pick<SlotEntryFragment, 'type' | 'slot' | 'thumb'>;

/** Likeness of an own entry, from its small derivative; null when it cannot be read: the service compares, too. */
async function likenessOfEntry(address: string): Promise<Likeness | null> {
  const token = session.token();
  try {
    const response = await observedFetch(address, {
      headers: { accept: 'image/webp,image/jpeg', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    });
    return response.ok ? await readLikeness(await response.blob()) : null;
  } catch {
    return null;
  }
}

/**
 * Likenesses of the existing entries, by slot, so that a chosen photo can be compared before it is sent.
 * @param needed whether there is a chosen photo; nothing is fetched before
 */
export function useEntryLikenesses(entries: readonly Entry[], needed: boolean): Likenesses {
  const [known, setKnown] = useState<Readonly<Record<string, Likeness | null>>>({});
  const addresses = entries.map(({ thumb }) => thumb).join(' ');

  useEffect(() => {
    if (!needed) return;
    let gone = false;
    for (const address of addresses.split(' ').filter(Boolean))
      void likenessOfEntry(address).then((likeness) => {
        if (!gone) setKnown((before) => ({ ...before, [address]: likeness }));
      });
    return () => {
      gone = true;
    };
  }, [addresses, needed]);

  return Object.fromEntries(
    entries.flatMap(({ type, slot, thumb }) => (slot === null ? [] : [[slotName(type, slot), known[thumb] ?? null]])),
  );
}
