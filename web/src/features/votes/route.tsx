import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Distribution } from './Distribution.tsx';
import { useMyVotes, type Read, type VotablePhoto } from './useMyVotes.ts';

interface GroupProps {
  title: string;
  competitionNumber: number;
  photos: readonly VotablePhoto[];
}

/** The photos of one point. */
function Group({ title, competitionNumber, photos }: GroupProps) {
  const format = useFormat();
  return (
    <Box as="section" aria-label={title}>
      <Heading as="h2" size="lg" fontWeight="medium" mb="3">
        {title}{' '}
        <Badge fontFamily="body" verticalAlign="middle">
          {format.number(photos.length)}
        </Badge>
      </Heading>
      <Grid templateColumns="repeat(auto-fill, minmax(8rem, 1fr))" gap="3">
        {photos.map((photo) => (
          <Stack key={photo.id} gap="1" minW="0">
            <Box asChild aspectRatio={1} overflow="hidden" borderRadius="l2">
              <Link to={paths.competition.show(competitionNumber, photo.number)}>
                <Photo image={photo} fit="cover" resolution="thumb" sizes="10rem" />
              </Link>
            </Box>
            <Text dir="auto" lineClamp={2} textStyle="sm" aria-hidden>
              {photo.title}
            </Text>
          </Stack>
        ))}
      </Grid>
    </Box>
  );
}

function Votes({ read, pointOf }: { read: Read; pointOf: (photo: VotablePhoto) => number | null }) {
  const { t } = useTranslation();
  const { competition, photos } = read;
  const { number, minPoint, maxPoint } = competition;
  const points = Array.from({ length: maxPoint - minPoint + 1 }, (_, index) => maxPoint - index);
  const groups = points.map((point) => ({ point, photos: photos.filter((photo) => pointOf(photo) === point) }));
  const unvoted = photos.filter((photo) => pointOf(photo) === null);
  const voted = photos.length - unvoted.length;
  if (photos.length === 0)
    return (
      <EmptyState title={t('votes.noneTitle')} text={t('votes.noneText')}>
        <Button asChild variant="outline">
          <Link to={paths.competition.browse(number)}>{t('votes.browse')}</Link>
        </Button>
      </EmptyState>
    );
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' }} gap={{ base: '8', lg: '12' }}>
      <Stack gap="6" alignSelf="start" position={{ lg: 'sticky' }} top="24">
        <Text color="fg.muted">{t('votes.progress', { count: photos.length, voted, total: photos.length })}</Text>
        <Distribution counts={groups.map(({ point, photos: { length: count } }) => ({ point, count }))} />
      </Stack>
      <Stack gap="8" minW="0">
        {groups.map((group) =>
          group.photos.length > 0 ? (
            <Group
              key={group.point}
              title={t('votes.point', { count: group.point })}
              competitionNumber={number}
              photos={group.photos}
            />
          ) : null,
        )}
        {unvoted.length > 0 ? <Group title={t('votes.unvoted')} competitionNumber={number} photos={unvoted} /> : null}
      </Stack>
    </Grid>
  );
}

/** The viewer's votes in a competition, by point, with how often each point was given. */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const { id = '' } = useParams();
  const { read, error, retry, pointOf } = useMyVotes(Number(id));
  return (
    <Page>
      <Stack gap="6">
        <PageHeading>{t('votes.title')}</PageHeading>
        {read ? (
          <Text>
            <TextLink dir="auto" to={paths.competition.browse(Number(id))}>
              {format.text(read.competition.title)}
            </TextLink>
          </Text>
        ) : null}
        {error ? <ErrorNotice error={error} onRetry={retry} /> : null}
        {read ? <Votes read={read} pointOf={pointOf} /> : null}
        {read === null ? (
          <EmptyState title={t('votes.missing')}>
            <Button asChild variant="outline">
              <Link to={paths.archive()}>{t('shell.nav.archive')}</Link>
            </Button>
          </EmptyState>
        ) : null}
        {read === undefined && !error ? <LoadingState /> : null}
      </Stack>
    </Page>
  );
}
