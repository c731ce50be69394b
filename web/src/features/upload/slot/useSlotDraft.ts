import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readFileDraft, removeFileDraft, writeFileDraft } from '../../../drafts/fileDrafts.ts';
import { useDraft, type Draft } from '../../../ui/form/useDraft.ts';

/** The values of the form of a slot. */
interface SlotValues {
  file: File | null;
  title: string;
  description: string;
  ownImage: boolean;
}

const kept = ['title', 'description', 'ownImage'] as const;

/** A draft with its photo. */
export interface SlotDraft extends Draft {
  /** Keeps the chosen photo too. */
  keepFile: (file: File) => void;
}

/** Keeps the words and the photo of a slot until they are sent or discarded. @param subject the slot of the competition */
export function useSlotDraft<Output extends SlotValues>(
  form: UseFormReturn<SlotValues, unknown, Output>,
  subject: string,
): SlotDraft {
  const draft = useDraft(form, subject, kept);
  const [fileIsKept, setFileIsKept] = useState(true);
  const [fileRestored, setFileRestored] = useState(false);
  const { key } = draft;
  const { setValue, getValues } = form;

  useEffect(() => {
    let gone = false;
    void readFileDraft(key).then((file) => {
      // A file that was chosen while the draft was being read is newer.
      if (gone || !file || getValues('file')) return;
      setValue('file', file, { shouldDirty: true });
      setFileRestored(true);
    });
    return () => {
      gone = true;
    };
  }, [key, setValue, getValues]);

  const forgetFile = () => {
    setFileRestored(false);
    void removeFileDraft(key);
  };
  return {
    ...draft,
    restored: draft.restored || fileRestored,
    isKept: draft.isKept && fileIsKept,
    keepFile: (file) => void writeFileDraft(key, file).then(setFileIsKept),
    remove() {
      forgetFile();
      draft.remove();
    },
    discard() {
      forgetFile();
      draft.discard();
    },
  };
}
