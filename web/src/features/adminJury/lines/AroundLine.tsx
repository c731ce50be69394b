import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../i18n/format.ts';
import { paths } from '../../../routes/paths.ts';
import { Photo } from '../../../ui/photo/Photo.tsx';
import {
  usePhotosAroundLineQuery,
  type LineCategoryFragment,
  type PhotosAroundLineQuery,
} from './generated/graphql.ts';

/** Milliseconds that a line rests before the photos around it are read. */
const restMs = 250;

type Node = NonNullable<PhotosAroundLineQuery['nodes'][number]>;
type Image = Extract<Node, { __typename: 'Image' }>;
type Step = LineCategoryFragment['steps'][number];

/** A value once it has rested, so that what is dragged asks for nothing on its way. */
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

function Strip({ title, step, images }: { title: string; step: Step; images: readonly Image[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const more = step.photos - images.length;
  return (
    <Box minW="0">
      <Heading as="h4" size="sm" fontWeight="medium">
        {title}
      </Heading>
      <Text textStyle="sm" color="fg.muted" mb="2">
        {`${t('adminJury.lines.score', { score: format.score(step.score) })} · ${t('adminJury.lines.photos', { count: step.photos })}`}
      </Text>
      <Flex as="ul" gap="2" m="0" p="0" listStyleType="none" wrap="wrap" minH="20" align="center">
        {images.map((image) => (
          <Box as="li" key={image.id} width="28" height="20" overflow="hidden" borderRadius="l1">
            <Link
              to={paths.competition.show(image.competitionNumber, image.number)}
              style={{ display: 'block', height: '100%' }}
            >
              <Photo image={image} resolution="thumb" fit="cover" sizes="112px" />
            </Link>
          </Box>
        ))}
        {more > 0 && images.length > 0 ? (
          <Text as="li" textStyle="sm" color="fg.muted">
            {t('adminJury.lines.more', { count: more })}
          </Text>
        ) : null}
      </Flex>
    </Box>
  );
}

/** The photos of the scores right above and right below a line, which are read once it rests. */
export function AroundLine({ category: { steps }, line }: { category: LineCategoryFragment; line: number }) {
  const { t } = useTranslation();
  const rested = useRested(line);
  const above = steps[rested];
  const below = steps[rested + 1];
  const ids = [...(above?.imageIds ?? []), ...(below?.imageIds ?? [])];
  const { data, previousData } = usePhotosAroundLineQuery({ variables: { ids }, skip: ids.length === 0 });
  const nodes = (data ?? previousData)?.nodes ?? [];
  const imagesOf = (step: Step) =>
    nodes.filter((node): node is Image => node?.__typename === 'Image' && step.imageIds.includes(node.id));
  if (!above) return null;
  return (
    <Grid templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }} gap="5" aria-busy={rested !== line}>
      <Strip title={t('adminJury.lines.above')} step={above} images={imagesOf(above)} />
      {below ? (
        <Strip title={t('adminJury.lines.below')} step={below} images={imagesOf(below)} />
      ) : (
        <Text color="fg.muted">{t('adminJury.lines.nothingBelow')}</Text>
      )}
    </Grid>
  );
}
