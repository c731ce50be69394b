import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MailFrame } from '../../ui/compose/MailFrame.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import {
  useTemplatePreviewQuery,
  type TemplateFieldsFragment,
  type TemplatePreviewQueryVariables,
} from './generated/graphql.ts';

/** How long nothing is typed before the mail is shown anew, in milliseconds. */
const pause = 500;

/** Last text that was typed, once nobody has typed for a moment. */
function useSettled(present: TemplatePreviewQueryVariables): TemplatePreviewQueryVariables {
  const written = JSON.stringify(present);
  const [settled, setSettled] = useState(written);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(written), pause);
    return () => clearTimeout(timer);
  }, [written]);
  return JSON.parse(settled) as TemplatePreviewQueryVariables;
}

/** Props of the preview. */
export interface TemplatePreviewProps {
  template: Pick<TemplateFieldsFragment, 'id' | 'locale'>;
  /** As they stand in the form, saved or not; neither is empty. */
  subject: string;
  body: string;
}

/** The mail of a template with sample values, as the service makes it. */
export function TemplatePreview({ template: { id, locale }, subject, body }: TemplatePreviewProps) {
  const { t } = useTranslation();
  const { data, previousData, error, refetch } = useTemplatePreviewQuery({
    variables: useSettled({ id, locale, subject, body }),
    fetchPolicy: 'network-only',
  });
  const mail = (data ?? previousData)?.templatePreview;
  return (
    <Stack gap="4">
      <Text textStyle="sm" color="fg.muted">
        {t('adminTemplates.previewHint')}
      </Text>
      {error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : mail ? (
        <MailFrame mail={{ ...mail, locale }} />
      ) : (
        <LoadingState minHeight="10rem" />
      )}
    </Stack>
  );
}
