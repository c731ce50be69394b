import { Stack } from '@chakra-ui/react/stack';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { TextField } from './TextField.tsx';

/** Result of `register` for one of the two names, and its error. */
export interface NameFieldProps {
  input: UseFormRegisterReturn;
  error?: string | undefined;
}

/** First and last name, in the order of the language. */
export function NameFields({ firstName, lastName }: { firstName: NameFieldProps; lastName: NameFieldProps }) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const first = (
    <TextField
      key="first"
      label={t('shell.form.firstName')}
      autoComplete="given-name"
      error={firstName.error}
      {...firstName.input}
    />
  );
  const last = (
    <TextField
      key="last"
      label={t('shell.form.lastName')}
      hint={t('shell.form.lastNameHint')}
      autoComplete="family-name"
      mayBeEmpty
      error={lastName.error}
      {...lastName.input}
    />
  );
  return (
    <Stack direction={{ base: 'column', sm: 'row' }} gap="5" align="flex-start">
      {locale === 'hu' ? [last, first] : [first, last]}
    </Stack>
  );
}
