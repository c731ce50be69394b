import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Kbd } from '@chakra-ui/react/kbd';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { keepFocus } from '../../ui/keepFocus.ts';
import { Photo } from '../../ui/photo/Photo.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ReasonDialog } from '../../ui/admin/moderation/ReasonDialog.tsx';
import type { Kind } from '../../ui/admin/moderation/useModeration.ts';
import { OtherPhotos } from './OtherPhotos.tsx';
import { useQueue, type Queue, type QueueItem } from './useQueue.ts';
import { useQueueKeys } from '../../ui/admin/moderation/useQueueKeys.ts';
import { useTimeZone } from '../../ui/admin/useTimeZone.ts';

/** Props of the queue. */
export interface QueuePageProps {
  kind: Kind;
  /** Only of this competition. */
  competitionNumber?: number;
  /** Where leaving leads. */
  back: string;
}

function KeyButton({
  hint,
  children,
  ...button
}: { hint: string; children: string } & React.ComponentProps<typeof Button>) {
  return (
    <Button size="lg" {...button}>
      {children}
      <Kbd aria-hidden size="sm" hideBelow="md">
        {hint}
      </Kbd>
    </Button>
  );
}

function Facts({ item: { image, comment, signals, reports } }: { item: QueueItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const timeZone = useTimeZone();
  const [named, setNamed] = useState(false);
  const author = (comment ?? image).author;
  const category = image.competition?.imageTypes.find(({ code }) => code === image.type);
  const facts = [
    image.competition && [t('adminCompetitions.queue.competition'), format.text(image.competition.title)],
    [t('adminCompetitions.queue.category'), category ? format.text(category.title) : image.type],
    [t('adminCompetitions.queue.entered'), format.dateTime((comment ?? image).createdAt, timeZone)],
    [t('adminCompetitions.queue.size'), `${image.width} × ${image.height}`],
    [t('adminCompetitions.queue.camera'), image.exposure?.camera ?? t('admin.audit.nothing')],
  ].filter((fact) => fact !== null);
  return (
    <Stack gap="3">
      {signals.length > 0 ? (
        <HStack wrap="wrap" gap="2" aria-label={t('adminCompetitions.queue.signals')} role="group">
          {signals.map((signal) => (
            <Badge key={signal} colorPalette="red">
              {t(`adminCompetitions.signal.${signal}`)}
            </Badge>
          ))}
        </HStack>
      ) : null}
      {reports.length > 0 ? (
        <Stack as="ul" gap="2" aria-label={t('adminCompetitions.queue.reports')} listStyleType="none">
          {reports.map(({ text, at }) => (
            <Box as="li" key={at + text} borderStartWidth="4px" borderColor="border.emphasized" ps="4">
              <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
                {text}
              </Text>
              <Text color="fg.muted" textStyle="sm">
                {format.dateTime(at, timeZone)}
              </Text>
            </Box>
          ))}
        </Stack>
      ) : null}
      {image.description ? (
        <Text dir="auto" whiteSpace="pre-line">
          {image.description}
        </Text>
      ) : null}
      <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1" textStyle="sm">
        {facts.map(([name, value]) => (
          <Box key={name} display="contents">
            <Box as="dt" color="fg.muted">
              {name}
            </Box>
            <Box as="dd" dir="auto">
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      {author && named ? (
        <Text textStyle="sm">
          <bdi>{format.personName(author)}</bdi> (<bdi>{author.username}</bdi>)
        </Text>
      ) : author ? (
        <Button size="sm" variant="outline" width="fit-content" onClick={() => setNamed(true)}>
          {t('adminCompetitions.queue.author')}
        </Button>
      ) : null}
    </Stack>
  );
}

function Actions({
  queue,
  kind,
  onReason,
}: {
  queue: Queue;
  kind: Kind;
  onReason: (status: 'REJECTED' | 'DISQUALIFIED') => void;
}) {
  const { t } = useTranslation();
  return (
    <Flex
      gap="2"
      wrap="wrap"
      // Four of them: on a phone two and two, each as wide as a thumb likes it.
      display={{ base: kind === 'IMAGE' ? 'grid' : 'flex', md: 'flex' }}
      gridTemplateColumns="repeat(2, minmax(0, 1fr))"
    >
      <KeyButton hint="A" onClick={() => queue.decide('APPROVED')}>
        {t('adminCompetitions.queue.approve')}
      </KeyButton>
      <KeyButton
        hint="R"
        variant="outline"
        onClick={() => (kind === 'IMAGE' ? onReason('REJECTED') : queue.decide('REJECTED'))}
      >
        {t('adminCompetitions.queue.reject')}
      </KeyButton>
      {kind === 'IMAGE' ? (
        <KeyButton hint="D" variant="outline" colorPalette="red" onClick={() => onReason('DISQUALIFIED')}>
          {t('adminCompetitions.queue.disqualify')}
        </KeyButton>
      ) : null}
      <KeyButton hint="S" variant="outline" onClick={queue.later}>
        {t('adminCompetitions.queue.later')}
      </KeyButton>
    </Flex>
  );
}

/** The last decision, and the way back. */
function LastDecision({ queue: { done, undo } }: { queue: Queue }) {
  const { t } = useTranslation();
  const last = done.at(-1);
  if (!last) return null;
  const title = last.item.image.title;
  const status = t(`adminCompetitions.moderation.${last.status}`);
  return (
    <HStack gap="3" wrap="wrap">
      <Text dir="auto" color="fg.muted" textStyle="sm" minW="0" overflowWrap="anywhere">
        {t('adminCompetitions.queue.last', { title, status })}
      </Text>
      <KeyButton hint="U" size="sm" variant="outline" onClick={undo}>
        {t('adminCompetitions.queue.undo')}
      </KeyButton>
    </HStack>
  );
}

function Current({ item, queue, kind }: { item: QueueItem; queue: Queue; kind: Kind }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState<'REJECTED' | 'DISQUALIFIED' | null>(null);
  const { image, comment } = item;
  // The focus tells users of a keyboard or a screen reader what came next.
  useEffect(() => heading.current?.focus(), []);
  useQueueKeys({
    a: () => queue.decide('APPROVED'),
    r: () => (kind === 'IMAGE' ? setAsking('REJECTED') : queue.decide('REJECTED')),
    ...(kind === 'IMAGE' ? { d: () => setAsking('DISQUALIFIED') } : {}),
    s: queue.later,
  });
  return (
    <>
      <Stack gridArea="decision" minW="0" gap="5">
        <Heading dir="auto" as="h2" size="xl" tabIndex={-1} ref={heading} overflowWrap="anywhere">
          {image.title}
        </Heading>
        {comment ? (
          <Text
            dir="auto"
            borderStartWidth="4px"
            borderColor="border.emphasized"
            ps="4"
            whiteSpace="pre-line"
            overflowWrap="anywhere"
          >
            {comment.text}
          </Text>
        ) : null}
        <Actions queue={queue} kind={kind} onReason={setAsking} />
        <LastDecision queue={queue} />
        <Facts item={item} />
      </Stack>
      {asking ? (
        <ReasonDialog
          title={t(asking === 'REJECTED' ? 'adminCompetitions.queue.reject' : 'adminCompetitions.queue.disqualify')}
          confirmLabel={t(
            asking === 'REJECTED' ? 'adminCompetitions.queue.reject' : 'adminCompetitions.queue.disqualify',
          )}
          reason={asking === 'DISQUALIFIED' ? 'needed' : 'welcome'}
          onConfirm={(reason) => {
            setAsking(null);
            queue.decide(asking, reason);
          }}
          onCancel={() => setAsking(null)}
        />
      ) : null}
    </>
  );
}

/** The photo that is looked at; the next one is loaded already, so that a decision shows it at once. */
function Stage({ current, next }: { current: QueueItem; next: QueueItem | undefined }) {
  return (
    <Box gridArea="stage" minW="0" bg="stage" borderRadius="l2" p="2">
      {[current, ...(next ? [next] : [])].map((item) => (
        <Box
          key={item.id}
          mx="auto"
          hidden={item !== current}
          // An upright photo is seen whole, without scrolling.
          style={{
            maxWidth: `min(${item.comment ? 'var(--chakra-sizes-md)' : '100%'}, calc(70dvh * ${item.image.width / item.image.height}))`,
          }}
        >
          <Photo image={item.image} sizes="60vw" priority />
        </Box>
      ))}
    </Box>
  );
}

/** That nothing is left. The last item that was decided had the focus. */
function NothingLeft({ queue }: { queue: Queue }) {
  const { t } = useTranslation();
  useEffect(keepFocus, []);
  return (
    <EmptyState title={t('adminCompetitions.queue.empty')}>
      <LastDecision queue={queue} />
    </EmptyState>
  );
}

/** Queue of a moderator, one item after the other, by pointer or keyboard. */
export function QueuePage({ kind, competitionNumber, back }: QueuePageProps) {
  const { t } = useTranslation();
  const queue = useQueue(kind, competitionNumber);
  useQueueKeys({ u: queue.undo, 'ctrl+z': queue.undo });
  const { current, left, done, loading, error } = queue;
  return (
    <Page desk>
      <Stack gap="6">
        <HStack justify="space-between" wrap="wrap" gap="4">
          <PageHeading>
            {t(kind === 'IMAGE' ? 'adminCompetitions.queue.images' : 'adminCompetitions.queue.comments')}
          </PageHeading>
          <HStack gap="4">
            <Text role="status" color="fg.muted">
              {t('adminCompetitions.queue.left', { left, done: done.length })}
            </Text>
            <TextLink to={back}>{t('adminCompetitions.queue.leave')}</TextLink>
          </HStack>
        </HStack>
        {error ? (
          <ErrorNotice error={error} onRetry={queue.reload} />
        ) : loading ? (
          <LoadingState />
        ) : current ? (
          <Grid
            gap="6"
            alignItems="start"
            templateAreas={{
              base: '"stage" "decision" "others"',
              lg: '"stage decision" "others decision"',
            }}
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
            templateRows={{ lg: 'auto 1fr' }}
          >
            <Stage current={current} next={queue.coming[0]} />
            <Current key={current.id} item={current} queue={queue} kind={kind} />
            {kind === 'IMAGE' ? (
              <Box gridArea="others" minW="0">
                <OtherPhotos image={current.image} />
              </Box>
            ) : null}
          </Grid>
        ) : (
          <NothingLeft queue={queue} />
        )}
      </Stack>
    </Page>
  );
}
