import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPart } from '../../../connection/loadPart.ts';
import { failureOf } from '../../../graph/failure.ts';
import { MoreCommentsDocument, type ImageCommentsFragment } from './generated/graphql.ts';
import type { ShownCompetitionFragment } from '../competition/generated/graphql.ts';
import { paths } from '../../../routes/paths.ts';
import { useFormat } from '../../../i18n/format.ts';
import { notify } from '../../../notifications/notify.ts';
import { useLastUser, useUser } from '../../../session/session.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { CommentItem } from './CommentItem.tsx';
import { commentingStateOf } from '../competition/openness.ts';
import { useLoginFrom } from '../../../routes/useLoginFrom.ts';

/** Forms are a quarter of what the page without one needs. */
const CommentForm = lazy(() => loadPart(async () => ({ default: (await import('./CommentForm.tsx')).CommentForm })));

function MoreButton({ imageNumber, after }: { imageNumber: number; after: string }) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [pending, setPending] = useState(false);

  async function read(): Promise<void> {
    setPending(true);
    try {
      // The cache's merge function appends the page to the loaded ones.
      await client.query({
        query: MoreCommentsDocument,
        variables: { imageNumber, after },
        fetchPolicy: 'network-only',
      });
    } catch (error) {
      notify.negative(t(`shell.error.${failureOf(error instanceof Error ? error : new Error(String(error))).code}`));
    } finally {
      setPending(false);
    }
  }

  return (
    <Button variant="outline" alignSelf="flex-start" loading={pending} onClick={() => void read()}>
      {t('show.comments.more')}
    </Button>
  );
}

function Writing({ imageNumber, competition }: { imageNumber: number; competition: ShownCompetitionFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const from = useLoginFrom();
  const state = commentingStateOf(competition, useLastUser());
  if (state === 'open') {
    return (
      <Suspense fallback={<Box height="48" />}>
        <CommentForm imageNumber={imageNumber} />
      </Suspense>
    );
  }
  const texts: Record<typeof state, string> = {
    visitor: t('show.comments.visitor'),
    paused: t('show.comments.paused'),
    cancelled: t('show.comments.cancelled'),
    before: t('show.comments.before', { time: format.deadline(competition.votingStart) }),
  };
  return (
    <Text color="fg.muted">
      {state === 'visitor' ? (
        <TextLink to={paths.login()} state={from}>
          {texts[state]}
        </TextLink>
      ) : (
        texts[state]
      )}
    </Text>
  );
}

/** Props of the comments. */
export interface CommentsProps {
  imageNumber: number;
  comments: NonNullable<ImageCommentsFragment['comments']>;
  competition: ShownCompetitionFragment;
}

/** The comments of an image and the form for a new one. */
export function Comments({ imageNumber, comments, competition }: CommentsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const user = useUser();
  const heading = useRef<HTMLHeadingElement>(null);
  const open = commentingStateOf(competition, useLastUser()) === 'open';
  // A comment written here may come again with a further page.
  const nodes = [...new Map(comments.edges.map(({ node }) => [node.id, node])).values()];
  const { hasNextPage, endCursor } = comments.pageInfo;
  const total = comments.totalCount;
  return (
    <Stack as="section" aria-labelledby="comments" gap="5">
      <Heading ref={heading} tabIndex={-1} id="comments" as="h2" size="xl" fontWeight="medium">
        {total > 0 ? t('show.comments.titleCount', { total: format.number(total) }) : t('show.comments.title')}
      </Heading>
      {nodes.length === 0 ? <Text color="fg.muted">{t('show.comments.empty')}</Text> : null}
      {nodes.length > 0 ? (
        <chakra.ul m="0" p="0">
          {nodes.map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              ended={competition.ended}
              now={competition.now}
              moderates={user.administrator === true}
              open={open}
              onFocusLost={() => heading.current?.focus()}
            />
          ))}
        </chakra.ul>
      ) : null}
      {hasNextPage && endCursor !== null ? <MoreButton imageNumber={imageNumber} after={endCursor} /> : null}
      <Writing imageNumber={imageNumber} competition={competition} />
    </Stack>
  );
}
