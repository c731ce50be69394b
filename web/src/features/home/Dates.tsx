import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { HomeCompetitionFragment } from './generated/graphql.ts';
import { useFormat } from '../../i18n/format.ts';
import { boundaries, type Boundary } from '../../ui/competition/stage.ts';

/** The four dates; the one that comes next stands out. */
export function Dates({ competition, next }: { competition: HomeCompetitionFragment; next: Boundary | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Box>
      <Heading as="h2" size="md" fontWeight="medium" mb="3">
        {t('home.timesTitle')}
      </Heading>
      <Box as="dl" borderTopWidth="1px">
        {boundaries.map((name) => {
          const comes = name === next;
          return (
            <Flex key={name} justify="space-between" columnGap="4" py="2" borderBottomWidth="1px" wrap="wrap">
              <Text
                as="dt"
                aria-current={comes ? 'step' : undefined}
                color={comes ? 'fg' : 'fg.muted'}
                fontWeight={comes ? 'semibold' : 'normal'}
              >
                {t(`home.${name}`)}
              </Text>
              <Text as="dd" fontWeight={comes ? 'semibold' : 'normal'}>
                <time dateTime={competition[name]}>{format.dateTime(competition[name])}</time>
              </Text>
            </Flex>
          );
        })}
      </Box>
    </Box>
  );
}
