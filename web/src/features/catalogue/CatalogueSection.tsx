import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { Photo } from '../../ui/photo/Photo.tsx';
import type { CataloguePhotoFragment } from './generated/graphql.ts';
import type { Section } from './sections.ts';

/** Props of a category. */
export interface CatalogueSectionProps {
  competitionNumber: number;
  title: string;
  section: Section<CataloguePhotoFragment & { accepted: boolean | null }>;
  /** Whether all pictures are loaded, also those far below: for paper. */
  isPrinting: boolean;
}

/** A category of the catalogue: its numbers, then each photo with title, author and award. On paper it begins a page. */
export function CatalogueSection({ competitionNumber, title, section, isPrinting }: CatalogueSectionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const { photos, authors } = section;
  const accepted = photos.filter((photo) => photo.accepted === true).length;
  const awarded = photos.filter(({ awards }) => awards.length > 0).length;
  const numbers = [
    t('catalogue.photos', { count: photos.length }),
    t('catalogue.authors', { count: authors }),
    ...(accepted > 0 ? [t('catalogue.accepted', { count: accepted })] : []),
    ...(awarded > 0 ? [t('catalogue.awarded', { count: awarded })] : []),
  ];
  return (
    <Box as="section" aria-labelledby={id} css={{ '@media print': { breakBefore: 'page' } }}>
      <Heading id={id} as="h2" size="2xl" fontWeight="medium" dir="auto">
        {title}
      </Heading>
      <Text color="fg.muted" mb="5">
        {numbers.join(' · ')}
      </Text>
      <Box
        as="ol"
        m="0"
        p="0"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(14rem, 45%), 1fr))"
        gap={{ base: '4', md: '6' }}
        css={{ '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '5mm' } }}
      >
        {photos.map((photo) => (
          <Box
            as="li"
            key={photo.number}
            listStyleType="none"
            minW="0"
            breakInside="avoid"
            // Rows far from the window cost nothing; paper has all of them.
            css={{
              contentVisibility: isPrinting ? 'visible' : 'auto',
              containIntrinsicSize: 'auto 16rem',
              '@media print': { contentVisibility: 'visible' },
            }}
          >
            <Box asChild display="block">
              <Link to={paths.competition.show(competitionNumber, photo.number)}>
                <Box
                  height={{ base: '36', md: '48' }}
                  mb="2"
                  overflow="hidden"
                  css={{
                    '@media print': { height: '42mm' },
                    '& img': { objectFit: 'contain !important' },
                    '& > div': { background: 'none !important' },
                  }}
                >
                  <Photo image={photo} fit="cover" resolution="small" sizes="240px" priority={isPrinting} titled />
                </Box>
                <Text
                  dir="auto"
                  fontFamily="heading"
                  overflowWrap="anywhere"
                  css={{ '@media print': { fontSize: '10pt' } }}
                >
                  {photo.title}
                </Text>
                <Text dir="auto" color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                  {photo.author ? format.personName(photo.author) : t('catalogue.gone')}
                </Text>
                {photo.awards.map((award) => (
                  <Text
                    key={award.number}
                    dir="auto"
                    color="accent.fg"
                    textStyle="sm"
                    fontWeight="medium"
                    overflowWrap="anywhere"
                  >
                    {format.text(award.title)}
                  </Text>
                ))}
              </Link>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
