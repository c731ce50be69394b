import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Award } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { usePhotoAwardsQuery } from './generated/graphql.ts';

/** Awards of a photo, once its competition has ended; nothing without an award. */
export default function PhotoAwards({ imageNumber }: { imageNumber: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = usePhotoAwardsQuery({ variables: { number: imageNumber } });
  const awards = data?.image?.awards ?? [];
  if (awards.length === 0) return null;
  return (
    <Stack as="section" gap="2" aria-labelledby="photo-awards">
      <Heading id="photo-awards" as="h2" size="md" fontWeight="medium">
        {t('show.awards', { count: awards.length })}
      </Heading>
      <Box as="ul" m="0" p="0">
        {awards.map(({ number, title }) => (
          <Box as="li" key={number} listStyleType="none" display="flex" gap="2" alignItems="center" fontSize="lg">
            <Box as="span" color="accent.fg" flexShrink="0">
              <Award aria-hidden size={20} />
            </Box>
            <span dir="auto">{format.text(title)}</span>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
