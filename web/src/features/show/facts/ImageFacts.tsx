import { chakra } from '@chakra-ui/react/styled-system';
import { Badge } from '@chakra-ui/react/badge';
import { Heading } from '@chakra-ui/react/heading';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { ShownCompetitionFragment } from '../competition/generated/graphql.ts';
import type { ImageFactsFragment } from './generated/graphql.ts';
import { useFormat } from '../../../i18n/format.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';

/** Props of the facts. */
export interface ImageFactsProps {
  image: ImageFactsFragment;
  /** Null when it could not be loaded. */
  competition: ShownCompetitionFragment | null;
  /** Whether the image's title is the page heading and the document title. */
  isDocumentTitle?: boolean;
}

/** Title, competition, category and author of the image. */
export function ImageFacts({ image, competition, isDocumentTitle = true }: ImageFactsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const type = competition?.imageTypes.find(({ code }) => code === image.type);
  const nobody = competition?.ended ? t('show.authorDeleted') : t('show.authorHidden');
  return (
    <Stack gap="3">
      <HStack gap="2" wrap="wrap">
        <Badge size="md">
          <chakra.span srOnly>{t('show.category')}: </chakra.span>
          <bdi>{type ? format.text(type.title) : image.type}</bdi>
        </Badge>
        {image.own ? (
          <Badge size="md" colorPalette="accent">
            {t('show.own')}
          </Badge>
        ) : null}
      </HStack>
      {isDocumentTitle ? (
        <PageHeading dir="auto" keepsFocus overflowWrap="anywhere">
          {image.title}
        </PageHeading>
      ) : (
        <Heading dir="auto" as="h2" size="2xl" fontWeight="medium" overflowWrap="anywhere">
          {image.title}
        </Heading>
      )}
      {image.author ? (
        <Text>{t('show.author', { name: format.personName(image.author) })}</Text>
      ) : (
        <Text color="fg.muted">{nobody}</Text>
      )}
    </Stack>
  );
}
