import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddCommentMutation } from './generated/graphql.ts';
import { notify } from '../../../notifications/notify.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { useDraft } from '../../../ui/form/useDraft.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { useSubmission } from '../../../ui/form/useSubmission.ts';
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx';
import { CommentField } from './CommentField.tsx';
import { commentSchema, kept } from './commentText.ts';
import { appendComment } from './storedComments.ts';

/** Form for a new comment, which appears in the list immediately. */
export function CommentForm({ imageNumber }: { imageNumber: number }) {
  const { t } = useTranslation();
  const [addComment] = useAddCommentMutation();
  const schema = useMemo(() => commentSchema(t), [t]);
  const form = useSchemaForm(schema, { text: '' });
  const draft = useDraft(form, `comment.${imageNumber}`, kept);

  const submission = useSubmission(form, async ({ text }) => {
    const { data } = await addComment({
      variables: { input: { imageNumber, text } },
      update: (cache, { data: answer }) => {
        const comment = answer?.addComment.comment;
        if (comment) appendComment(cache, imageNumber, comment);
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
      <CommentField form={form} label={t('show.comments.label')} />
      <SubmitButton pending={submission.pending} size="md" alignSelf="flex-start">
        {t('show.comments.send')}
      </SubmitButton>
    </Form>
  );
}
