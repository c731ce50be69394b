import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditCommentMutation, type ShownCommentFragment } from './generated/graphql.ts';
import { notify } from '../../../notifications/notify.ts';
import { DraftNotice } from '../../../ui/form/DraftNotice.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { useDraft } from '../../../ui/form/useDraft.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { useSubmission } from '../../../ui/form/useSubmission.ts';
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx';
import { CommentField } from './CommentField.tsx';
import { commentSchema, kept } from './commentText.ts';
import { TimeLeft } from './TimeLeft.tsx';

/** Names the draft of a comment that is being changed. */
export const editDraftOf = (id: string): string => `comment-edit.${id}`;

/** Settings of the form. */
export interface EditCommentProps {
  comment: ShownCommentFragment;
  /** The server's clock when the page was read. */
  now: string;
  /** The text is stored, or left as it was. */
  onClose: () => void;
}

/** Changes an own comment in its place; Escape leaves it as it was. */
export function EditComment({ comment: { id, text, editableUntil }, now, onClose }: EditCommentProps) {
  const { t } = useTranslation();
  const [editComment] = useEditCommentMutation();
  const schema = useMemo(() => commentSchema(t), [t]);
  const form = useSchemaForm(schema, { text });
  const draft = useDraft(form, editDraftOf(id), kept);
  const { setFocus } = form;
  useEffect(() => setFocus('text'), [setFocus]);

  const submission = useSubmission(form, async (values) => {
    const { data } = await editComment({ variables: { input: { id, text: values.text } } });
    const changed = data?.editComment.comment;
    if (changed) {
      draft.remove();
      if (changed.status === 'APPROVED') notify.positive(t('show.comments.edited'));
      else notify.info(t('show.comments.editedPending'));
      onClose();
    }
    return data?.editComment.userErrors ?? [];
  });
  const cancel = () => {
    draft.discard();
    onClose();
  };

  return (
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        cancel();
      }}
    >
      <Form submission={submission} refusedTitle={t('show.comments.notEdited')}>
        <UnsavedChanges unsaved={form.formState.isDirty && !draft.isKept} />
        <DraftNotice draft={draft} />
        <CommentField form={form} label={t('show.comments.editLabel')} />
        <HStack gap="3" wrap="wrap">
          <SubmitButton pending={submission.pending} size="md">
            {t('show.comments.save')}
          </SubmitButton>
          <Button variant="outline" onClick={cancel}>
            {t('show.comments.cancel')}
          </Button>
          {editableUntil === null ? null : <TimeLeft until={editableUntil} now={now} />}
        </HStack>
      </Form>
    </div>
  );
}
