import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../i18n/locale.ts';
import { useUser } from '../../session/session.ts';
import { MailFrame } from '../../ui/compose/MailFrame.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { useEmailPreviewQuery } from './generated/graphql.ts';
import { PreviewChoice } from './PreviewChoice.tsx';

/** The saved campaign as a recipient gets it, in either language. */
export function EmailPreview({ id }: { id: string }) {
  const { t } = useTranslation();
  const { id: viewer } = useUser();
  const [whose, setWhose] = useState('first');
  const [locale, setLocale] = useState<Locale | ''>('');
  const { data, previousData, error, refetch } = useEmailPreviewQuery({
    variables: { number: Number(id), accountId: whose === 'me' ? (viewer ?? null) : null, locale: locale || null },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const mail = (data ?? previousData)?.emailPreview;
  return (
    <Stack gap="4">
      <PreviewChoice whose={whose} onWhose={setWhose} locale={locale} onLocale={setLocale} />
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
