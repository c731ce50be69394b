import { Badge } from '@chakra-ui/react/badge';
import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../graph/failure.ts';
import { useModerateCommentMutation, type CommentStatus, type ShownCommentFragment } from './generated/graphql.ts';
import { useFormat } from '../../../i18n/format.ts';
import { notify } from '../../../notifications/notify.ts';

const colors = { PENDING: 'gray', APPROVED: 'green', REJECTED: 'red' } as const;

/** How much of a comment names it in the label of a button, in characters. */
const excerpt = 40;

function Moderation({ comment }: { comment: ShownCommentFragment }) {
  const { t } = useTranslation();
  const [moderate] = useModerateCommentMutation();
  const [pending, setPending] = useState(false);
  const text = comment.text.length > excerpt ? `${comment.text.slice(0, excerpt)}…` : comment.text;

  async function set(status: CommentStatus): Promise<void> {
    setPending(true);
    try {
      const { data } = await moderate({ variables: { input: { id: comment.id, status } } });
      for (const { message } of data?.moderateComment.userErrors ?? []) notify.negative(message);
    } catch (error) {
      notify.negative(t(`shell.error.${failureOf(error instanceof Error ? error : new Error(String(error))).code}`));
    } finally {
      setPending(false);
    }
  }

  return (
    <HStack gap="2" wrap="wrap">
      {comment.status === 'APPROVED' ? null : (
        <Button
          size="sm"
          variant="outline"
          disabled={pending}
          aria-label={t('show.comments.approveOf', { text })}
          onClick={() => void set('APPROVED')}
        >
          {t('show.comments.approve')}
        </Button>
      )}
      {comment.status === 'REJECTED' ? null : (
        <Button
          size="sm"
          variant="outline"
          disabled={pending}
          aria-label={t('show.comments.rejectOf', { text })}
          onClick={() => void set('REJECTED')}
        >
          {t('show.comments.reject')}
        </Button>
      )}
    </HStack>
  );
}

/** Settings of a comment. */
export interface CommentItemProps {
  comment: ShownCommentFragment;
  /** Whether results are public: before that a missing name is a hidden one. */
  ended: boolean;
  /** The server's clock when the page was read. */
  now: string;
  /** Whether the viewer may set its moderation. */
  moderates: boolean;
}

/** One comment: who, when, what, and how it is moderated where that is not simply approved. */
export function CommentItem({ comment, ended, now, moderates }: CommentItemProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { author, createdAt, own, status } = comment;
  const nobody = ended ? t('show.comments.deleted') : t('show.comments.anonymous');
  // A comment that was just written is younger than the page.
  const reading = Math.max(Date.parse(now), Date.parse(createdAt));
  return (
    <Stack as="li" gap="2" py="4" borderTopWidth="1px" listStyleType="none">
      <HStack gap="2" wrap="wrap" align="baseline">
        <Text fontWeight={author ? 'medium' : 'normal'} fontStyle={author ? 'normal' : 'italic'}>
          {author ? format.personName(author) : nobody}
          {own ? ` (${t('show.comments.own')})` : ''}
        </Text>
        <chakra.time dateTime={createdAt} title={format.dateTime(createdAt)} color="fg.muted" textStyle="sm">
          {format.relative(createdAt, reading)}
        </chakra.time>
        {status === 'APPROVED' && !moderates ? null : (
          <Badge colorPalette={colors[status]}>{t(`show.comments.${status}`)}</Badge>
        )}
      </HStack>
      <Text whiteSpace="pre-line" overflowWrap="anywhere" maxW="prose">
        {comment.text}
      </Text>
      {moderates ? <Moderation comment={comment} /> : null}
    </Stack>
  );
}
