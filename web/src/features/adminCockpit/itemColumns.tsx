import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { Photo } from '../../ui/photo/Photo.tsx';
import type { Columns } from '../../ui/table/tableProps.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import type { AdministeredCompetitionFragment } from '../../ui/admin/competition/generated/graphql.ts';
import type { Kind } from '../../ui/admin/moderation/useModeration.ts';
import type { ModeratedItemFragment } from './generated/graphql.ts';

/** The columns of the list of a competition's photos or comments. */
export function useItemColumns(
  kind: Kind,
  { competition, number: competitionNumber }: AdministeredCompetitionFragment,
  timeZone: string,
): Columns<ModeratedItemFragment> {
  const { t } = useTranslation();
  const format = useFormat();
  const { imageTypes } = competition;
  return useMemo<Columns<ModeratedItemFragment>>(() => {
    const subject = (row: ModeratedItemFragment) => row.comment ?? row.image;
    const typeTitle = (code: string) => {
      const found = imageTypes.find((one) => one.code === code);
      return found ? format.text(found.title) : code;
    };
    return [
      {
        key: 'subject',
        title: t(kind === 'IMAGE' ? 'adminCompetitions.entries.photo' : 'adminCompetitions.entries.comment'),
        cell: ({ image, comment }) => (
          <HStack gap="3" align={comment ? 'flex-start' : 'center'}>
            {/* No higher than a line of text with the space around it. */}
            <Box boxSize="8" my="-1" flexShrink="0">
              <Photo image={image} sizes="2rem" resolution="thumb" fit="cover" titled />
            </Box>
            <Box minW="0" overflowWrap="anywhere">
              <TextLink dir="auto" to={paths.competition.show(competitionNumber, image.number)}>
                {image.title}
              </TextLink>
              {comment ? (
                <Text dir="auto" fontWeight="normal" whiteSpace="pre-line" lineClamp={4}>
                  {comment.text}
                </Text>
              ) : null}
            </Box>
          </HStack>
        ),
      },
      {
        key: 'status',
        plain: true,
        title: t('adminCompetitions.entries.status'),
        cell: ({ image, comment }) => {
          const value = comment ? comment.status : (image.moderation ?? 'APPROVED');
          return (
            <Stack gap="1">
              <Badge
                width="fit-content"
                colorPalette={value === 'APPROVED' ? 'green' : value === 'PENDING' ? 'gray' : 'red'}
              >
                {t(`adminCompetitions.moderation.${value}`)}
              </Badge>
              {comment || !image.moderationReason ? null : <Text textStyle="sm">{image.moderationReason}</Text>}
            </Stack>
          );
        },
      },
      ...(kind === 'IMAGE'
        ? [
            {
              key: 'type',
              plain: true,
              title: t('adminCompetitions.entries.category'),
              cell: ({ image }: ModeratedItemFragment) => typeTitle(image.type),
            },
          ]
        : []),
      {
        key: 'who',
        plain: true,
        title: t('adminCompetitions.entries.who'),
        cell: (row) => {
          const { author } = subject(row);
          return author ? <bdi>{format.personName(author)}</bdi> : t('admin.audit.nothing');
        },
      },
      {
        key: 'when',
        plain: true,
        title: t('adminCompetitions.entries.when'),
        cell: (row) => format.dateTime(subject(row).createdAt, timeZone),
      },
      {
        key: 'signals',
        plain: true,
        title: t('adminCompetitions.entries.signals'),
        cell: ({ signals }) => signals.map((signal) => t(`adminCompetitions.signal.${signal}`)).join(', '),
      },
    ];
  }, [t, format, kind, competitionNumber, imageTypes, timeZone]);
}
