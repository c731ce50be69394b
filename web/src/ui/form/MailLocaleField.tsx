import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { locales } from '../../i18n/locale.ts';
import { SelectField } from './SelectField.tsx';

/** The language of the account's mail. @param input what `register` answers for it */
export function MailLocaleField({ input }: { input: UseFormRegisterReturn }) {
  const { t } = useTranslation();
  return (
    <SelectField label={t('shell.form.locale')} {...input}>
      {locales.map((locale) => (
        <option key={locale} value={locale}>
          {t(`shell.localeName.${locale}`)}
        </option>
      ))}
    </SelectField>
  );
}
