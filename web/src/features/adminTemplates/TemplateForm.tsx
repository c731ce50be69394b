import { useApolloClient } from '@apollo/client/react';
import { Text } from '@chakra-ui/react/text';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { notify } from '../../notifications/notify.ts';
import { ChangedMeanwhile } from '../../ui/admin/ChangedMeanwhile.tsx';
import { ComposeField } from '../../ui/compose/ComposeField.tsx';
import { inBraces, missingIn } from '../../ui/compose/variables.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useDraft } from '../../ui/form/useDraft.ts';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { useSubmission, type Refusal } from '../../ui/form/useSubmission.ts';
import { useVersioned } from '../../ui/form/useVersioned.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { UnsavedChanges } from '../../ui/UnsavedChanges.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';
import { AdminTemplateDocument, useUpdateTemplateMutation, type TemplateFieldsFragment } from './generated/graphql.ts';
import { atMost } from '../../ui/form/characters.ts';

/** Longest subject and body, in characters. */
const longest = { subject: 200, body: 20_000 };

const namesOf = (names: readonly string[]): string => names.map(inBraces).join(', ');

const schemaOf = (t: TFunction, required: readonly string[]) => {
  const text = (max: number) => z.string().check(z.trim(), z.minLength(1, t('shell.form.required')), atMost(t, max));
  return z.object({
    subject: text(longest.subject),
    body: text(longest.body).check(
      z.refine((body) => missingIn(body, required).length === 0, {
        error: ({ input }) => t('adminTemplates.missing', { names: namesOf(missingIn(String(input), required)) }),
      }),
    ),
  });
};

interface Values {
  subject: string;
  body: string;
}

/** Fields that the draft keeps. */
const kept = ['subject', 'body'] as const;

/** How the audit log names a template. */
const auditId = (id: string, locale: string): string => `${id.toLowerCase().replaceAll('_', '-')}/${locale}`;

const versionOf = ({ version, subject, body }: TemplateFieldsFragment) => ({ version, values: { subject, body } });

/** A template to change. @param template as it is known now */
export function TemplateForm({ template }: { template: TemplateFieldsFragment }) {
  const { t } = useTranslation();
  const { id, locale, variables, required } = template;
  const client = useApolloClient();
  const [update] = useUpdateTemplateMutation();
  const schema = useMemo(() => schemaOf(t, required), [t, required]);
  const form = useSchemaForm<Values, Values>(schema, versionOf(template).values);
  const draft = useDraft(form, `template.${id}.${locale}`, kept);
  const opened = useMemo(() => versionOf(template), [template]);
  const versioned = useVersioned(form, opened, {
    labels: { subject: t('adminTemplates.subject'), body: t('adminTemplates.body') },
    show: (_, value) => String(value),
  });
  const [subject, body] = useWatch({ control: form.control, name: ['subject', 'body'] });
  const isComplete = schema.safeParse({ subject, body }).success;

  async function send(values: Values): Promise<readonly Refusal[]> {
    const { data } = await update({ variables: { input: { id, locale, version: versioned.version(), ...values } } });
    if (!data) return [];
    const { template: changed, current, changedBy, changedAt, userErrors } = data.updateTemplate;
    if (current) return versioned.meet(versionOf(current), { changedBy, changedAt }) ? send(values) : [];
    if (changed) {
      versioned.saved(versionOf(changed));
      form.reset(versionOf(changed).values);
      draft.remove();
      notify.positive(t('adminTemplates.saved'));
    }
    return userErrors;
  }
  async function read() {
    const variables = { id, locale };
    const { data } = await client.query({ query: AdminTemplateDocument, variables, fetchPolicy: 'network-only' });
    return data?.template ? versionOf(data.template) : null;
  }
  const submission = useSubmission(form, send);

  return (
    <>
      <Form submission={submission}>
        <DraftNotice draft={draft} />
        <ChangedMeanwhile object={{ kind: 'TEMPLATE', id: auditId(id, locale) }} versioned={versioned} read={read} />
        <ComposeField
          control={form.control}
          name="subject"
          label={t('adminTemplates.subject')}
          lang={locale}
          variables={variables}
        />
        <ComposeField
          long
          control={form.control}
          name="body"
          label={t('adminTemplates.body')}
          lang={locale}
          variables={variables}
          hint={required.length > 0 ? t('adminTemplates.required', { names: namesOf(required) }) : undefined}
        />
        <SubmitButton pending={submission.pending}>{t('adminTemplates.save')}</SubmitButton>
      </Form>
      <Panel title={t('adminTemplates.preview')}>
        {isComplete ? (
          <TemplatePreview template={template} subject={subject} body={body} />
        ) : (
          <Text color="fg.muted">{t('adminTemplates.previewIncomplete')}</Text>
        )}
      </Panel>
      {versioned.dialog(submission.sendAgain)}
      <UnsavedChanges byQuery unsaved={form.formState.isDirty && !draft.isKept} />
    </>
  );
}
