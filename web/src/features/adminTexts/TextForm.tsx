import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Textarea } from '@chakra-ui/react/textarea';
import type { TFunction } from 'i18next';
import { useEffect, useEffectEvent, useImperativeHandle, useMemo, type Ref } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Locale } from '../../i18n/locale.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { ChangedMeanwhile } from '../../ui/admin/ChangedMeanwhile.tsx';
import { inBraces, variablesIn } from '../../ui/compose/variables.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { useDraft } from '../../ui/form/useDraft.ts';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { useSubmission, type Refusal } from '../../ui/form/useSubmission.ts';
import { useVersioned } from '../../ui/form/useVersioned.tsx';
import { Markdown } from '../../ui/Markdown.tsx';
import { UnsavedChanges } from '../../ui/UnsavedChanges.tsx';
import { draftSubject, placeholderFaults } from './catalogue.ts';
import {
  AdminTextDocument,
  AdminTextsDocument,
  useCreateTextMutation,
  useUpdateTextMutation,
  type TextFieldsFragment,
} from './generated/graphql.ts';
import { useTextRemoval } from './useTextRemoval.ts';
import { atMost } from '../../ui/form/characters.ts';

/** Longest text, in characters. */
const longest = 50_000;

const namesOf = (names: readonly string[]): string => names.map(inBraces).join(', ');

function faultOf(t: TFunction, text: string, shipped: string): string | undefined {
  const { lost, unknown } = placeholderFaults(text, shipped);
  if (lost.length > 0) return t('adminTexts.lost', { names: namesOf(lost) });
  return unknown.length > 0 ? t('adminTexts.unknown', { names: namesOf(unknown) }) : undefined;
}

const schemaOf = (t: TFunction, shipped: string) =>
  z.object({
    text: z.string().check(
      z.minLength(1, t('shell.form.required')),
      atMost(t, longest),
      z.refine((text) => faultOf(t, text, shipped) === undefined, {
        error: ({ input }) => faultOf(t, String(input), shipped) ?? '',
      }),
    ),
  });

/** Whether a text is long enough to be Markdown of a page, not a label. */
const isLong = (shipped: string): boolean => shipped.includes('\n') || shipped.length > 200;

/** Fields that the draft keeps. */
const kept = ['text'] as const;

const versionOf = ({ version, text }: { version: number; text: string }) => ({ version, values: { text } });

/** The way back to the shipped text. */
function Reset({ own, onDone }: { own: TextFieldsFragment; onDone: () => void }) {
  const { t } = useTranslation();
  const action = useTextRemoval(own, { undo: true, onDone });
  return (
    <>
      <ActionFailure action={action} />
      <Button variant="outline" width="fit-content" loading={action.pending} onClick={action.run}>
        {t(`adminTexts.reset.${own.locale}`)}
      </Button>
    </>
  );
}

/** Methods of the form for its surroundings. */
export interface TextFormHandle {
  /** Sends it where something was typed. @returns whether there is something to send */
  save: () => boolean;
}

/** Props of the form. */
export interface TextFormProps {
  /** Key of the text. */
  name: string;
  locale: Locale;
  shipped: string;
  own: TextFieldsFragment | null;
  /** Saves what is typed, from the one button for both languages. */
  handle: Ref<TextFormHandle>;
  /** Is told while it is sent. */
  onPending: (pending: boolean) => void;
  /** It was saved: the form has what is stored. */
  onSaved: () => void;
  /** The shipped text shows again: the form has to begin anew. */
  onReset: () => void;
}

