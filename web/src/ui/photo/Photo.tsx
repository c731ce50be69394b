import { AspectRatio } from '@chakra-ui/react/aspect-ratio';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Center } from '@chakra-ui/react/center';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhotoFragment } from './generated/graphql.ts';
import { serverConnection } from '../../connection/serverConnection.ts';
import { placeholderOf } from './placeholder.ts';
import { srcSetOf, type PhotoResolution } from './sources.ts';
import { useAutomaticRetry } from './useAutomaticRetry.ts';
import { useProtectedUrl } from './useProtectedUrl.ts';

/** Props of a photo. */
export interface PhotoProps {
  /** The image, from a query that spreads `...Photo`. */
  image: PhotoFragment;
  /** How wide it is shown, as `img` takes it. */
  sizes?: string;
  /** `contain` keeps the picture's own proportions; `cover` fills the frame around it. */
  fit?: 'contain' | 'cover';
  /** Largest derivative to load. */
  resolution?: PhotoResolution;
  /** Loads at once: for the picture that the page is about. */
  priority?: boolean;
  /** Its title stands beside it as text: it is not read out twice. */
  titled?: boolean;
}

function Failure({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Center position="absolute" inset="0" bg="bg.muted" p="2">
      <Stack gap="2" align="center">
        <VisuallyHidden>{title}</VisuallyHidden>
        <Text textStyle="sm" color="fg.muted" textAlign="center">
          {t('shell.photo.failed')}
        </Text>
        <Button
          size="xs"
          variant="outline"
          onClick={(event) => {
            // The picture may stand in a link.
            event.preventDefault();
            onRetry();
          }}
        >
          {t('shell.state.retry')}
        </Button>
      </Stack>
    </Center>
  );
}

/**
 * A photo in its own proportions, with a blurred placeholder until it is loaded. Where the address requires the session's token
 * the bytes are fetched with it.
 */
export function Photo({
  image,
  sizes = '100vw',
  fit = 'contain',
  resolution = 'large',
  priority = false,
  titled = false,
}: PhotoProps) {
  // The key resets the state (shown, failed) for another picture.
  return (
    <Picture
      key={image[resolution]}
      photo={image}
      sizes={sizes}
      fit={fit}
      resolution={resolution}
      priority={priority}
      titled={titled}
    />
  );
}

function Picture({
  photo,
  sizes,
  fit,
  resolution,
  priority,
  titled,
}: Required<Omit<PhotoProps, 'image'>> & { photo: PhotoFragment }) {
  const [attempt, setAttempt] = useState(0);
  const [broken, setBroken] = useState(false);
  const guarded = useProtectedUrl(photo.urlNeedsToken ? photo[resolution] : null, attempt);
  const placeholder = placeholderOf(photo.thumbhash);
  const source = photo.urlNeedsToken
    ? { src: guarded.url ?? undefined }
    : { src: photo[resolution], srcSet: srcSetOf(photo, resolution), sizes };
  const failed = broken || guarded.failed;

  const retry = () => {
    setBroken(false);
    setAttempt((number) => number + 1);
  };
  useAutomaticRetry(failed, attempt, retry);
  const picture = (
    <Box
      position="relative"
      width="full"
      height="full"
      overflow="hidden"
      bg="bg.muted"
      backgroundSize="100% 100%"
      style={placeholder === null ? undefined : { backgroundImage: `url(${placeholder})` }}
    >
      {source.src !== undefined && !failed && (
        <img
          key={attempt}
          {...source}
          alt={titled ? '' : photo.title}
          width={photo.width}
          height={photo.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onError={() => {
            setBroken(true);
            serverConnection.reportFailure();
          }}
          style={{ width: '100%', height: '100%', objectFit: fit, display: 'block' }}
        />
      )}
      {failed && <Failure title={photo.title} onRetry={retry} />}
    </Box>
  );
  return fit === 'cover' ? picture : <AspectRatio ratio={photo.width / photo.height}>{picture}</AspectRatio>;
}
