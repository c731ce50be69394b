import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { HStack } from '@chakra-ui/react/stack';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowChoice } from './RowChoice.tsx';
import type { TableView } from './tableView.ts';

/** Props of the choice. */
export interface TableViewChoiceProps {
  /** In their order; all but the first can be left out. */
  columns: readonly { key: string; title: string }[];
  view: TableView;
  onChange: (view: TableView) => void;
}

function Line({ label, checked, onChange }: { label: string; checked: boolean; onChange: (on: boolean) => void }) {
  return (
    <Box as="label" display="flex" alignItems="center" gap="2" minH="6">
      <RowChoice label={label} checked={checked} onChange={onChange} />
      {label}
    </Box>
  );
}

/** Which columns of a table are shown, and how dense its rows are. */
export const TableViewChoice = memo(function TableViewChoice({ columns, view, onChange }: TableViewChoiceProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const without = (key: string) => view.hidden.filter((one) => one !== key);
  return (
    <chakra.details textStyle="sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <chakra.summary cursor="pointer" minH="6" width="fit-content" ms="auto">
        {t('admin.table.view')}
      </chakra.summary>
      {isOpen ? (
        <HStack
          as="fieldset"
          aria-label={t('admin.table.view')}
          wrap="wrap"
          columnGap="6"
          rowGap="2"
          mt="2"
          p="4"
          borderWidth="1px"
          borderRadius="l2"
          bg="bg.panel"
        >
          {columns.slice(1).map(({ key, title }) => (
            <Line
              key={key}
              label={title}
              checked={!view.hidden.includes(key)}
              onChange={(on) => onChange({ ...view, hidden: on ? without(key) : [...without(key), key] })}
            />
          ))}
          <Box borderStartWidth="1px" ps="6">
            <Line
              label={t('admin.table.dense')}
              checked={view.dense}
              onChange={(dense) => onChange({ ...view, dense })}
            />
          </Box>
        </HStack>
      ) : null}
    </chakra.details>
  );
});
