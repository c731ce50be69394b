import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { useUser } from '../../session/session.ts';
import { MailFrame } from '../../ui/compose/MailFrame.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { audienceOf, useAudience, type AudienceCount } from './audience.ts';
import { contentOf, emptyEmail, type EmailSchema, type EmailValues } from './emailSchema.ts';
import { useEmailPreviewOfQuery } from './generated/graphql.ts';
import { PreviewChoice } from './PreviewChoice.tsx';

/** How long nothing is typed before the mail is shown anew, in milliseconds. */
const pause = 500;

/** The values of the form once nobody has typed for a moment; null while they are not complete. */
function useSettled(form: UseFormReturn<EmailValues, unknown, EmailValues>, schema: EmailSchema) {
  const values = { ...emptyEmail, ...useWatch({ control: form.control }) };
  const present = schema.safeParse(values).success ? JSON.stringify(values) : null;
  const [settled, setSettled] = useState(present);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(present), pause);
    return () => clearTimeout(timer);
  }, [present]);
  return settled === null ? null : (JSON.parse(settled) as EmailValues);
}

/** Of whom a mail shows most: the longest name, and a reader of the other language. */
function useRecipients(sample: AudienceCount['sample']): { id: string; text: string }[] {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = (person: AudienceCount['sample'][number]) => format.personName(person) || person.username;
  const longest = Math.max(0, ...sample.map((person) => nameOf(person).length));
  return sample.map((person) => {
    const notes = [
      ...(nameOf(person).length === longest && sample.length > 1 ? [t('adminEmails.longestName')] : []),
      ...(person.locale === sample[0]?.locale ? [] : [t('adminEmails.otherLocale')]),
    ];
    return { id: person.id, text: notes.length > 0 ? `${nameOf(person)} (${notes.join(', ')})` : nameOf(person) };
  });
}

/** Props of the preview. */
export interface LivePreviewProps {
  form: UseFormReturn<EmailValues, unknown, EmailValues>;
  schema: EmailSchema;
  timeZone: string;
}

/** The mail as a recipient would get it, saved or not. */
export function LivePreview({ form, schema, timeZone }: LivePreviewProps) {
  const { t } = useTranslation();
  const { id: viewer } = useUser();
  const [whose, setWhose] = useState('first');
  const [locale, setLocale] = useState<Locale | ''>('');
  const values = useSettled(form, schema);
  const { count } = useAudience(audienceOf(values ?? emptyEmail));
  const recipients = useRecipients(values ? (count?.sample ?? []) : []);
  const accountId = whose === 'me' ? (viewer ?? null) : (recipients.find(({ id }) => id === whose)?.id ?? null);
  const { data, previousData, error, refetch } = useEmailPreviewOfQuery({
    // The time of sending changes nothing that is shown, and a past one would be refused.
    variables: {
      content: contentOf({ ...(values ?? emptyEmail), scheduledAt: '' }, timeZone),
      accountId,
      locale: locale || null,
    },
    skip: values === null,
    fetchPolicy: 'network-only',
  });
  const mail = (data ?? previousData)?.emailPreviewOf;
  return (
    <Stack gap="4">
      <PreviewChoice whose={whose} onWhose={setWhose} recipients={recipients} locale={locale} onLocale={setLocale} />
      {values === null ? <Text color="fg.muted">{t('adminEmails.previewIncomplete')}</Text> : null}
      {error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : mail ? (
        <MailFrame mail={mail} />
      ) : values === null ? null : (
        <LoadingState minHeight="10rem" />
      )}
    </Stack>
  );
}
