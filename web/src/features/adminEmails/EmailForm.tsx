import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useMemo, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../ui/admin/ChangedMeanwhile.tsx';
import { SaveBar } from '../../ui/admin/SaveBar.tsx';
import { useTimeZone } from '../../ui/admin/useTimeZone.ts';
import { ComposeField } from '../../ui/compose/ComposeField.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useDraft, type Draft } from '../../ui/form/useDraft.ts';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { useSubmission, type Refusal } from '../../ui/form/useSubmission.ts';
import { useVersioned, type Version, type Versioned } from '../../ui/form/useVersioned.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { UnsavedChanges } from '../../ui/UnsavedChanges.tsx';
import { AudienceFields } from './AudienceFields.tsx';
import { useVariableValues, variablesOf } from './campaignVariables.ts';
import { emailFields, emailSchema, type EmailValues } from './emailSchema.ts';
import { LivePreview } from './LivePreview.tsx';
import { useEmailWording } from './useEmailWording.ts';

/** Parts of the form that sending it needs. */
export interface EmailFormTools {
  form: UseFormReturn<EmailValues, unknown, EmailValues>;
  draft: Draft;
  versioned: Versioned<EmailValues>;
  /** Is told that everything is saved. */
  onSaved: () => void;
}

/** Saving, for controls beside the form that act on the saved campaign. */
export interface Saving {
  /** Whether the form holds what is not saved. */
  isDirty: boolean;
  /** Saves it first; nothing follows where that fails. */
  saveThen: (next: () => void) => void;
}

/** Props of the form. */
export interface EmailFormProps {
  initial: EmailValues;
  /** The version of a saved campaign, as it is known now. */
  opened?: Version<EmailValues>;
  draftName: string;
  submitLabel: string;
  onSend: (values: EmailValues, tools: EmailFormTools) => Promise<readonly Refusal[]>;
  /** A saved campaign, which others may change. */
  saved?: { id: string; read: () => Promise<Version<EmailValues> | null> };
  /** Shown beside the form. */
  aside?: (saving: Saving) => ReactNode;
}

/** How the frame of a campaign begins as shipped (api/src/mail/templates.ts), in the language of the mail. */
const greetings = { hu: 'Kedves …!', en: 'Dear …,' } as const;

function TextFields({ form }: { form: UseFormReturn<EmailValues, unknown, EmailValues> }) {
  const { t } = useTranslation();
  const competitionId = useWatch({ control: form.control, name: 'competitionId' });
  const variables = variablesOf(competitionId);
  const valuesIn = useVariableValues(competitionId);
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }} gap="6">
      {(['hu', 'en'] as const).map((locale) => (
        <Stack key={locale} gap="5">
          <ComposeField
            control={form.control}
            name={locale === 'hu' ? 'subjectHu' : 'subjectEn'}
            label={t(`adminEmails.field.subject.${locale}`)}
            lang={locale}
            variables={variables}
            values={valuesIn(locale)}
          />
          <ComposeField
            long
            control={form.control}
            name={locale === 'hu' ? 'bodyHu' : 'bodyEn'}
            label={t(`adminEmails.field.body.${locale}`)}
            lang={locale}
            variables={variables}
            values={valuesIn(locale)}
            hint={`${t('adminEmails.bodyHint')} ${t('adminEmails.frameHint', { greeting: greetings[locale] })}`}
          />
        </Stack>
      ))}
    </Grid>
  );
}

/** Runs the next act once the form is saved: the act was asked for beside the form, and not by its own button. */
function useNext(isDirty: boolean) {
  const asked = useRef<(() => void) | null>(null);
  const due = useRef<(() => void) | null>(null);
  const [saves, setSaves] = useState(0);
  // Not before the form is known to be clean: it would hold back whoever leaves the page.
  useEffect(() => {
    if (isDirty) return;
    const act = due.current;
    due.current = null;
    act?.();
  }, [saves, isDirty]);
  return {
    ask: (next: () => void) => {
      asked.current = next;
    },
    forget: () => {
      asked.current = null;
    },
    onSaved: () => {
      due.current = asked.current;
      asked.current = null;
      setSaves((n) => n + 1);
    },
  };
}

/** The editor of a campaign: who gets it, what it says, and when it goes. */
export function EmailForm({ initial, opened, draftName, submitLabel, onSend, saved, aside }: EmailFormProps) {
  const { t } = useTranslation();
  const timeZone = useTimeZone();
  const schema = useMemo(() => emailSchema(t), [t]);
  const form = useSchemaForm<EmailValues, EmailValues>(schema, initial);
  const { errors, isDirty } = form.formState;
  const draft = useDraft(form, draftName, emailFields);
  const versioned = useVersioned(form, opened ?? { version: 0, values: initial }, useEmailWording());
  const template = useWatch({ control: form.control, name: 'template' });
  const next = useNext(isDirty);
  const submission = useSubmission(form, (values) => onSend(values, { form, draft, versioned, onSaved: next.onSaved }));
  const onSubmit = (event: SyntheticEvent): void => {
    next.forget();
    submission.onSubmit(event);
  };
  const saveThen = (act: () => void): void => {
    if (!isDirty) return act();
    next.ask(act);
    submission.sendAgain();
  };
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="10">
      <Form submission={{ ...submission, onSubmit }}>
        <DraftNotice draft={draft} />
        {saved ? (
          <ChangedMeanwhile object={{ kind: 'EMAIL', id: saved.id }} versioned={versioned} read={saved.read} />
        ) : null}
        <Panel title={t('adminEmails.who')}>
          <AudienceFields form={form} isNew={saved === undefined} />
        </Panel>
        <Panel title={t('adminEmails.what')}>
          {template === 'NEWSLETTER' ? <TextFields form={form} /> : <Text>{t('adminEmails.textOfTemplate')}</Text>}
        </Panel>
        <Panel title={t('adminEmails.when')}>
          <TextField
            optional
            type="datetime-local"
            label={t('adminEmails.field.scheduledAt', { zone: timeZone })}
            hint={t('adminEmails.scheduledHint')}
            error={errors.scheduledAt?.message}
            {...form.register('scheduledAt')}
          />
        </Panel>
        <SaveBar isDirty={isDirty} errors={Object.keys(errors).length}>
          <SubmitButton size="md" pending={submission.pending}>
            {submitLabel}
          </SubmitButton>
        </SaveBar>
      </Form>
      {/* The mail stays in sight while its text is typed. */}
      <Stack
        gap="6"
        alignSelf="start"
        position={{ lg: 'sticky' }}
        top="4"
        maxH={{ lg: 'calc(100dvh - {spacing.8})' }}
        overflowY={{ lg: 'auto' }}
      >
        {aside?.({ isDirty, saveThen })}
        <Panel title={t('adminEmails.preview')}>
          <LivePreview form={form} schema={schema} timeZone={timeZone} />
        </Panel>
      </Stack>
      {versioned.dialog(submission.sendAgain)}
      <UnsavedChanges byQuery unsaved={isDirty && !draft.isKept} />
    </Grid>
  );
}
