import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { Photo } from '../photo/Photo.tsx';
import { photoOfDay } from '../photo/photoOfDay.ts';
import { useHasRoomBeside } from '../useIsWide.ts';
import { usePhotoBesideQuery, type PhotoBesideQuery } from './generated/graphql.ts';

/** The photo of the day of the active competition; while its photos are hidden the best one of an earlier competition. */
function chosenOf({ activeCompetition: active, archivedCompetitions }: PhotoBesideQuery) {
  const photo = active && photoOfDay(active.images?.nodes ?? [], active.now);
  if (photo) return { photo, competitionNumber: active.number, author: null };
  const [last] = archivedCompetitions.nodes;
  const best = last?.images?.nodes[0];
  return last && best ? { photo: best, competitionNumber: last.number, author: best.author } : null;
}

/** Highest that the photo may be: it is seen whole below the header, with its caption. */
const height = '(100dvh - 13rem)';

/**
 * A photo of the site, whole, beside a form or a text that is narrower than the window; nothing where there is no room, or no
 * photo that everyone may see.
 */
export function PhotoBeside() {
  const { t } = useTranslation();
  const format = useFormat();
  const hasRoom = useHasRoomBeside();
  const { data } = usePhotoBesideQuery({ skip: !hasRoom });
  const chosen = hasRoom && data ? chosenOf(data) : null;
  if (!chosen) return null;
  const { photo, competitionNumber, author } = chosen;
  const { title } = photo;
  return (
    <Box
      position="sticky"
      top="24"
      marginStart="auto"
      width="full"
      style={{ maxWidth: `calc(${height} * ${photo.width / photo.height})` }}
    >
      <Link to={paths.competition.show(competitionNumber, photo.number)}>
        <Box bg="stage" borderRadius="l2" overflow="hidden">
          <Photo image={photo} sizes="55vw" titled />
        </Box>
        <Text dir="auto" textStyle="sm" color="fg.muted" mt="2">
          {author ? t('shell.photo.ofBy', { title, name: format.personName(author) }) : t('shell.photo.of', { title })}
        </Text>
      </Link>
    </Box>
  );
}
