import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { LockedLine, lockedLook } from './HintLine.tsx';
import { shownEntries, type EditorValues } from './values.ts';

/** Props of the field. */
export interface EntriesShownFieldProps {
  form: UseFormReturn<EditorValues>;
  /** Why it cannot change any more; null when it can. */
  frozen: string | null;
}

/** Which photos others ever see, of a competition that a jury alone judges; nothing elsewhere. */
export function EntriesShownField({ form, frozen }: EntriesShownFieldProps) {
  const { t } = useTranslation();
  const chosen = form.watch('entriesShown');
  if (form.watch('judgedBy') !== 'JURY') return null;
  const common = {
    label: t('adminCompetitions.field.entriesShown'),
    error: form.formState.errors.entriesShown?.message,
  };
  return frozen === null ? (
    <SelectField
      {...common}
      hint={t(`adminCompetitions.entriesShownText.${chosen}`)}
      {...form.register('entriesShown')}
    >
      {shownEntries.map((one) => (
        <option key={one} value={one}>
          {t(`adminCompetitions.entriesShown.${one}`)}
        </option>
      ))}
    </SelectField>
  ) : (
    <TextField
      {...common}
      hint={<LockedLine>{frozen}</LockedLine>}
      value={t(`adminCompetitions.entriesShown.${chosen}`)}
      {...lockedLook}
    />
  );
}
