import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../notifications/notify.ts';
import { allPages } from '../../ui/table/allPages.ts';
import { BulkBar } from '../../ui/table/BulkBar.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useSteadyHandler } from '../../ui/table/useSteadyHandler.ts';
import type { AdministeredCompetitionFragment } from '../../ui/admin/competition/generated/graphql.ts';
import type { Kind } from '../../ui/admin/moderation/useModeration.ts';
import { hasRanks } from './ranking/hasRanks.ts';
import {
  ModeratedItemsDocument,
  type ModeratedItemFragment,
  type ModeratedItemsQueryVariables,
} from './generated/graphql.ts';
import { ItemBulk } from './ItemBulk.tsx';
import { useItemColumns } from './itemColumns.tsx';
import { useItemBulk, type ItemBulkAct } from './useItemBulk.ts';

/** Rows of one reading; the most that a page may have. */
const size = 100;

/** Names of items in refusals: the title of the photo. */
const namesOf = (items: readonly ModeratedItemFragment[]) => items.map(({ id, image }) => ({ id, name: image.title }));

/** Props of the table. */
export interface ItemsTableProps {
  kind: Kind;
  item: AdministeredCompetitionFragment;
  timeZone: string;
  /** Variables of the query that read the page. */
  variables: ModeratedItemsQueryVariables;
  /** Whether there may be others, which the filters leave out. */
  isFiltered: boolean;
  items: readonly ModeratedItemFragment[];
  /** How many match in all. */
  matching: number;
  /** Something was done: what is shown has changed. */
  onDone: () => void;
}

/** The photos or comments of a page, and what is done to the chosen ones. */
export function ItemsTable({ kind, item, timeZone, variables, isFiltered, items, matching, onDone }: ItemsTableProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const columns = useItemColumns(kind, item, timeZone);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const many = useItemBulk(kind);
  const { remember, undo } = many;
  useEffect(() => remember(namesOf(items)), [remember, items]);

  const act = async (wanted: ItemBulkAct) => {
    await many.run([...chosen], wanted);
    setChosen(new Set());
    onDone();
  };
  const chooseAll = async () => {
    const all = await allPages(async (page) => {
      const query = { query: ModeratedItemsDocument, variables: { ...variables, page, size } };
      return (await client.query({ ...query, fetchPolicy: 'no-cache' })).data?.moderationPage;
    });
    remember(namesOf(all));
    setChosen(new Set(all.map(({ id }) => id)));
  };
  const labelOf = useCallback(
    (_: ModeratedItemFragment, index: number) => t('adminCompetitions.entries.choose', { n: index + 1 }),
    [t],
  );
  const onAct = useSteadyHandler((wanted: ItemBulkAct) => void act(wanted));
  return (
    <>
      <DataTable
        view={kind === 'IMAGE' ? 'images' : 'comments'}
        caption={t(
          kind === 'IMAGE' ? 'adminCompetitions.entries.caption' : 'adminCompetitions.entries.commentsCaption',
        )}
        columns={columns}
        rows={items}
        keyOf={({ id }) => id}
        empty={t(`adminCompetitions.entries.${isFiltered ? 'noneFound' : 'noneYet'}.${kind}`)}
        selection={{ chosen, onChange: setChosen, labelOf }}
      />
      <BulkBar
        chosen={chosen.size}
        matching={matching}
        onChooseAll={() => void chooseAll().catch((failure: Error) => notify.negative(failure.message))}
        onClear={() => setChosen(new Set())}
        progress={many.bulk.progress}
        onStop={many.bulk.stop}
        result={many.bulk.result}
        onForget={many.forget}
        said={many.said}
        nameOf={many.nameOf}
        onUndo={undo && (() => void undo().then(onDone))}
      >
        <ItemBulk
          kind={kind}
          chosen={chosen}
          onAct={onAct}
          competitionNumber={item.number}
          ranked={hasRanks(item.competition)}
        />
      </BulkBar>
    </>
  );
}
