import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { notify } from '../../notifications/notify.ts';
import { BulkBar } from '../../ui/table/BulkBar.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { TableSort } from '../../ui/table/tableProps.ts';
import { useSteadyHandler } from '../../ui/table/useSteadyHandler.ts';
import type { AdminUserFieldsFragment, AdminUsersQueryVariables } from './generated/graphql.ts';
import { useAllMatching } from './useAllMatching.ts';
import { UserBulk } from './UserBulk.tsx';
import { useUserColumns } from './userColumns.tsx';
import { useUserBulk, type UserBulkAct } from './useUserBulk.ts';

/** Props of the table. */
export interface UserTableProps {
  users: readonly AdminUserFieldsFragment[];
  /** How many match in all, and what they match. */
  matching: number;
  filter: AdminUsersQueryVariables['filter'];
  sort: TableSort;
  onSort: (sort: TableSort) => void;
  /** Something was done: what is shown has changed. */
  onDone: () => void;
}

const failed = (failure: Error): void => notify.negative(failure.message);

/** The accounts of a page, and what is done to the chosen ones. */
export function UserTable({ users, matching, filter, sort, onSort, onDone }: UserTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const columns = useUserColumns();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const many = useUserBulk();
  const { remember, undo } = many;
  useEffect(() => remember(users), [remember, users]);
  const readAll = useAllMatching(filter);
  const chooseAll = async (): Promise<void> => {
    const all = await readAll();
    remember(all);
    setChosen(new Set(all.map(({ id }) => id)));
  };
  const name = useCallback(
    (user: AdminUserFieldsFragment): string => format.personName(user) || user.username,
    [format],
  );
  const labelOf = useCallback(
    (user: AdminUserFieldsFragment) => t('adminUsers.bulk.choose', { name: name(user) }),
    [t, name],
  );
  const nameOf = (id: string): string => {
    const user = users.find((one) => one.id === id) ?? many.find(id);
    return user ? name(user) : `#${id}`;
  };
  const act = async (wanted: UserBulkAct) => {
    await many.run([...chosen], wanted);
    setChosen(new Set());
    onDone();
  };
  const onAct = useSteadyHandler((wanted: UserBulkAct) => void act(wanted));
  return (
    <>
      <DataTable
        view="users"
        caption={t('adminUsers.caption')}
        columns={columns}
        rows={users}
        keyOf={({ id }) => id}
        empty={t('adminUsers.empty')}
        sort={sort}
        onSort={onSort}
        selection={{ chosen, onChange: setChosen, labelOf }}
      />
      <BulkBar
        chosen={chosen.size}
        matching={matching}
        onChooseAll={() => void chooseAll().catch(failed)}
        onClear={() => setChosen(new Set())}
        progress={many.bulk.progress}
        onStop={many.bulk.stop}
        result={many.bulk.result}
        onForget={many.forget}
        nameOf={nameOf}
        onUndo={undo && (() => void undo().then(onDone))}
      >
        <UserBulk onAct={onAct} />
      </BulkBar>
    </>
  );
}
