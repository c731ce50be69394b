import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { ConflictDialog, type ConflictChoice, type ConflictField } from '../ConflictDialog.tsx';

/** The fields of a form as an object had them at a version. */
export interface Version<Values> {
  version: number;
  values: Values;
}

/** Author and time of the last change of an object; null where they are not known. */
export interface Change {
  changedBy: string | null;
  changedAt: string | null;
}

/** How the fields of a form are called, and how their values are read. */
export interface Wording<Values> {
  labels: Readonly<Record<keyof Values & string, string>>;
  show: (name: keyof Values & string, value: unknown) => string;
}

interface Conflict<Values> extends Change {
  current: Version<Values>;
  fields: ConflictField[];
}

/**
 * Result of looking at a newer version of a form's object: the form shows that version (`followed`), nothing that it shows was
 * changed (`untouched`), or its user is asked (`asked`).
 */
export type Looked = 'followed' | 'untouched' | 'asked';

/** A form over an object that others may change meanwhile. */
export interface Versioned<Values> {
  /** The version to send. */
  version: () => number;
  /** The object was saved from this form. */
  saved: (now: Version<Values>) => void;
  /**
   * The object has been changed since. Opens the dialog where somebody has changed a field of the form to something else.
   * @returns whether nobody has, so that the form can be sent again at once: another part of the object was changed, maybe on the
   * same page
   */
  meet: (current: Version<Values>, change: Change) => boolean;
  /** Whether there is something in that version that the form has not seen. */
  isBehind: (version: number) => boolean;
  /**
   * Shows a newer version: in the form where nothing was typed, otherwise in the dialog, unless it has changed no field of the
   * form.
   */
  look: (current: Version<Values>, change: Change) => Looked;
  /** The dialog, while it is open. @param sendAgain sends the merged form */
  dialog: (sendAgain: () => void) => ReactNode;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Keeps the version that a form started from, and lets its user decide field by field when somebody else has saved meanwhile.
 * @param opened the object as it is known now: a change that touches no field of the form is followed silently
 */
export function useVersioned<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  opened: Version<Values>,
  { labels, show }: Wording<Values>,
): Versioned<Values> {
  const base = useRef(opened);
  /** The same, for what is shown. */
  const [followed, setFollowed] = useState(opened);
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);

  useEffect(() => {
    if (opened.version > base.current.version && isSame(opened.values, base.current.values)) base.current = opened;
  }, [opened]);

  const follow = (now: Version<Values>): void => {
    base.current = now;
    setFollowed(now);
  };

  const differing = (theirs: Values): ConflictField[] => {
    const mine = form.getValues();
    return (Object.keys(labels) as Path<Values>[])
      .filter((name) => !isSame(theirs[name], mine[name]))
      .map((name) => ({
        name,
        label: labels[name],
        was: show(name, base.current.values[name]),
        theirs: show(name, theirs[name]),
        mine: show(name, mine[name]),
      }));
  };

  const meet = (current: Version<Values>, change: Change): boolean => {
    const fields = differing(current.values);
    const isOurs = fields.every(({ name }) => isSame(current.values[name], base.current.values[name]));
    if (isOurs) follow(current);
    else setConflict({ ...change, current, fields });
    return isOurs;
  };

  const resolve = (choices: Record<string, ConflictChoice>, sendAgain: () => void): void => {
    if (!conflict) return;
    follow(conflict.current);
    for (const [name, choice] of Object.entries(choices)) {
      if (choice === 'mine') continue;
      const path = name as Path<Values>;
      form.setValue(path, conflict.current.values[path] as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    setConflict(null);
    sendAgain();
  };

  return {
    version: () => base.current.version,
    saved: follow,
    meet,
    isBehind: (version) =>
      !form.formState.isSubmitting &&
      version > followed.version &&
      !(version <= opened.version && isSame(opened.values, followed.values)),
    look(current, change) {
      if (form.formState.isDirty) return meet(current, change) ? 'untouched' : 'asked';
      follow(current);
      form.reset(current.values);
      return 'followed';
    },
    dialog: (sendAgain) =>
      conflict ? (
        <ConflictDialog
          fields={conflict.fields}
          changedBy={conflict.changedBy}
          changedAt={conflict.changedAt}
          onResolve={(choices) => resolve(choices, sendAgain)}
          onCancel={() => setConflict(null)}
        />
      ) : null,
  };
}
