import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { RowsPhotoAlbum } from 'react-photo-album';
import 'react-photo-album/rows.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TileFragment } from '../../app/generated/graphql.ts';
import { paths } from '../../app/paths.ts';
import { Photo } from '../../ui/photo/Photo.tsx';

function Marks({ tile }: { tile: TileFragment }) {
  const { t } = useTranslation();
  return (
    <Flex position="absolute" top="2" insetStart="2" gap="1.5" wrap="wrap">
      {tile.result && <Badge variant="solid">{t('browse.rankOf', { rank: tile.result.rank })}</Badge>}
      {tile.result && <Badge variant="solid">{t('browse.points', { count: tile.result.points })}</Badge>}
      {tile.own && (
        <Badge variant="solid" colorPalette="accent">
          {t('browse.own')}
        </Badge>
      )}
      {tile.myVote !== null && (
        <Badge variant="solid" colorPalette="green">
          {t('browse.vote', { count: tile.myVote })}
        </Badge>
      )}
    </Flex>
  );
}

/** Photos in rows of one height, each a link to its page; the list's state travels along. */
export function PhotoGrid({
  competitionId,
  tiles,
  search,
}: {
  competitionId: string;
  tiles: readonly TileFragment[];
  search: string;
}) {
  const photos = tiles.map((tile) => ({ src: tile.id, key: tile.id, width: tile.width, height: tile.height, tile }));
  return (
    <RowsPhotoAlbum
      photos={photos}
      spacing={12}
      targetRowHeight={(width) => (width < 640 ? 200 : 280)}
      rowConstraints={{ singleRowMaxHeight: 420, maxPhotos: 5 }}
      defaultContainerWidth={1200}
      componentsProps={{ container: { role: 'list' } }}
      render={{
        photo: (_, { photo: { tile }, width, height }) => (
          <Box
            key={tile.id}
            role="listitem"
            position="relative"
            style={{ width, height }}
            overflow="hidden"
            borderRadius="l2"
          >
            <Link
              to={`${paths.competition.show(competitionId, tile.id)}${search}`}
              style={{ display: 'block', width: '100%', height: '100%' }}
            >
              <Photo image={tile} fit="cover" resolution="medium" sizes={`${Math.ceil(width)}px`} />
              <Marks tile={tile} />
              <Text
                position="absolute"
                insetX="0"
                bottom="0"
                px="3"
                pt="8"
                pb="2"
                color="white"
                textStyle="sm"
                truncate
                bgImage="linear-gradient(transparent, rgba(0, 0, 0, .72))"
                aria-hidden="true"
              >
                {tile.title}
              </Text>
            </Link>
          </Box>
        ),
      }}
    />
  );
}
