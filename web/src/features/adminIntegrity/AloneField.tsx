import { cutTo } from '@photo-competition/schema/characters';
import { Stack } from '@chakra-ui/react/stack';
import { Textarea } from '@chakra-ui/react/textarea';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { longestNote } from './exclusionRules.ts';

/** Props of the field. */
export interface AloneFieldProps {
  /** Null while somebody else is to confirm it. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Whether an empty note is told to be missing. */
  missing: boolean;
}

/** Whether one administrator decides alone, and why. */
export function AloneField({ value, onChange, missing }: AloneFieldProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="3">
      <CheckboxField checked={value !== null} onChange={(event) => onChange(event.target.checked ? '' : null)}>
        {t('adminCompetitions.exclusions.alone')}
      </CheckboxField>
      {value === null ? null : (
        <FormField
          label={t('adminCompetitions.exclusions.aloneNote')}
          hint={t('adminCompetitions.exclusions.aloneHint')}
          error={missing && value.trim() === '' ? t('adminCompetitions.exclusions.missing') : undefined}
        >
          <Textarea
            dir="auto"
            rows={2}
            value={value}
            bg="bg.panel"
            borderColor="border.emphasized"
            onChange={(event) => onChange(cutTo(event.target.value, longestNote))}
          />
        </FormField>
      )}
    </Stack>
  );
}
