import { useCallback, useEffect, useRef, useState } from 'react';
import { draftKey, readDraft, removeDraft, writeDraft } from '../../../drafts/drafts.ts';
import { readFileDraft, removeFileDraft, writeFileDraft } from '../../../drafts/fileDrafts.ts';
import { session } from '../../../session/session.ts';
import { problemOf, type FileProblem } from './inspectFile.ts';
import { areAlike, readLikeness, type Likeness } from './likeness.ts';
import type { Likenesses } from './useEntryLikenesses.ts';
import { spread, titleOf } from './spread.ts';

/** A photo that is chosen for a slot and not sent yet. */
export interface Staged {
  file: File;
  title: string;
  /** Problem of the file; null without one, undefined while it is looked at. */
  problem: FileProblem | null | undefined;
  /** Likeness of the photo; null while it is not known, and where it cannot be. */
  likeness: Likeness | null;
  /** Why the service has refused it; null when it has not. */
  refusal: string | null;
}

/** Chosen photos by slot. */
export type StagedPhotos = Readonly<Record<string, Staged>>;

/** Chosen photos, and acts on them. */
export interface StagedSlots {
  staged: StagedPhotos;
  /** Puts photos into free slots. @returns how many found none */
  add: (files: readonly File[], free: readonly string[], category?: string | null) => number;
  /** Changes a photo's title, or what came of it. */
  change: (slot: string, change: Partial<Pick<Staged, 'title' | 'refusal'>>) => void;
  /** Moves a photo to another free slot, or lets two change places. */
  move: (from: string, to: string) => void;
  remove: (slot: string) => void;
}

/** Subject of a slot's draft, on the overview and on the slot's own page. */
export const subjectOf = (competitionNumber: number, slot: string): string => `upload.${competitionNumber}.${slot}`;

/** The draft of a slot: the same that the slot's own page keeps. */
export const keyOf = (competitionNumber: number, slot: string): string =>
  draftKey(session.lastUser().id ?? 'visitor', subjectOf(competitionNumber, slot));

const fresh = (file: File, title: string): Staged => ({
  file,
  title,
  problem: undefined,
  likeness: null,
  refusal: null,
});

const without = (staged: StagedPhotos, slot: string): StagedPhotos =>
  Object.fromEntries(Object.entries(staged).filter(([name]) => name !== slot));

/**
 * The photos that are chosen for the slots of a competition. Each is kept as the draft of its slot, file and title, until it is
 * sent or removed: through a reload, and for the slot's own page.
 *
 * @param empty names of the slots without an entry
 * @param minLongerSide shortest longer side that the competition takes, in pixels
 */
export function useStaged(competitionNumber: number, empty: readonly string[], minLongerSide: number): StagedSlots {
  const [staged, setStaged] = useState<StagedPhotos>({});
  // As `staged`, for what happens between two renderings.
  const latest = useRef(staged);
  const set = useCallback((next: StagedPhotos) => {
    latest.current = next;
    setStaged(next);
  }, []);

  /** Looks at a file, and tells what was seen if it is still there. */
  const inspect = useCallback(
    (slot: string, file: File) => {
      const tell = (seen: Partial<Staged>) => {
        const present = latest.current[slot];
        if (present?.file === file) set({ ...latest.current, [slot]: { ...present, ...seen } });
      };
      void problemOf(file, minLongerSide)
        .catch(() => 'fileKind' as const)
        .then((problem) => {
          tell({ problem });
          // A picture of too many pixels is not unpacked.
          if (problem === null) void readLikeness(file).then((likeness) => tell({ likeness }));
        });
    },
    [minLongerSide, set],
  );

  const keep = useCallback(
    (slot: string, { file, title }: Staged) => {
      const key = keyOf(competitionNumber, slot);
      writeDraft(key, { title });
      void writeFileDraft(key, file);
    },
    [competitionNumber],
  );
  const forget = useCallback(
    (slot: string) => {
      const key = keyOf(competitionNumber, slot);
      removeDraft(key);
      void removeFileDraft(key);
    },
    [competitionNumber],
  );

  const names = empty.join(' ');
  useEffect(() => {
    let gone = false;
    for (const slot of names.split(' ').filter(Boolean)) {
      const key = keyOf(competitionNumber, slot);
      void readFileDraft(key).then((file) => {
        if (gone || !file || latest.current[slot]) return;
        const title = readDraft(key)?.['title'];
        set({ ...latest.current, [slot]: fresh(file, typeof title === 'string' ? title : '') });
        inspect(slot, file);
      });
    }
    return () => {
      gone = true;
    };
  }, [names, competitionNumber, inspect, set]);

  return {
    staged,
    add(files, free, category = null) {
      const { placed, left } = spread(files, free, category);
      const added = placed.map(([slot, file]) => [slot, fresh(file, titleOf(file.name))] as const);
      set({ ...latest.current, ...Object.fromEntries(added) });
      for (const [slot, photo] of added) {
        keep(slot, photo);
        inspect(slot, photo.file);
      }
      return left;
    },
    change(slot, change) {
      const photo = latest.current[slot];
      if (!photo) return;
      const changed = { ...photo, ...change };
      set({ ...latest.current, [slot]: changed });
      if (change.title !== undefined) writeDraft(keyOf(competitionNumber, slot), { title: change.title });
    },
    move(from, to) {
      const photo = latest.current[from];
      if (!photo || from === to) return;
      const other = latest.current[to];
      const rest = without(without(latest.current, from), to);
      set({ ...rest, [to]: photo, ...(other ? { [from]: other } : {}) });
      keep(to, photo);
      if (other) keep(from, other);
      else forget(from);
    },
    remove(slot) {
      set(without(latest.current, slot));
      forget(slot);
    },
  };
}

/** The slot of another chosen photo, or of an entry, that looks like this photo; null when there is none. */
export function twinOf(slot: string, staged: StagedPhotos, entries: Likenesses): string | null {
  const likeness = staged[slot]?.likeness;
  if (!likeness) return null;
  const chosen = Object.entries(staged).map(([name, other]) => [name, other.likeness] as const);
  const twin = [...Object.entries(entries), ...chosen].find(
    ([name, other]) => name !== slot && other !== null && areAlike(other, likeness),
  );
  return twin?.[0] ?? null;
}
