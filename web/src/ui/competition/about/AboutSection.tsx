import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { Markdown } from '../../Markdown.tsx';
import { Categories, type CategoriesProps } from './Categories.tsx';

/** The headings of a description stand below that of the section. */
const ownHeadings = { '& :is(h1, h2, h3, h4)': { textStyle: 'lg' } } as const;

/** Description of a competition, and beside it the categories with their limits of entries. */
export function AboutSection({ competition, stage }: CategoriesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Box as="section" aria-labelledby="about">
      <Heading id="about" as="h2" size="xl" fontWeight="medium" mb="4">
        {t('home.about')}
      </Heading>
      <Grid templateColumns={{ base: '1fr', lg: '3fr 2fr' }} gap={{ base: '8', lg: '16' }} alignItems="start">
        <Box maxW="prose" css={ownHeadings}>
          <Markdown>{format.text(competition.description)}</Markdown>
        </Box>
        <Categories competition={competition} stage={stage} />
      </Grid>
    </Box>
  );
}
