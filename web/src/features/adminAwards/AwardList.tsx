import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { Photo } from '../../ui/photo/Photo.tsx';
import type { AwardGroup } from './awardOrder.ts';
import type { ListedAwardFragment } from './generated/graphql.ts';
import type { Giving } from './useAwards.ts';
import { nameOf } from './winners.ts';

/** Props of the list. */
export interface AwardListProps {
  groups: readonly AwardGroup[];
  chosen: number | null;
  giving: Giving;
  titleOf: (type: string | null) => string;
  onChoose: (number: number) => void;
  onEdit: (award: ListedAwardFragment) => void;
}

/** The places of an award: who has it, and how many are empty. */
function Places({ award, giving }: { award: ListedAwardFragment; giving: Giving }) {
  const { t } = useTranslation();
  const format = useFormat();
  const empty = award.most - award.winners.length;
  return (
    <Box as="ul" m="0" p="0" listStyleType="none">
      {award.winners.map((winner, place) => {
        const { image, author, told, note } = winner;
        const isTaken = giving.wishOf(award.number, nameOf(winner)) === 'taken';
        const take = () => {
          if (!isTaken) giving.take(award.number, nameOf(winner));
        };
        const name = image?.title ?? (author ? format.personName(author) : t('adminAwards.gone'));
        return (
          <Flex
            as="li"
            key={image?.number ?? author?.id ?? place}
            gap="3"
            align="center"
            py="1"
            onKeyDown={(event) => {
              if (event.key === 'Delete') take();
            }}
          >
            {image ? (
              <Box width="14" aspectRatio={3 / 2} overflow="hidden" borderRadius="l1" flexShrink="0">
                <Photo image={image} fit="cover" resolution="thumb" sizes="56px" titled />
              </Box>
            ) : null}
            <Box flex="1" minW="0">
              <Text dir="auto" overflowWrap="anywhere">
                {name}
              </Text>
              {told ? null : (
                <Badge colorPalette="red" whiteSpace="normal" height="auto">
                  {t('adminAwards.hidden')}
                </Badge>
              )}
              {note ? (
                <Text dir="auto" color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                  {note}
                </Text>
              ) : null}
            </Box>
            <Button
              size="sm"
              variant="outline"
              aria-busy={isTaken}
              aria-label={t('adminAwards.takeNamed', { name })}
              onClick={take}
            >
              {t(isTaken ? 'adminAwards.taking' : 'adminAwards.take')}
            </Button>
          </Flex>
        );
      })}
      {empty > 0 ? (
        <Text as="li" color="fg.muted" py="1">
          {t('adminAwards.empty', { count: empty })}
        </Text>
      ) : null}
    </Box>
  );
}

/** A vacant award, with those next in order; nobody gets it by itself. */
function Vacancy({ award, giving }: { award: ListedAwardFragment; giving: Giving }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (award.vacant === 0) return null;
  return (
    <Stack gap="2" borderStartWidth="4px" borderColor="border.error" ps="3">
      <Text>{t('adminAwards.vacant', { count: award.vacant })}</Text>
      {award.next.map(({ image, sum, marks }) => {
        const winner = { imageNumber: image.number };
        const isGiven = giving.wishOf(award.number, winner) === 'given';
        return (
          <Flex key={image.number} gap="3" align="center" wrap="wrap">
            <Text flex="1" minW="0" dir="auto" overflowWrap="anywhere">
              {marks === 0 ? image.title : `${image.title} (${format.score(sum / marks)})`}
            </Text>
            <Button
              size="sm"
              variant="outline"
              aria-busy={isGiven}
              aria-label={t('adminAwards.giveNamed', { name: image.title })}
              onClick={() => {
                if (!isGiven) giving.give(award.number, winner);
              }}
            >
              {t(isGiven ? 'adminAwards.giving' : 'adminAwards.give')}
            </Button>
          </Flex>
        );
      })}
    </Stack>
  );
}

function Award({
  award,
  isChosen,
  giving,
  onChoose,
  onEdit,
}: Omit<AwardListProps, 'groups' | 'chosen' | 'titleOf'> & { award: ListedAwardFragment; isChosen: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = format.text(award.title);
  return (
    <Box
      as="li"
      borderWidth={isChosen ? '2px' : '1px'}
      borderColor={isChosen ? 'accent.solid' : 'border'}
      borderRadius="l2"
      p="3"
      bg="bg.panel"
    >
      <Flex gap="2" align="center">
        <Button
          variant="ghost"
          flex="1"
          minW="0"
          height="auto"
          minH="11"
          justifyContent="space-between"
          textAlign="start"
          whiteSpace="normal"
          px="2"
          aria-pressed={isChosen}
          onClick={() => onChoose(award.number)}
        >
          <Text as="span" dir="auto" overflowWrap="anywhere">
            {title}
          </Text>
          <Text as="span" color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums" flexShrink="0">
            {t('adminAwards.filled', { given: award.winners.length - award.vacant, most: award.most })}
          </Text>
        </Button>
        <Button
          size="sm"
          variant="outline"
          aria-label={t('adminAwards.editNamed', { title })}
          onClick={() => onEdit(award)}
        >
          {t('adminAwards.edit')}
        </Button>
      </Flex>
      {isChosen || award.vacant > 0 ? (
        <Stack gap="2" mt="2" px="2">
          <Places award={award} giving={giving} />
          <Vacancy award={award} giving={giving} />
        </Stack>
      ) : null}
    </Box>
  );
}

/** The awards by category; the chosen one shows its places. */
export function AwardList({ groups, chosen, titleOf, ...acts }: AwardListProps) {
  return (
    <Stack gap="5">
      {groups.map(({ type, awards }) => (
        <Box as="section" key={type ?? ''} aria-label={titleOf(type)}>
          <Heading as="h2" size="md" fontWeight="medium" mb="2" dir="auto">
            {titleOf(type)}
          </Heading>
          <Stack as="ul" gap="2" m="0" p="0" listStyleType="none">
            {awards.map((award) => (
              <Award key={award.number} award={award} isChosen={award.number === chosen} {...acts} />
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
