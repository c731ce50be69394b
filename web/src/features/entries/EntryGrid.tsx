import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EntryFragment, MyEntriesQuery } from './generated/graphql.ts';
import { paths } from '../../routes/paths.ts';
import { useFormat } from '../../i18n/format.ts';
import { Photo } from '../../ui/photo/Photo.tsx';

type ImageTypes = NonNullable<MyEntriesQuery['activeCompetition']>['imageTypes'];

function EntryResult({ result }: { result: NonNullable<EntryFragment['result']> }) {
  const { t } = useTranslation();
  const { rank, overallRank: overall, points, votes } = result;
  if (rank === null || overall === null) return <Text color="fg.muted">{t('entries.unranked')}</Text>;
  return (
    <>
      <Text fontWeight="semibold">{t('entries.rank', { rank, overall })}</Text>
      <Text color="fg.muted">
        {t('entries.points', { count: points })}, {t('entries.votes', { count: votes })}
      </Text>
    </>
  );
}

function EntryCard({ entry, typeName }: { entry: EntryFragment; typeName: string }) {
  const { t } = useTranslation();
  const { moderation, moderationReason, result } = entry;
  return (
    <Stack as="article" gap="2">
      <Box aspectRatio={3 / 2} overflow="hidden" borderRadius="l2">
        <Link
          to={paths.competition.show(entry.competitionNumber, entry.number)}
          style={{ display: 'block', height: '100%' }}
        >
          <Photo image={entry} fit="cover" resolution="medium" sizes="(min-width: 48em) 33vw, 100vw" />
        </Link>
      </Box>
      <Text color="fg.muted" textStyle="sm">
        {t('entries.slot', { type: typeName, slot: entry.slot ?? '' })}
      </Text>
      <Text dir="auto" fontFamily="heading" textStyle="lg">
        {entry.title}
      </Text>
      {moderation !== null && moderation !== 'APPROVED' && (
        <>
          <Badge colorPalette={moderation === 'PENDING' ? 'accent' : 'red'} width="fit-content">
            {t(`entries.moderation.${moderation}`)}
          </Badge>
          {moderationReason && <Text textStyle="sm">{moderationReason}</Text>}
        </>
      )}
      {result && <EntryResult result={result} />}
    </Stack>
  );
}

/** Entries with their place, their moderation and, once it is known, their result. */
export function EntryGrid({ entries, imageTypes }: { entries: readonly EntryFragment[]; imageTypes: ImageTypes }) {
  const format = useFormat();
  const typeName = (code: string) => {
    const found = imageTypes.find((type) => type.code === code);
    return found ? format.text(found.title) : code;
  };
  return (
    <Grid templateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' }} gap="6">
      {entries.map((entry) => (
        <EntryCard key={entry.id} entry={entry} typeName={typeName(entry.type)} />
      ))}
    </Grid>
  );
}
