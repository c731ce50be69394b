import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Textarea } from '@chakra-ui/react/textarea';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useAddCommentMutation } from './generated/graphql.ts';
import { useFormat } from '../../../i18n/format.ts';
import { notify } from '../../../notifications/notify.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { useDraft } from '../../../ui/form/useDraft.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { useSubmission } from '../../../ui/form/useSubmission.ts';
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx';
import { appendComment } from './appendComment.ts';

/** Longest comment, in characters (docs/product.md §5). */
const longest = 2000;

/** Characters as the service counts them: an emoji is one. */
const lengthOf = (text: string): number => Array.from(text).length;

const schemaOf = (t: TFunction) =>
  z.object({
    text: z.string().check(
      z.trim(),
      z.minLength(1, t('shell.form.required')),
      z.refine((text) => lengthOf(text) <= longest, {
        error: ({ input }) =>
          t('show.comments.tooLong', { max: longest, over: typeof input === 'string' ? lengthOf(input) - longest : 0 }),
      }),
    ),
  });

/** What is kept until it is sent. */
const kept = ['text'] as const;

/** Writes a comment; it appears in the list at once. */
export function CommentForm({ imageId }: { imageId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [addComment] = useAddCommentMutation();
  const schema = useMemo(() => schemaOf(t), [t]);
  const form = useSchemaForm(schema, { text: '' });
  const draft = useDraft(form, `comment.${imageId}`, kept);
  const used = lengthOf(useWatch({ control: form.control, name: 'text' }).trim());

  const submission = useSubmission(form, async ({ text }) => {
    const { data } = await addComment({
      variables: { input: { imageId, text } },
      update: (cache, { data: answer }) => {
        const comment = answer?.addComment.comment;
        if (comment) appendComment(cache, imageId, comment);
      },
    });
    const comment = data?.addComment.comment;
    if (comment) {
      form.reset();
      draft.remove();
      if (comment.status === 'APPROVED') notify.positive(t('show.comments.added'));
      else notify.info(t('show.comments.addedPending'));
    }
    return data?.addComment.userErrors ?? [];
  });

  return (
    <Form submission={submission}>
      <UnsavedChanges unsaved={form.formState.isDirty && !draft.isKept} />
      <Box>
        <FormField label={t('show.comments.label')} error={form.formState.errors.text?.message}>
          <Textarea
            minH="28"
            fieldSizing="content"
            maxH="24rem"
            bg="bg.panel"
            borderColor="border.emphasized"
            {...form.register('text')}
          />
        </FormField>
        <Text mt="1" textStyle="sm" textAlign="end" color={used > longest ? 'fg.error' : 'fg.muted'}>
          {t('show.comments.counter', { used: format.number(used), max: format.number(longest) })}
        </Text>
      </Box>
      <SubmitButton pending={submission.pending} size="md" alignSelf="flex-start">
        {t('show.comments.send')}
      </SubmitButton>
    </Form>
  );
}
