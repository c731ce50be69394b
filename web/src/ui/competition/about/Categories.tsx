import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { AboutCompetitionFragment } from './generated/graphql.ts';
import { useFormat } from '../../../i18n/format.ts';
import type { Stage } from '../stage.ts';

/** Props of the categories. */
export interface CategoriesProps {
  competition: AboutCompetitionFragment;
  stage: Stage;
}

/** The categories with their slots, what may be entered while that matters, the range of points, and how many photos have to be judged. */
export function Categories({ competition, stage }: CategoriesProps) {
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
      {(stage === 'upcoming' || stage === 'uploading') && (
        <Text color="fg.muted">{t('home.formats', { min: format.number(competition.minLongerSide) })}</Text>
      )}
      {competition.judgedBy === 'JURY' ? null : (
        <Text color="fg.muted">{t('home.points', { min: competition.minPoint, max: competition.maxPoint })}</Text>
      )}
      {competition.judgedBy !== 'JURY' && competition.minCoverage > 0 && (
        <Text color="fg.muted">{t('home.coverage', { share: competition.minCoverage })}</Text>
      )}
    </Stack>
  );
}
