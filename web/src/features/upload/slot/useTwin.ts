import { useEffect, useState } from 'react';
import { readFileDraft } from '../../../drafts/fileDrafts.ts';
import { areAlike, readLikeness, type Likeness } from '../batch/likeness.ts';
import { slotName } from '../batch/spread.ts';
import { useEntryLikenesses, type Likenesses } from '../batch/useEntryLikenesses.ts';
import { keyOf } from '../batch/useStaged.ts';
import type { SlotEntryFragment } from '../entry/generated/graphql.ts';

interface Own {
  competitionNumber: number;
  /** The slot whose page it is. */
  slot: string;
  /** All slots of the competition. */
  slots: readonly string[];
  /** The entries in them. */
  entries: readonly SlotEntryFragment[];
}

/** Likenesses of photos that are chosen for slots without an entry and not sent. */
function useDraftLikenesses(competitionNumber: number, slots: readonly string[], needed: boolean): Likenesses {
  const [known, setKnown] = useState<Likenesses>({});
  const names = slots.join(' ');
  useEffect(() => {
    if (!needed) return;
    let gone = false;
    for (const slot of names.split(' ').filter(Boolean))
      void readFileDraft(keyOf(competitionNumber, slot))
        .then((file) => file && readLikeness(file))
        .then((likeness) => {
          if (!gone) setKnown((before) => ({ ...before, [slot]: likeness }));
        });
    return () => {
      gone = true;
    };
  }, [competitionNumber, names, needed]);
  return known;
}

/** The own other slot whose entry, or chosen photo, looks like a chosen photo; null when there is none. */
export function useTwin(file: File | null, { competitionNumber, slot, slots, entries }: Own): string | null {
  const [seen, setSeen] = useState<{ file: File; likeness: Likeness | null } | null>(null);
  useEffect(() => {
    if (!file) return;
    let gone = false;
    void readLikeness(file).then((likeness) => {
      if (!gone) setSeen({ file, likeness });
    });
    return () => {
      gone = true;
    };
  }, [file]);
  const others = entries.filter((entry) => slotName(entry.type, entry.slot ?? 0) !== slot);
  const filled = new Set(entries.map((entry) => slotName(entry.type, entry.slot ?? 0)));
  const empty = slots.filter((name) => name !== slot && !filled.has(name));
  const ofEntries = useEntryLikenesses(others, file !== null);
  const ofDrafts = useDraftLikenesses(competitionNumber, empty, file !== null);
  const likeness = seen?.file === file ? seen?.likeness : null;
  if (!likeness) return null;
  const twin = Object.entries({ ...ofDrafts, ...ofEntries }).find(([, other]) => other && areAlike(other, likeness));
  return twin?.[0] ?? null;
}
