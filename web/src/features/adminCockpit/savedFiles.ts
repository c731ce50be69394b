import { useState } from 'react';

/** When a file was saved last in this browser, and how large it was. */
export interface SavedFile {
  /** ISO 8601, by the clock of the browser. */
  at: string;
  /** Null where the browser streamed it to the disk by itself. */
  bytes: number | null;
}

type SavedFiles = Readonly<Record<string, SavedFile>>;

const keyOf = (competitionNumber: number): string => `photo-competition.saved-files.${competitionNumber}`;

const isSaved = (value: unknown): value is SavedFile => {
  const { at, bytes } = (value ?? {}) as Partial<SavedFile>;
  return typeof at === 'string' && !Number.isNaN(Date.parse(at)) && (bytes === null || typeof bytes === 'number');
};

function read(key: string): SavedFiles {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter((pair): pair is [string, SavedFile] => isSaved(pair[1])),
    );
  } catch {
    return {};
  }
}

/** Which files of a competition this browser has saved, by their names; kept while the browser keeps it. */
export function useSavedFiles(competitionNumber: number) {
  const key = keyOf(competitionNumber);
  const [saved, setSaved] = useState(() => read(key));
  function note(name: string, bytes: number | null): void {
    const next = { ...read(key), [name]: { at: new Date().toISOString(), bytes } };
    setSaved(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Without storage it is known until the page is left.
    }
  }
  return { saved, note };
}
