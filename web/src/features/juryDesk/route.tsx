import { Box } from '@chakra-ui/react/box';
import { useParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { paths } from '../../routes/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { DeskPage } from './DeskPage.tsx';
import { useDeskQuery } from './generated/graphql.ts';
import { useStageFollower } from './useStageFollower.ts';

function Content({ competition, round }: { competition: number; round: number }) {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useDeskQuery({ variables: { round }, fetchPolicy: 'cache-and-network' });
  const again = () => void refetch().catch(() => undefined);
  const desk = data?.juryDesk;
  useStageFollower(desk?.round, again);
  if (desk && desk.round.competitionNumber === competition)
    return <DeskPage desk={desk} timeZone={data.installation.timeZone} onClosed={again} />;
  return (
    <Box p={{ base: '4', md: '8' }}>
      {loading ? (
        <LoadingState />
      ) : error ? (
        <ErrorNotice error={error} onRetry={again} />
      ) : (
        <>
          <PageHeading mb="6">{t('juryDesk.missing')}</PageHeading>
          <EmptyState title={t('juryDesk.missingText')}>
            <TextLink to={paths.juries()}>{t('jury.all')}</TextLink>
          </EmptyState>
        </>
      )}
    </Box>
  );
}

/** The desk: where a judge marks the photos of a round (docs/product.md §15). */
export function Component() {
  const { id, round } = useParams();
  return (
    <Box
      as="main"
      className="dark chakra-theme"
      position="fixed"
      inset="0"
      display="flex"
      flexDirection="column"
      // Neutral grey in every theme, since a tint would affect the perception of the photo's colours.
      bg="#1e1e1e"
      color="white"
      colorPalette="gray"
    >
      <Content key={round} competition={Number(id)} round={Number(round)} />
    </Box>
  );
}
