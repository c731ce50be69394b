import { RowsPhotoAlbum } from 'react-photo-album';
import 'react-photo-album/rows.css';
import { useTranslation } from 'react-i18next';
import { paths } from '../../routes/paths.ts';
import { Tile, type TileImage } from './Tile.tsx';

/** Settings of the grid. */
export interface PhotoGridProps {
  competitionId: string;
  tiles: readonly TileImage[];
  /** The list's state as the URL says it; the photo's page goes on in that order. */
  search: string;
  /** Whether the list is of one category. */
  ofType: boolean;
}

/** Height that the rows aim at, in CSS pixels. */
const rowHeight = (width: number): number => (width < 640 ? 200 : 280);

/** Photos that load at once; the others when they come near the screen. */
const atOnce = 4;

/** Photos in rows of one height, each a link to its page. */
export function PhotoGrid({ competitionId, tiles, search, ofType }: PhotoGridProps) {
  const { t } = useTranslation();
  const photos = tiles.map((tile) => ({ src: tile.id, key: tile.id, width: tile.width, height: tile.height, tile }));
  return (
    <RowsPhotoAlbum
      photos={photos}
      spacing={12}
      targetRowHeight={rowHeight}
      rowConstraints={{ singleRowMaxHeight: 420, maxPhotos: 5 }}
      defaultContainerWidth={1200}
      componentsProps={{ container: { role: 'list', 'aria-label': t('browse.list') } }}
      render={{
        photo: (_, { photo: { tile }, index, width, height }) => (
          <Tile
            key={tile.id}
            tile={tile}
            to={`${paths.competition.show(competitionId, tile.id)}${search}`}
            width={width}
            height={height}
            ofType={ofType}
            priority={index < atOnce}
          />
        ),
      }}
    />
  );
}
