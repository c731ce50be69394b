import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { draftKey, readDraft, removeDraft, writeDraft, type DraftValues } from '../../drafts/drafts.ts';
import { session } from '../../session/session.ts';

/** Draft of a form, kept in the browser. */
export interface Draft {
  /** Names it in storage. */
  key: string;
  /** Whether the form shows what was typed earlier. */
  restored: boolean;
  /** Whether the browser keeps what is typed; where it does not, leaving loses it. */
  isKept: boolean;
  /** Removes what is kept: it was sent. */
  remove: () => void;
  /** Removes what is kept and shows the form as it was before. */
  discard: () => void;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

type Entry<Values extends FieldValues> = readonly [Path<Values>, PathValue<Values, Path<Values>>];

/** The fields of a form that a draft has a value for. */
const known = <Values extends FieldValues>(kept: DraftValues | null, fields: readonly Path<Values>[]) =>
  fields.flatMap((name): Entry<Values>[] =>
    kept && Object.hasOwn(kept, name) ? [[name, kept[name] as PathValue<Values, Path<Values>>]] : [],
  );

/**
 * Keeps what is typed into a form until it is sent or discarded: through a reload, the end of the session, and any way of
 * leaving the page. It belongs to the user who opened the form, or to the visitors of this browser.
 *
 * @param subject the form and the object it is about, e.g. `comment.12`
 * @param fields those that are kept; never a password
 */
export function useDraft<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  subject: string,
  fields: readonly Path<Values>[],
): Draft {
  const [key] = useState(() => draftKey(session.lastUser().id ?? 'visitor', subject));
  const [names] = useState(fields);
  const [initial] = useState(() => known(readDraft(key), fields));
  const [restored, setRestored] = useState(initial.length > 0);
  const [isKept, setIsKept] = useState(true);
  const { setValue, reset, subscribe, formState } = form;
  const { defaultValues } = formState;

  useEffect(() => {
    for (const [name, value] of initial) setValue(name, value, { shouldDirty: true });
  }, [initial, setValue]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const changed = names.filter((name) => !isSame(values[name], defaultValues?.[name]));
          if (changed.length === 0) removeDraft(key);
          else setIsKept(writeDraft(key, Object.fromEntries(changed.map((name) => [name, values[name]]))));
        },
      }),
    [subscribe, defaultValues, key, names],
  );

  const remove = useCallback(() => {
    removeDraft(key);
    setRestored(false);
  }, [key]);
  const discard = useCallback(() => {
    reset();
    remove();
  }, [reset, remove]);
  return { key, restored, isKept, remove, discard };
}
