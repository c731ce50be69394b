import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readLocalField } from '../../../ui/form/zonedTime.ts';
import { dates, type EditorValues } from '../values.ts';
import { minutesBetween } from './localTime.ts';
import { presetDates, restMoved, type DateFields, type DateName, type Preset } from './timeline.ts';

/** Two years, in minutes: nobody moves a date by more. */
const longestMove = 2 * 366 * 24 * 60;

/** The first date was moved: the others can go along. */
export interface Offer {
  /** The date that was moved. */
  first: DateName;
  /** By how many minutes on the clock. */
  by: number;
  accept: () => void;
  dismiss: () => void;
}

/** The four dates of a form. */
export interface Timeline {
  fields: DateFields;
  /** Puts a date where its handle was moved. */
  move: (name: DateName, field: string) => void;
  /** Somebody begins to type a date. */
  begin: (name: DateName) => void;
  /** Looks at all four once each says a date: the order is a matter between them. */
  check: () => void;
  /** Whether ready-made timetables can be chosen: only while no date is frozen. */
  canPreset: boolean;
  setPreset: (preset: Preset) => void;
  offer: Offer | null;
}

/** The four dates of the editor's form, with moving the later ones along with the first. */
export function useTimeline(
  form: UseFormReturn<EditorValues, unknown, EditorValues>,
  timeZone: string,
  now: number,
  frozenOf: (name: DateName) => string | null,
): Timeline {
  /** Value of the first date before it was moved; null while it has not been. */
  const [before, setBefore] = useState<string | null>(null);
  const [competitionStart, votingStart, votingEnd, award] = form.watch(dates);
  const fields: DateFields = { competitionStart, votingStart, votingEnd, award };
  const isFrozen = (name: DateName) => frozenOf(name) !== null;
  const first = dates.find((name) => !isFrozen(name));

  const check = (): void => {
    const isTyping = form.getValues(dates).some((field) => {
      const reading = readLocalField(field, timeZone);
      return 'problem' in reading && reading.problem === 'missing';
    });
    if (!isTyping) void form.trigger(dates);
  };
  const begin = (name: DateName): void => {
    if (name === first) setBefore((known) => known ?? fields[name]);
  };
  const set = (changes: Partial<DateFields>): void => {
    for (const [name, field] of Object.entries(changes))
      form.setValue(name as DateName, field, { shouldDirty: true, shouldTouch: true });
    check();
  };

  const by = first && before !== null ? minutesBetween(before, fields[first]) : 0;
  // While a year is typed the field says some of antiquity.
  const isMeant = by !== 0 && Math.abs(by) < longestMove;
  const offer: Offer | null =
    first && first !== 'award' && isMeant
      ? {
          first,
          by,
          accept: () => {
            set(restMoved(fields, first, by, timeZone, isFrozen));
            setBefore(null);
          },
          dismiss: () => setBefore(null),
        }
      : null;
  return {
    fields,
    check,
    begin,
    offer,
    move: (name, field) => {
      begin(name);
      set({ [name]: field });
    },
    canPreset: dates.every((name) => !isFrozen(name)),
    setPreset: (preset) => {
      setBefore(null);
      set(presetDates(preset, competitionStart, timeZone, now));
    },
  };
}
