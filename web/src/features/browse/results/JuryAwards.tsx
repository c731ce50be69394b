import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../i18n/format.ts';
import { paths } from '../../../routes/paths.ts';
import { Photo } from '../../../ui/photo/Photo.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { BrowsedCompetitionFragment } from '../generated/graphql.ts';
import { useJuryAwardsQuery, type PresentedAwardFragment } from './generated/graphql.ts';

/** Props of the awards. */
export interface JuryAwardsProps {
  competition: BrowsedCompetitionFragment;
  /** Category code; null for all. */
  type: string | null;
}

type Winner = PresentedAwardFragment['winners'][number];

function WinnerTile({
  competitionNumber,
  award,
  winner,
}: {
  competitionNumber: number;
  award: PresentedAwardFragment;
  winner: Winner;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { image, author, note } = winner;
  const name = author ? format.personName(author) : t('browse.awards.gone');
  const judge = award.judge ? format.personName(award.judge) : null;
  const words = (
    <Box minW="0">
      <Text dir="auto" color="accent.fg" fontWeight="medium" overflowWrap="anywhere">
        {judge ? t('browse.awards.by', { award: format.text(award.title), judge }) : format.text(award.title)}
      </Text>
      <Text dir="auto" fontFamily="heading" textStyle="lg" overflowWrap="anywhere">
        {image?.title ?? name}
      </Text>
      {image ? (
        <Text dir="auto" color="fg.muted" overflowWrap="anywhere">
          {name}
        </Text>
      ) : null}
      {note ? (
        <Text dir="auto" color="fg.muted" textStyle="sm" mt="1" overflowWrap="anywhere">
          {note}
        </Text>
      ) : null}
    </Box>
  );
  return (
    <Box as="li" listStyleType="none" minW="0" breakInside="avoid">
      {image ? (
        <Box asChild display="block" _hover={{ bg: 'bg.subtle' }}>
          <Link to={paths.competition.show(competitionNumber, image.number)}>
            <Box mb="2" borderRadius="l2" overflow="hidden">
              <Photo image={image} resolution="medium" sizes="(min-width: 48em) 33vw, 100vw" titled />
            </Box>
            {words}
          </Link>
        </Box>
      ) : (
        words
      )}
    </Box>
  );
}

/** The awards of a category. @param above id of the heading of all awards: the page has another section named after the category */
function Category({
  above,
  heading,
  competitionNumber,
  awards,
}: {
  above: string;
  heading: string;
  competitionNumber: number;
  awards: readonly PresentedAwardFragment[];
}) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={`${above} ${id}`}>
      <Heading id={id} as="h3" size="lg" fontWeight="medium" mb="4" dir="auto">
        {heading}
      </Heading>
      <Grid
        as="ul"
        m="0"
        p="0"
        templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
        columnGap={{ base: '4', md: '8' }}
        rowGap="8"
        alignItems="start"
      >
        {awards.flatMap((award) =>
          award.winners.map((winner) => (
            <WinnerTile
              key={`${award.number}/${winner.image?.number ?? winner.author?.id}`}
              competitionNumber={competitionNumber}
              award={award}
              winner={winner}
            />
          )),
        )}
      </Grid>
    </Box>
  );
}

/** The awards of a jury by category, those over all of them first; nothing while none is told. */
export function JuryAwards({ competition, type }: JuryAwardsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const { number, imageTypes } = competition;
  const { data } = useJuryAwardsQuery({ variables: { number }, fetchPolicy: 'cache-and-network' });
  const given = (data?.competition?.jury?.awards ?? []).filter(({ winners }) => winners.length > 0);
  const groups = [
    { code: null, heading: t('browse.awards.overall') },
    ...imageTypes.map(({ code, title }) => ({ code, heading: format.text(title) })),
  ]
    .filter(({ code }) => type === null || code === type)
    .map((group) => ({ ...group, awards: given.filter((award) => award.type === group.code) }))
    .filter(({ awards }) => awards.length > 0);
  if (groups.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby={id} gap="8">
      <Stack gap="2">
        <Heading id={id} as="h2" size="2xl" fontWeight="medium">
          {t('browse.awards.title')}
        </Heading>
        <Text className="no-print">
          <TextLink to={paths.competition.catalogue(number)}>{t('browse.awards.catalogue')}</TextLink>
        </Text>
      </Stack>
      {groups.map(({ code, heading, awards }) => (
        <Category key={code ?? ''} above={id} heading={heading} competitionNumber={number} awards={awards} />
      ))}
    </Stack>
  );
}
