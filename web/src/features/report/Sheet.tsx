import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { CertificateQuery } from './generated/graphql.ts';
import { useFormat } from '../../i18n/format.ts';
import { Photo } from '../../ui/photo/Photo.tsx';
import { certificateKind } from './standing.ts';

type Image = NonNullable<CertificateQuery['image']>;

/** Data of a certificate: the image, its author, and the competition. */
export interface SheetProps {
  image: Image;
  competition: NonNullable<Image['competition']>;
  author: NonNullable<Image['author']>;
}

/** A sheet of A4, lying; the same on the screen and on paper, and light in the dark theme too. */
export function Sheet({ image, competition, author }: SheetProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { title, type, result } = image;
  const rank = result?.rank ?? null;
  const { awards } = image;
  const kind = certificateKind({ rank, prizes: awards.length, accepted: image.acceptance?.accepted ?? false });
  const category = competition.imageTypes.find(({ code }) => code === type);
  const isPortrait = image.height > image.width;
  return (
    <Box
      className="chakra-theme light"
      bg="white"
      color="fg"
      borderWidth="1px"
      p={{ base: '3', md: '5' }}
      maxW="5xl"
      mx="auto"
      css={{
        // On a wide screen it has the form of the paper.
        '@media screen and (min-width: 48em)': { display: 'grid', aspectRatio: '297 / 210' },
        '@media print': { border: 'none', padding: 0, maxWidth: 'none', height: '100vh', boxSizing: 'border-box' },
      }}
    >
      <style>{'@page { size: A4 landscape; margin: 12mm }'}</style>
      <Box
        borderWidth="3px"
        borderStyle="double"
        borderColor="accent.border"
        p={{ base: '5', md: '8' }}
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: isPortrait ? '3fr 2fr' : '1fr 1fr' }}
        gap={{ base: '6', md: '8' }}
        alignItems="center"
        css={{
          printColorAdjust: 'exact',
          '@media print': {
            height: '100%',
            boxSizing: 'border-box',
            gridTemplateColumns: isPortrait ? '3fr 2fr' : '1fr 1fr',
          },
        }}
      >
        <Stack gap="4" textAlign="center" fontFamily="heading">
          <Text textStyle="sm" letterSpacing="widest" textTransform="uppercase" color="fg.muted">
            {t('shell.brand')}
          </Text>
          <Text textStyle={{ base: '3xl', md: '4xl' }} lineHeight="1.1" color="accent.fg">
            {t(`report.sheet.${kind}`)}
          </Text>
          <Text dir="auto" textStyle="3xl" lineHeight="1.2" overflowWrap="anywhere">
            {format.personName(author)}
          </Text>
          {awards.map((award) => (
            <Text key={award.number} dir="auto" textStyle="2xl" lineHeight="1.2" overflowWrap="anywhere">
              {format.text(award.title)}
            </Text>
          ))}
          {kind === 'prize' ? null : (
            <Text textStyle="xl">
              {kind === 'award'
                ? t('report.sheet.place', { rank: format.number(rank ?? 0) })
                : t(kind === 'acceptance' ? 'report.sheet.accepted' : 'report.sheet.took')}
            </Text>
          )}
          <Text color="fg.muted">
            {t('report.sheet.category', { category: category ? format.text(category.title) : type })}
          </Text>
          <Box borderTopWidth="1px" pt="4" mx="auto" w="full" maxW="xs">
            <Text dir="auto" textStyle="xl" overflowWrap="anywhere">
              {format.text(competition.title)}
            </Text>
            <Text color="fg.muted">{format.date(competition.award)}</Text>
          </Box>
        </Stack>
        <Stack as="figure" gap="2" m="0">
          <Photo image={image} resolution="large" sizes="(min-width: 48em) 50vw, 100vw" priority />
          <Text as="figcaption" textAlign="center" fontFamily="heading" overflowWrap="anywhere">
            {t('report.sheet.photo', { title })}
          </Text>
        </Stack>
      </Box>
    </Box>
  );
}
