import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../../ui/LoadingState.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { photoListSearch } from '../../../routes/photoList.ts';
import type { BrowsedCompetitionFragment } from '../generated/graphql.ts';
import { AcceptedPhotos } from './AcceptedPhotos.tsx';
import { useJuryOutcomeQuery, type JuryOutcomeQuery } from './generated/graphql.ts';

type Jury = NonNullable<NonNullable<JuryOutcomeQuery['competition']>['jury']>;
type Acceptance = NonNullable<Jury['acceptance']>[number];
type Round = NonNullable<Jury['rounds']>[number];

/** Props of the outcome. */
export interface JuryOutcomeProps {
  competition: BrowsedCompetitionFragment;
  /** Category code; null for all. */
  type: string | null;
}

/** Authors and works of a category, and how many of them were accepted. */
function Numbers({ acceptance }: { acceptance: Acceptance }) {
  const { t } = useTranslation();
  const { photos, authors, acceptedPhotos, acceptedAuthors } = acceptance;
  const entered = t('browse.jury.entered', {
    photos: t('browse.jury.photos', { count: photos }),
    authors: t('browse.jury.authors', { count: authors }),
  });
  return (
    <Text color="fg.muted">
      {entered}{' '}
      {acceptedPhotos === null
        ? t('browse.jury.undecidedCategory')
        : t('browse.jury.acceptedOf', {
            photos: t('browse.jury.photos', { count: acceptedPhotos }),
            authors: t('browse.jury.authors', { count: acceptedAuthors ?? 0 }),
          })}
    </Text>
  );
}

function Category({ competition, acceptance }: { competition: BrowsedCompetitionFragment; acceptance: Acceptance }) {
  const format = useFormat();
  const id = useId();
  const found = competition.imageTypes.find(({ code }) => code === acceptance.type);
  return (
    <Stack as="section" aria-labelledby={id} gap="4">
      <Heading id={id} as="h2" size="xl" fontWeight="medium" dir="auto">
        {found ? format.text(found.title) : acceptance.type}
      </Heading>
      <Numbers acceptance={acceptance} />
      {acceptance.acceptedPhotos ? (
        <AcceptedPhotos
          competitionNumber={competition.number}
          type={acceptance.type}
          expected={acceptance.acceptedPhotos}
        />
      ) : null}
    </Stack>
  );
}

/** The rounds of a jury, with their scale, and the line of each category. */
function HowJudged({ rounds, competition }: { rounds: readonly Round[]; competition: BrowsedCompetitionFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = (type: string) => {
    const found = competition.imageTypes.find(({ code }) => code === type);
    return found ? format.text(found.title) : type;
  };
  return (
    <Stack as="section" aria-labelledby="how-judged" gap="3" maxW="prose">
      <Heading id="how-judged" as="h2" size="lg" fontWeight="medium">
        {t('browse.jury.how')}
      </Heading>
      <Text>{t('browse.jury.howText')}</Text>
      <Box as="ul" ps="5">
        {rounds.map(({ id, title, minPoint, maxPoint, photos, lines }) => (
          <li key={id}>
            <bdi>{format.text(title)}</bdi>
            {': '}
            {[
              t('browse.jury.range', { least: minPoint, most: maxPoint }),
              ...(photos === null ? [] : [t('browse.jury.photos', { count: photos })]),
              ...(lines ?? []).map(({ type, score }) =>
                t('browse.jury.line', { category: nameOf(type), score: format.score(score) }),
              ),
            ].join(' · ')}
          </li>
        ))}
      </Box>
    </Stack>
  );
}

/** Whether a category has no decision yet. */
const isOpen = ({ acceptedPhotos }: Acceptance): boolean => acceptedPhotos === null;

/** Outcome of a jury: for each category its numbers and accepted photos, then how it was judged; or that it has not decided. */
export function JuryOutcome({ competition, type }: JuryOutcomeProps) {
  const { t } = useTranslation();
  const { number, entriesShown } = competition;
  const { data, error, refetch } = useJuryOutcomeQuery({ variables: { number }, fetchPolicy: 'cache-and-network' });
  const jury = data?.competition?.jury;
  if (!jury) return error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <LoadingState />;
  const acceptance = (jury.acceptance ?? []).filter((one) => type === null || one.type === type);
  const isUndecided = acceptance.length > 0 ? acceptance.every(isOpen) : entriesShown === 'ACCEPTED';
  return (
    <Stack gap={{ base: '8', md: '12' }}>
      {isUndecided ? (
        <Text role="status">
          {t(entriesShown === 'ACCEPTED' ? 'browse.jury.undecidedHidden' : 'browse.jury.undecided')}
        </Text>
      ) : null}
      {acceptance.map((one) => (
        <Category key={one.type} competition={competition} acceptance={one} />
      ))}
      {jury.rounds?.length ? <HowJudged rounds={jury.rounds} competition={competition} /> : null}
      {entriesShown === 'ALL' ? (
        <Flex>
          <TextLink to={photoListSearch({ type, sort: 'createdAt', only: null }) || '.'}>
            {t('browse.jury.all')}
          </TextLink>
        </Flex>
      ) : null}
    </Stack>
  );
}
