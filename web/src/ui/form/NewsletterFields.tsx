import { Fieldset } from '@chakra-ui/react/fieldset';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { newsletterTypes } from './accountSchema.ts';
import { CheckboxField } from './CheckboxField.tsx';

/** Which newsletters an account takes. @param input what `register` answers for the list of types */
export function NewsletterFields({ input }: { input: UseFormRegisterReturn }) {
  const { t } = useTranslation();
  return (
    <Fieldset.Root size="sm">
      <Fieldset.Legend textStyle="sm">{t('shell.form.newsletter')}</Fieldset.Legend>
      <Fieldset.HelperText textStyle="sm">{t('shell.form.newsletterHint')}</Fieldset.HelperText>
      <Fieldset.Content gap="0">
        {newsletterTypes.map((type) => (
          <CheckboxField key={type} value={type} {...input}>
            {t(`shell.form.${type}`)}
          </CheckboxField>
        ))}
      </Fieldset.Content>
    </Fieldset.Root>
  );
}
