import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../i18n/format.ts';
import { numberParam, textParam, useListState, wordParam } from '../../../routes/listState.ts';
import { paths } from '../../../routes/paths.ts';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../../ui/LoadingState.tsx';
import { Photo } from '../../../ui/photo/Photo.tsx';
import { DataTable, type Column } from '../../../ui/table/DataTable.tsx';
import { Pager } from '../../../ui/table/Pager.tsx';
import { SavedViews } from '../../../ui/table/SavedViews.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { AdministeredCompetitionFragment } from '../generated/graphql.ts';
import type { Kind } from '../queue/useModeration.ts';
import { BulkBar } from './BulkBar.tsx';
import { useModeratedItemsQuery, type ModeratedItemFragment } from './generated/graphql.ts';
import { everyStatus, ItemFilters } from './ItemFilters.tsx';

const shape = {
  page: numberParam(0),
  size: numberParam(20, 1, 100),
  status: wordParam(['ALL', ...everyStatus], 'ALL'),
  type: textParam,
  q: textParam,
  sort: wordParam(['OLDEST', 'NEWEST'], 'NEWEST'),
};

/** Props of the tab. */
export interface ItemsTabProps {
  kind: Kind;
  item: AdministeredCompetitionFragment;
  timeZone: string;
}

/** The photos or comments of a competition, filtered, with what is done to many of them at once. */
export function ItemsTab({ kind, item, timeZone }: ItemsTabProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [state, setState] = useListState(shape);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { id: competitionId, competition } = item;
  const { status, type, q, ...order } = state;
  const { data, previousData, error, refetch } = useModeratedItemsQuery({
    variables: {
      kind,
      competitionId,
      status: status === 'ALL' ? everyStatus.filter((one) => kind === 'IMAGE' || one !== 'DISQUALIFIED') : [status],
      type: type || null,
      q: q || null,
      ...order,
    },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.moderationPage;
  const subject = (row: ModeratedItemFragment) => row.comment ?? row.image;
  const typeTitle = (code: string) => {
    const found = competition.imageTypes.find((one) => one.code === code);
    return found ? format.text(found.title) : code;
  };
  const columns: [Column<ModeratedItemFragment>, ...Column<ModeratedItemFragment>[]] = [
    {
      key: 'subject',
      title: t(kind === 'IMAGE' ? 'adminCompetitions.entries.photo' : 'adminCompetitions.entries.comment'),
      cell: ({ image, comment }) => (
        <HStack gap="3" align="flex-start">
          <Box width="16" flexShrink="0">
            <Photo image={image} sizes="4rem" resolution="thumb" titled />
          </Box>
          <Box minW="0" overflowWrap="anywhere">
            <TextLink to={paths.competition.show(competitionId, image.id)}>{image.title}</TextLink>
            {comment ? (
              <Text fontWeight="normal" whiteSpace="pre-line" lineClamp={4}>
                {comment.text}
              </Text>
            ) : null}
          </Box>
        </HStack>
      ),
    },
    {
      key: 'status',
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
            title: t('adminCompetitions.entries.category'),
            cell: ({ image }: ModeratedItemFragment) => typeTitle(image.type),
          },
        ]
      : []),
    {
      key: 'who',
      title: t('adminCompetitions.entries.who'),
      cell: (row) => {
        const { author } = subject(row);
        return author ? format.personName(author) : t('admin.audit.nothing');
      },
    },
    {
      key: 'when',
      title: t('adminCompetitions.entries.when'),
      cell: (row) => format.dateTime(subject(row).createdAt, timeZone),
    },
    {
      key: 'signals',
      title: t('adminCompetitions.entries.signals'),
      cell: ({ signals }) => signals.map((signal) => t(`adminCompetitions.signal.${signal}`)).join(', '),
    },
  ];
  const rowNumber = new Map(shown?.items.map(({ id }, index) => [id, index + 1]));
  return (
    <Stack gap="4">
      <SavedViews
        list={kind === 'IMAGE' ? 'images' : 'comments'}
        base={kind === 'IMAGE' ? '' : 'tab=comments'}
        shipped={[
          { name: t('adminCompetitions.view.waiting'), query: 'sort=OLDEST&status=PENDING' },
          { name: t('adminCompetitions.view.rejected'), query: 'status=REJECTED' },
          ...(kind === 'IMAGE'
            ? [{ name: t('adminCompetitions.view.disqualified'), query: 'status=DISQUALIFIED' }]
            : []),
        ]}
      />
      <HStack justify="space-between" wrap="wrap" gap="4" align="flex-end">
        <ItemFilters
          kind={kind}
          types={competition.imageTypes}
          state={{ status, type, q, sort: order.sort }}
          onChange={(changes, replace) => setState({ ...changes, page: 0 }, { replace })}
        />
        <Button asChild variant="outline">
          <Link to={`?queue=${kind === 'IMAGE' ? 'images' : 'comments'}`}>{t('adminCompetitions.entries.queue')}</Link>
        </Button>
      </HStack>
      <BulkBar
        kind={kind}
        competitionId={competitionId}
        chosen={chosen}
        onClear={() => setChosen(new Set())}
        onDone={() => {
          setChosen(new Set());
          void refetch();
        }}
      />
      {shown ? (
        <>
          <DataTable
            caption={t(
              kind === 'IMAGE' ? 'adminCompetitions.entries.caption' : 'adminCompetitions.entries.commentsCaption',
            )}
            columns={columns}
            rows={shown.items}
            keyOf={({ id }) => id}
            empty={t('adminCompetitions.entries.empty')}
            selection={{
              chosen,
              onChange: setChosen,
              labelOf: (id) => t('adminCompetitions.entries.choose', { n: rowNumber.get(id) }),
            }}
          />
          <Pager
            place={shown.pageInfo}
            onPage={(page) => setState({ page })}
            onSize={(size) => setState({ size, page: 0 })}
          />
        </>
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </Stack>
  );
}
