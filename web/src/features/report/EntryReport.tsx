import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Award } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import type { ScoreWriter } from '../../i18n/scores.ts';
import { Photo } from '../../ui/photo/Photo.tsx';
import { PointBars } from '../../ui/points/PointBars.tsx';
import { EntryAwards } from './EntryAwards.tsx';
import { EntryComments } from './EntryComments.tsx';
import { useCategorySizeQuery, type JudgedBy, type ReportedEntryFragment } from './generated/graphql.ts';
import { JuryReport } from './JuryReport.tsx';
import { certificateKind, praised, topShare } from './standing.ts';

/** Settings of an entry's report. */
export interface EntryReportProps {
  entry: ReportedEntryFragment;
  typeName: string;
  /** The lowest point of the competition. */
  minPoint: number;
  /** Judges of the competition: voters, a jury, or both. */
  judgedBy: JudgedBy;
  /** How the scores of the entries on the page are written. */
  score: ScoreWriter;
}

type Result = NonNullable<ReportedEntryFragment['result']>;

interface PlaceProps extends Pick<EntryReportProps, 'entry' | 'score'> {
  result: Result;
  rank: number;
}

function Place({ entry, result, rank, score: writtenScore }: PlaceProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { competitionNumber: number, type } = entry;
  // Not cached: the list keeps its own pages under the same key.
  const { data } = useCategorySizeQuery({ variables: { number, type }, fetchPolicy: 'no-cache' });
  const total = data?.competition?.images?.totalCount;
  const { score, votes, overallRank } = result;
  return (
    <Stack gap="1">
      <Text fontFamily="heading" textStyle="4xl" lineHeight="1.1" color="accent.fg">
        {t('report.place', { rank: format.number(rank) })}
      </Text>
      {total === undefined ? null : (
        <Text>
          {t('report.placeOf', { count: total, total: format.number(total) })}.{' '}
          {/* To be in the lower half is no praise. */}
          {topShare(rank, total) <= praised
            ? t('report.top', { percent: format.number(topShare(rank, total), { style: 'percent' }) })
            : null}
        </Text>
      )}
      {overallRank === null ? null : <Text>{t('report.overall', { rank: format.number(overallRank) })}</Text>}
      <Text color="fg.muted">
        {score === null ? null : `${t('report.score', { score: writtenScore(score) })} · `}
        {t('report.votes', { count: votes })}
      </Text>
    </Stack>
  );
}

function Standing({ entry, minPoint, score }: Omit<EntryReportProps, 'typeName' | 'judgedBy'>) {
  const { t } = useTranslation();
  const { result, moderation, moderationReason } = entry;
  if (moderation !== null && moderation !== 'APPROVED')
    return (
      <Stack gap="1">
        <Text>{t(`report.hidden.${moderation}`)}</Text>
        {moderationReason ? (
          <Text dir="auto" color="fg.muted">
            {moderationReason}
          </Text>
        ) : null}
      </Stack>
    );
  const rank = result?.rank ?? null;
  if (!result || rank === null) return <Text>{t('report.unranked')}</Text>;
  return (
    <>
      <Place entry={entry} result={result} rank={rank} score={score} />
      <Box>
        <Heading as="h3" size="sm" fontWeight="medium" mb="2">
          {t('report.distribution')}
        </Heading>
        <PointBars minPoint={minPoint} votesByPoint={result.votesByPoint} numbered />
      </Box>
    </>
  );
}

/** Result of an entry: its place, how its points were distributed, and the comments. */
export function EntryReport({ entry, typeName, minPoint, judgedBy, score }: EntryReportProps) {
  const { t } = useTranslation();
  const { id, number, competitionNumber, title, moderation, result, awards } = entry;
  const heading = `entry-${id}`;
  const accepted = (entry.jury?.rounds ?? []).some((round) => round.accepted === true);
  const kind = certificateKind({ rank: result?.rank ?? null, prizes: awards.length, accepted });
  const competes = moderation === null || moderation === 'APPROVED';
  return (
    <Grid
      as="article"
      aria-labelledby={heading}
      templateColumns={{ base: '1fr', md: '2fr 3fr' }}
      gap={{ base: '5', md: '10' }}
      alignItems="start"
      borderTopWidth="1px"
      pt="6"
      breakInside="avoid"
    >
      <Box overflow="hidden" borderRadius="l2">
        <Photo image={entry} resolution="medium" sizes="(min-width: 48em) 40vw, 100vw" priority />
      </Box>
      <Stack gap="5" align="stretch">
        <Box>
          <Text dir="auto" color="fg.muted" textStyle="sm">
            {typeName}
          </Text>
          <Heading as="h2" id={heading} size="2xl" fontWeight="medium" overflowWrap="anywhere">
            <Link dir="auto" to={paths.competition.show(competitionNumber, number)}>
              {title}
            </Link>
          </Heading>
        </Box>
        <EntryAwards awards={awards} />
        {competes && judgedBy === 'JURY' ? null : <Standing entry={entry} minPoint={minPoint} score={score} />}
        {competes && judgedBy !== 'VOTERS' ? <JuryReport rounds={entry.jury?.rounds ?? []} /> : null}
        {competes ? (
          <Button asChild variant="outline" alignSelf="flex-start" className="no-print">
            <Link
              to={paths.user.certificate(number)}
              aria-label={t(kind === 'keepsake' ? 'report.keepsakeLabel' : 'report.certificateLabel', { title })}
            >
              <Award aria-hidden size={16} />
              {t(kind === 'keepsake' ? 'report.keepsakeLink' : 'report.certificateLink')}
            </Link>
          </Button>
        ) : null}
        {entry.comments ? <EntryComments entry={entry} comments={entry.comments} /> : null}
      </Stack>
    </Grid>
  );
}
