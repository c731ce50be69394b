import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { locales, type Locale } from '../../i18n/locale.ts';
import { useUser } from '../../session/session.ts';
import { MailFrame } from '../../ui/compose/MailFrame.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { useEmailPreviewQuery } from './generated/graphql.ts';

/** The saved campaign as a recipient gets it, in either language. */
export function EmailPreview({ id }: { id: string }) {
  const { t } = useTranslation();
  const { id: viewer } = useUser();
  const [whose, setWhose] = useState<'first' | 'me'>('first');
  const [locale, setLocale] = useState<Locale | ''>('');
  const { data, previousData, error, refetch } = useEmailPreviewQuery({
    variables: { id, accountId: whose === 'me' ? (viewer ?? null) : null, locale: locale || null },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const mail = (data ?? previousData)?.emailPreview;
  return (
    <Stack gap="4">
      <HStack gap="4" align="flex-start">
        <SelectField
          label={t('adminEmails.previewFor')}
          value={whose}
          onChange={({ target }) => setWhose(target.value === 'me' ? 'me' : 'first')}
        >
          <option value="first">{t('adminEmails.firstRecipient')}</option>
          <option value="me">{t('adminEmails.me')}</option>
        </SelectField>
        <SelectField
          label={t('adminEmails.previewLocale')}
          value={locale}
          onChange={({ target }) => setLocale(locales.find((one) => one === target.value) ?? '')}
        >
          <option value="">{t('adminEmails.ownLocale')}</option>
          {locales.map((one) => (
            <option key={one} value={one}>
              {t(`shell.localeName.${one}`)}
            </option>
          ))}
        </SelectField>
      </HStack>
      {error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : mail ? (
        <MailFrame mail={mail} />
      ) : data ? (
        <Text>{t('adminEmails.noPreview')}</Text>
      ) : (
        <LoadingState minHeight="10rem" />
      )}
    </Stack>
  );
}