/** A text in one language and its looks; below them the shipped one. */
export function TextForm({ name, locale, shipped, own, handle, onPending, onSaved, onReset }: TextFormProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const refetchQueries = [AdminTextsDocument];
  const [create] = useCreateTextMutation({ refetchQueries, awaitRefetchQueries: true });
  const [update] = useUpdateTextMutation();
  const schema = useMemo(() => schemaOf(t, shipped), [t, shipped]);
  const opened = useMemo(() => versionOf(own ?? { version: 0, text: shipped }), [own, shipped]);
  const form = useSchemaForm<{ text: string }, { text: string }>(schema, opened.values);
  const draft = useDraft(form, draftSubject(name, locale), kept);
  const label = t(`adminTexts.text.${locale}`);
  const versioned = useVersioned(form, opened, { labels: { text: label }, show: (_, value) => String(value) });
  const text = useWatch({ control: form.control, name: 'text' });

  const done = (saved: TextFieldsFragment): void => {
    versioned.saved(versionOf(saved));
    form.reset({ text: saved.text });
    draft.remove();
    onSaved();
  };

  async function send(values: { text: string }): Promise<readonly Refusal[]> {
    if (!own) {
      const { data } = await create({ variables: { input: { key: name, locale, ...values } } });
      if (data?.createStaticText.staticText) done(data.createStaticText.staticText);
      return data?.createStaticText.userErrors ?? [];
    }
    const { data } = await update({ variables: { input: { id: own.id, version: versioned.version(), ...values } } });
    if (!data) return [];
    const { staticText, current, changedBy, changedAt, userErrors } = data.updateStaticText;
    if (current) return versioned.meet(versionOf(current), { changedBy, changedAt }) ? send(values) : [];
    if (staticText) done(staticText);
    return userErrors;
  }
  async function read() {
    if (!own) return null;
    const { data } = await client.query({
      query: AdminTextDocument,
      variables: { id: own.id },
      fetchPolicy: 'network-only',
    });
    return data?.staticText ? versionOf(data.staticText) : null;
  }
  const submission = useSubmission(form, send);
  const { isDirty } = form.formState;
  useImperativeHandle(handle, () => ({
    save: () => {
      if (isDirty) submission.sendAgain();
      return isDirty;
    },
  }));
  const tell = useEffectEvent(onPending);
  useEffect(() => tell(submission.pending), [submission.pending]);
  const names = variablesIn(shipped);
  const isMuchLonger = !isLong(shipped) && text.length > 1.5 * shipped.length + 10;

  return (
    <>
      <Form
        submission={{
          ...submission,
          onSubmit: (event) => (isDirty ? submission.onSubmit(event) : event.preventDefault()),
        }}
      >
        <DraftNotice draft={draft} />
        {own ? (
          <ChangedMeanwhile object={{ kind: 'STATIC_TEXT', id: own.id }} versioned={versioned} read={read} />
        ) : null}
        <FormField
          label={label}
          labelHidden
          error={form.formState.errors.text?.message}
          hint={
            names.length > 0
              ? t('adminTexts.placeholders', { names: namesOf(names) })
              : isMuchLonger
                ? t('adminTexts.longer')
                : undefined
          }
        >
          <Textarea
            dir="auto"
            lang={locale}
            spellCheck
            minH={isLong(shipped) ? '80' : '20'}
            // A long text scrolls, so that its looks below it stay in sight while it is typed.
            maxH={isLong(shipped) ? '50dvh' : undefined}
            fieldSizing="content"
            bg="bg.panel"
            borderColor="border.emphasized"
            {...form.register('text')}
          />
        </FormField>
      </Form>
      {isLong(shipped) ? (
        <Box>
          <Text textStyle="sm" color="fg.muted" mb="2">
            {t('adminTexts.preview')}
          </Text>
          <Box lang={locale}>
            <Markdown>{text}</Markdown>
          </Box>
        </Box>
      ) : null}
      {own ? (
        <Reset
          own={own}
          onDone={() => {
            draft.remove();
            onReset();
          }}
        />
      ) : null}
      <Box bg="bg.subtle" borderWidth="1px" borderRadius="l2" p="4">
        <Text textStyle="sm" color="fg.muted">
          {t('adminTexts.shippedText')}
        </Text>
        <Text lang={locale} whiteSpace="pre-wrap" overflowWrap="anywhere">
          {shipped}
        </Text>
      </Box>
      {versioned.dialog(submission.sendAgain)}
      <UnsavedChanges byQuery unsaved={isDirty && !draft.isKept} />
    </>
  );
}
