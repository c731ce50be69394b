import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { HomeCompetitionFragment } from './generated/graphql.ts';
import { useFormat } from '../../i18n/format.ts';

/** The categories with their slots, the range of points, and how many photos have to be judged. */
export function Categories({ competition }: { competition: HomeCompetitionFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Stack gap="1">
      <Heading as="h2" size="md" fontWeight="medium">
        {t('home.categories')}
      </Heading>
      {competition.imageTypes.map(({ code, title, slots }) => (
        <Text key={code}>
          <bdi>{format.text(title)}</bdi>{' '}
          <Text as="span" color="fg.muted">
            – {t('home.slots', { count: slots })}
          </Text>
        </Text>
      ))}
      <Text color="fg.muted">{t('home.points', { min: competition.minPoint, max: competition.maxPoint })}</Text>
      {competition.minCoverage > 0 && (
        <Text color="fg.muted">{t('home.coverage', { share: competition.minCoverage })}</Text>
      )}
    </Stack>
  );
}
