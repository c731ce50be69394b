import { cutTo } from '@photo-competition/schema/characters';
import { chakra } from '@chakra-ui/react/styled-system';
import { Stack } from '@chakra-ui/react/stack';
import { Input } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import type { AdministeredCompetitionFragment } from '../../ui/admin/competition/generated/graphql.ts';
import type { Kind, Status } from '../../ui/admin/moderation/useModeration.ts';

/** Every moderation, as filters list them. */
export const everyStatus = ['PENDING', 'APPROVED', 'REJECTED', 'DISQUALIFIED'] as const satisfies readonly Status[];

/** What a list of photos or comments is narrowed to, and its order. */
export interface ItemFilterState {
  status: 'ALL' | Status;
  type: string;
  q: string;
  sort: 'OLDEST' | 'NEWEST';
}

/** Props of the filters. */
export interface ItemFiltersProps {
  kind: Kind;
  types: AdministeredCompetitionFragment['competition']['imageTypes'];
  state: ItemFilterState;
  /** @param replace whether it is typing, of which Back need not know every letter */
  onChange: (changes: Partial<ItemFilterState>, replace: boolean) => void;
}

function Choice({
  label,
  value,
  onChange,
  children,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <chakra.label textStyle="sm">
      {label}
      <NativeSelect.Root>
        <NativeSelect.Field
          bg="bg.panel"
          borderColor="border.emphasized"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </chakra.label>
  );
}

/** Narrows a list of photos or comments. */
export function ItemFilters({ kind, types, state, onChange }: ItemFiltersProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const statuses = everyStatus.filter((status) => kind === 'IMAGE' || status !== 'DISQUALIFIED');
  return (
    <Stack
      role="search"
      direction={{ base: 'column', sm: 'row' }}
      width={{ base: 'full', sm: 'auto' }}
      wrap="wrap"
      gap="3"
      align={{ sm: 'flex-end' }}
    >
      <chakra.label textStyle="sm">
        {t('adminCompetitions.entries.search')}
        <Input
          dir="auto"
          type="search"
          bg="bg.panel"
          borderColor="border.emphasized"
          value={state.q}
          onChange={(event) => onChange({ q: cutTo(event.target.value, 100) }, true)}
        />
      </chakra.label>
      <Choice
        label={t('adminCompetitions.entries.status')}
        value={state.status}
        onChange={(status) => onChange({ status: status as ItemFilterState['status'] }, false)}
      >
        <option value="ALL">{t('adminCompetitions.entries.all')}</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {t(`adminCompetitions.moderation.${status}`)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('adminCompetitions.entries.category')}
        value={state.type}
        onChange={(type) => onChange({ type }, false)}
      >
        <option value="">{t('adminCompetitions.entries.all')}</option>
        {types.map(({ code, title }) => (
          <option dir="auto" key={code} value={code}>
            {format.text(title)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('adminCompetitions.entries.order')}
        value={state.sort}
        onChange={(sort) => onChange({ sort: sort as ItemFilterState['sort'] }, false)}
      >
        {(['NEWEST', 'OLDEST'] as const).map((sort) => (
          <option key={sort} value={sort}>
            {t(`adminCompetitions.entries.${sort}`)}
          </option>
        ))}
      </Choice>
    </Stack>
  );
}
