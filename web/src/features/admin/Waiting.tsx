import { Badge } from '@chakra-ui/react/badge';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { Card } from '../../ui/admin/Card.tsx';
import { useLastPulse, type Pulse } from '../../ui/admin/usePulse.ts';
import { useTimeZone } from '../../ui/admin/useTimeZone.ts';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Current } from './current/useActiveCompetition.ts';
import { useSimilarPhotosQuery, useStuckEmailsQuery, useUnpublishedCompetitionsQuery } from './generated/graphql.ts';

/** Scheduled campaigns that were not started, each with the reason; read again when something has changed. */
function useStuckEmails(auditId: string | undefined) {
  const { data, error, refetch } = useStuckEmailsQuery({ fetchPolicy: 'cache-and-network' });
  useEffect(() => {
    if (auditId !== undefined) refetch().catch(() => undefined);
  }, [auditId, refetch]);
  return {
    stuck: data?.emailPage.items.filter(({ finding }) => finding) ?? [],
    isSettled: data !== undefined || error !== undefined,
  };
}

/** A draft that begins sooner than this waits for its publication, in milliseconds. */
const soon = 7 * 86_400_000;

/** Drafts that begin within a week, or would have begun already. */
function useDueDrafts(now: number) {
  const { data, error } = useUnpublishedCompetitionsQuery({ fetchPolicy: 'cache-and-network' });
  const drafts = data?.adminCompetitionPage.items ?? [];
  return {
    drafts: drafts.filter(({ competition }) => Date.parse(competition.competitionStart) - now < soon),
    isSettled: data !== undefined || error !== undefined,
  };
}

/** How many pairs of photos of the current competition look alike; 0 where there is none, or none is known. */
function useSimilarCount({ competition, error: failure }: Current) {
  const isAsked = Boolean(competition && !competition.ended);
  const { data, error } = useSimilarPhotosQuery({
    variables: { competitionNumber: competition?.number ?? 0 },
    skip: !isAsked,
    fetchPolicy: 'cache-and-network',
  });
  const isKnown = competition !== undefined || failure !== undefined;
  return {
    similar: data?.similarPage.pageInfo.totalItems ?? 0,
    isSettled: isKnown && (!isAsked || data !== undefined || error !== undefined),
  };
}

/** Numbers of items that wait: the most pressing first. */
function useLines(pulse: Pulse['pulse'] | null, similar: number, competitionNumber: number | undefined) {
  const { t } = useTranslation();
  if (!pulse) return [];
  const pairs = `${paths.admin.competition(competitionNumber ?? 0)}?tab=similar`;
  return [
    { to: paths.admin.queue('images'), text: t('admin.dashboard.images'), n: pulse.pendingImages },
    { to: paths.admin.queue('comments'), text: t('admin.dashboard.comments'), n: pulse.pendingComments },
    { to: pairs, text: t('admin.dashboard.similar'), n: similar },
    { to: paths.admin.emails(), text: t('admin.dashboard.mails'), n: pulse.mail.failedLastDay },
  ].filter(({ n }) => n > 0);
}

/** Items that wait for an organiser. */
export function useWaiting(current: Current) {
  const { pulse } = useLastPulse() ?? { pulse: null };
  const { stuck, isSettled: areMailsSettled } = useStuckEmails(pulse?.auditId);
  const { drafts, isSettled: areDraftsSettled } = useDueDrafts(current.now);
  const { similar, isSettled: isSimilarSettled } = useSimilarCount(current);
  const lines = useLines(pulse, similar, current.competition?.number);
  return {
    pulse,
    lines,
    stuck,
    drafts,
    /** Whether nothing waits. */
    isClear: lines.length + stuck.length + drafts.length === 0,
    /** Whether all of it is known, or cannot be read. */
    isSettled: areMailsSettled && areDraftsSettled && isSimilarSettled,
  };
}

/** Items that wait for an organiser; the first number is the main button, and each line leads to where they are dealt with. */
export function Waiting({ waiting }: { waiting: ReturnType<typeof useWaiting> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const timeZone = useTimeZone();
  const { pulse, lines, stuck, drafts, isClear } = waiting;
  return (
    <Card title={t('admin.dashboard.waits')}>
      {pulse === null ? (
        <SkeletonRows rows={2} />
      ) : isClear ? (
        <Text color="fg.muted">{t('admin.dashboard.nothing')}</Text>
      ) : (
        <Stack as="ul" listStyleType="none" gap="2">
          {lines.map(({ to, text, n }, index) => (
            <li key={to}>
              {index === 0 ? (
                <Button asChild size="sm">
                  <Link to={to}>
                    {text} <Badge colorPalette="accent">{format.number(n)}</Badge>
                  </Link>
                </Button>
              ) : (
                <TextLink to={to}>
                  {text}
                  {/* A margin, no space: the line under the link would run on below it. */}
                  <Badge colorPalette="accent" ms="2">
                    {format.number(n)}
                  </Badge>
                </TextLink>
              )}
            </li>
          ))}
          {drafts.map(({ id, number, competition: { title, competitionStart } }) => (
            <li key={`draft ${id}`}>
              <TextLink to={paths.admin.competition(number)}>
                {t('admin.dashboard.draft', { title: format.text(title) })}
              </TextLink>
              <Text textStyle="sm" color="fg.warning">
                {t('admin.dashboard.draftStart', { time: format.dateTime(competitionStart, timeZone) })}
              </Text>
            </li>
          ))}
          {stuck.map(({ id, number, subject, template, finding }) => (
            <li key={id}>
              <TextLink to={paths.admin.email(number)}>
                {t('admin.dashboard.stuck', {
                  name: subject ? format.text(subject) : t(`adminEmails.template.${template}`),
                })}
              </TextLink>
              <Text textStyle="sm" color="fg.error">
                {finding ? format.text(finding.message) : null}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
