import { Badge } from '@chakra-ui/react/badge';
import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPart } from '../../../connection/loadPart.ts';
import { failureOf } from '../../../graph/failure.ts';
import { useModerateCommentMutation, type CommentStatus, type ShownCommentFragment } from './generated/graphql.ts';
import { useFormat } from '../../../i18n/format.ts';
import { relativeTime } from '../../../i18n/relativeTime.ts';
import { notify } from '../../../notifications/notify.ts';
import { excerptOf } from './excerpt.ts';

const OwnComment = lazy(() => loadPart(async () => ({ default: (await import('./OwnComment.tsx')).OwnComment })));

const colors = { PENDING: 'gray', APPROVED: 'green', REJECTED: 'red' } as const;

function Moderation({ comment }: { comment: ShownCommentFragment }) {
  const { t } = useTranslation();
  const [moderate] = useModerateCommentMutation();
  const [pending, setPending] = useState(false);
  const text = excerptOf(comment.text);

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

/** Props of a comment. */
export interface CommentItemProps {
  comment: ShownCommentFragment;
  /** Whether results are public; before that, authors' names are hidden. */
  ended: boolean;
  /** Server time when the page was loaded. */
  now: string;
  /** Whether the viewer may moderate the comment. */
  moderates: boolean;
  /** Whether the viewer may comment now, and so change what is the own. */
  open: boolean;
  /** Called before it leaves the list, if it has the focus. */
  onFocusLost: () => void;
}

/** A comment with its author, time and text, and its moderation status unless it is approved. */
export function CommentItem({ comment, ended, now, moderates, open, onFocusLost }: CommentItemProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { author, createdAt, editedAt, own, status } = comment;
  const nobody = ended ? t('show.comments.deleted') : t('show.comments.anonymous');
  // A comment written after the page was loaded is newer than `now`.
  const reading = Math.max(Date.parse(now), Date.parse(createdAt));
  const shown = (
    <Stack gap="2">
      <HStack gap="2" wrap="wrap" align="baseline">
        <Text fontWeight={author ? 'medium' : 'normal'} fontStyle={author ? 'normal' : 'italic'}>
          {author ? <bdi>{format.personName(author)}</bdi> : nobody}
          {own ? ` (${t('show.comments.own')})` : ''}
        </Text>
        <chakra.time dateTime={createdAt} title={format.dateTime(createdAt)} color="fg.muted" textStyle="sm">
          {relativeTime(format, createdAt, reading)}
        </chakra.time>
        {editedAt === null ? null : (
          <chakra.span title={format.dateTime(editedAt)} color="fg.muted" textStyle="sm">
            {t('show.comments.wasEdited')}
          </chakra.span>
        )}
        {status === 'APPROVED' && !moderates ? null : (
          <Badge colorPalette={colors[status]}>{t(`show.comments.${status}`)}</Badge>
        )}
      </HStack>
      <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere" maxW="prose">
        {comment.text}
      </Text>
    </Stack>
  );
  return (
    <Stack as="li" gap="2" py="4" borderTopWidth="1px" listStyleType="none">
      {own && open ? (
        <Suspense fallback={shown}>
          <OwnComment comment={comment} now={now} onFocusLost={onFocusLost}>
            {shown}
          </OwnComment>
        </Suspense>
      ) : (
        shown
      )}
      {moderates ? <Moderation comment={comment} /> : null}
    </Stack>
  );
}
