import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftKey, removeDraft } from '../../drafts/drafts.ts';
import { notify } from '../../notifications/notify.ts';
import { session } from '../../session/session.ts';
import { DangerDialog } from '../../ui/DangerDialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useAction } from '../../ui/useAction.ts';
import {
  useResetTemplateMutation,
  useUpdateTemplateMutation,
  type TemplateFieldsFragment,
} from './generated/graphql.ts';

/** Props of the panel. */
export interface ShippedTemplateProps {
  template: TemplateFieldsFragment;
  /** Another text is in use, the shipped one or again the one before: the form has to begin anew. */
  onReset: () => void;
}

/** The text that the product brings, and the way back to it. */
export function ShippedTemplate({ template, onReset }: ShippedTemplateProps) {
  const { t } = useTranslation();
  const [reset] = useResetTemplateMutation();
  const [update] = useUpdateTemplateMutation();
  const [asking, setAsking] = useState(false);
  const { id, locale, version, subject, body, shipped } = template;
  const isShipped = subject === shipped.subject && body === shipped.body;
  const statement = useRef<HTMLParagraphElement>(null);
  const [wasReset, setWasReset] = useState(false);
  const isReplaced = wasReset && isShipped && !asking;
  // The button that was pressed has gone: the focus goes to what stands in its place.
  useEffect(() => {
    if (isReplaced) statement.current?.focus();
  }, [isReplaced]);

  /** Puts what stood there before back; @param since the version of the reset */
  async function takeBack(since: number): Promise<void> {
    try {
      const { data } = await update({ variables: { input: { id, locale, version: since, subject, body } } });
      if (data?.updateTemplate.current) return notify.negative(t('adminTemplates.conflict'));
      const refusal = data?.updateTemplate.userErrors[0];
      if (refusal) return notify.negative(refusal.message);
      notify.positive(t('adminTemplates.resetUndone'));
      onReset();
    } catch {
      notify.negative(t('shell.error.NETWORK'));
    }
  }

  const action = useAction(async () => {
    const { data } = await reset({ variables: { input: { id, locale, version } } });
    if (data?.resetTemplate.current) return [{ code: 'VERSION_CONFLICT', message: t('adminTemplates.conflict') }];
    const now = data?.resetTemplate.template;
    if (now) {
      removeDraft(draftKey(session.lastUser().id ?? 'visitor', `template.${id}.${locale}`));
      setAsking(false);
      setWasReset(true);
      notify.positive(t('adminTemplates.resetDone'), {
        action: { label: t('adminTemplates.undo'), run: () => void takeBack(now.version) },
      });
      onReset();
    }
    return data?.resetTemplate.userErrors;
  });

  return (
    <Panel title={t('adminTemplates.shipped')}>
      <Stack gap="2" lang={locale} bg="bg.subtle" borderWidth="1px" borderRadius="l2" p="4">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {shipped.subject}
        </Text>
        <Text fontFamily="mono" textStyle="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {shipped.body}
        </Text>
      </Stack>
      {isShipped ? (
        <Text ref={statement} tabIndex={-1} color="fg.muted">
          {t('adminTemplates.isShipped')}
        </Text>
      ) : (
        <Button variant="outline" width="fit-content" onClick={() => setAsking(true)}>
          {t('adminTemplates.reset')}
        </Button>
      )}
      {asking ? (
        <DangerDialog
          title={t('adminTemplates.resetTitle')}
          confirmLabel={t('adminTemplates.reset')}
          action={action}
          onCancel={() => setAsking(false)}
        >
          <Text>{t('adminTemplates.resetText')}</Text>
        </DangerDialog>
      ) : null}
    </Panel>
  );
}
