import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import type { CatalogueAwardFragment } from './generated/graphql.ts';

/** Awards that were given to authors, with why where that was written. */
export function AuthorAwards({ awards }: { awards: readonly CatalogueAwardFragment[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const given = awards.flatMap((award) =>
    award.winners.filter(({ image }) => image === null).map((winner) => ({ award, winner })),
  );
  if (given.length === 0) return null;
  return (
    <Box as="ul" m="0" p="0">
      {given.map(({ award, winner: { author, note } }) => (
        <Box as="li" key={`${award.number} ${author?.id}`} listStyleType="none">
          <Text dir="auto">
            <b>{format.text(award.title)}</b>
            {': '}
            <bdi>{author ? format.personName(author) : t('catalogue.gone')}</bdi>
            {note ? ` (${note})` : null}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
