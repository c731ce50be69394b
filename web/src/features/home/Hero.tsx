import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { Photo } from '../../ui/photo/Photo.tsx';
import { heroSizes, isWide, type HeroPhoto } from './heroPhoto.ts';

/** Whose photo it is, below it. */
function Caption({ photo: { title }, author }: HeroPhoto) {
  const { t } = useTranslation();
  const format = useFormat();
  const of = author
    ? t('shell.photo.ofBy', { title, name: format.personName(author) })
    : t('shell.photo.of', { title });
  return (
    <Text dir="auto" textStyle="sm">
      {of}
    </Text>
  );
}

/** Props of the beginning of the home page. */
export interface HeroProps {
  /** Null where there is none yet. */
  hero: HeroPhoto | null;
  /** Title, standing and the one action. */
  children: ReactNode;
}

/**
 * What darkens the photo below words: where they begin, at 8rem, so far that they have 4.5 : 1 on white. In lengths, so that more
 * words do not move it.
 */
const ground = 'linear-gradient(transparent, rgba(0, 0, 0, 0.3) 3rem, rgba(0, 0, 0, 0.66) 7.5rem, rgba(0, 0, 0, 0.85))';

/**
 * A photo as wide as the window, at most a third of its height cut off, with words over its lower edge where the window is wide, and
 * below it elsewhere. An upright photo is shown whole. Beside a photo words stand on a dark ground in both themes. `skeleton/home.ts` draws the
 * same.
 */
export function Hero({ hero, children }: HeroProps) {
  const photo = hero?.photo;
  const wide = photo ? isWide(photo) : false;
  const ratio = photo ? photo.width / photo.height : 1;
  const frame = wide
    ? { aspectRatio: ratio, width: '100%', maxHeight: `max(78svh, ${66.7 / ratio}vw)` }
    : { aspectRatio: ratio, width: `min(100%, ${70 * ratio}svh)`, margin: '0 auto' };
  return (
    <Box
      as="section"
      className={hero ? 'chakra-theme dark' : undefined}
      position="relative"
      bg="bg"
      color="fg"
      colorPalette="gray"
    >
      {hero && (
        <Box asChild display="block" bg="stage" _focusVisible={{ outlineOffset: '-4px', outlineWidth: '4px' }}>
          <Link to={paths.competition.show(hero.competitionNumber, hero.photo.number)}>
            <Box overflow="hidden" style={frame}>
              <Photo image={hero.photo} fit="cover" sizes={heroSizes(hero.photo)} priority />
            </Box>
          </Link>
        </Box>
      )}
      <Box
        position={wide ? { lg: 'absolute' } : undefined}
        insetX="0"
        bottom="0"
        pt={{ base: '5', lg: wide ? '32' : '8' }}
        pb={{ base: '7', lg: '8' }}
        pointerEvents={wide ? { lg: 'none' } : undefined}
        bgImage={wide ? { lg: ground } : undefined}
      >
        <Container maxW="8xl" px={{ base: '4', md: '8' }}>
          <Stack gap="4" css={{ '& a, & button': { pointerEvents: 'auto' }, '& [role=timer]': { color: 'fg' } }}>
            {children}
            {hero && <Caption {...hero} />}
          </Stack>
        </Container>
      </Box>
    </Box>
  );
}
