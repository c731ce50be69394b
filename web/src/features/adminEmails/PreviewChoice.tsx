import { HStack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { locales, type Locale } from '../../i18n/locale.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';

/** Props of the choice. */
export interface PreviewChoiceProps {
  /** `first`, `me`, or the id of one of the recipients. */
  whose: string;
  onWhose: (whose: string) => void;
  /** Recipients to choose from by name, besides the first one and the viewer. */
  recipients?: readonly { id: string; text: string }[];
  /** Empty for the recipient's own language. */
  locale: Locale | '';
  onLocale: (locale: Locale | '') => void;
}

/** With whose eyes, and in which language, a mail is looked at. */
export function PreviewChoice({ whose, onWhose, recipients = [], locale, onLocale }: PreviewChoiceProps) {
  const { t } = useTranslation();
  return (
    <HStack gap="4" align="flex-start">
      <SelectField label={t('adminEmails.previewFor')} value={whose} onChange={({ target }) => onWhose(target.value)}>
        <option value="first">{t('adminEmails.firstRecipient')}</option>
        <option value="me">{t('adminEmails.me')}</option>
        {recipients.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('adminEmails.previewLocale')}
        value={locale}
        onChange={({ target }) => onLocale(locales.find((one) => one === target.value) ?? '')}
      >
        <option value="">{t('adminEmails.ownLocale')}</option>
        {locales.map((one) => (
          <option key={one} value={one}>
            {t(`shell.localeName.${one}`)}
          </option>
        ))}
      </SelectField>
    </HStack>
  );
}
