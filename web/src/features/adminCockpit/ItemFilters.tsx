import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import type { AdministeredCompetitionFragment } from '../../ui/admin/competition/generated/graphql.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { FilterSelect } from '../../ui/table/FilterSelect.tsx';
import type { Kind, Status } from '../../ui/admin/moderation/useModeration.ts';

/** Every moderation, as filters list them. */
export const everyStatus = ['PENDING', 'APPROVED', 'REJECTED', 'DISQUALIFIED'] as const satisfies readonly Status[];

/** Filters and order of a list of photos or comments. */
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

/** Narrows a list of photos or comments, and orders it. */
export function ItemFilters({ kind, types, state, onChange }: ItemFiltersProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const statuses = everyStatus.filter((status) => kind === 'IMAGE' || status !== 'DISQUALIFIED');
  return (
    <>
      <SearchField
        compact
        label={t('adminCompetitions.entries.search')}
        value={state.q}
        onSearch={(q) => onChange({ q }, true)}
      />
      <FilterSelect
        label={t('adminCompetitions.entries.status')}
        any={t('adminCompetitions.entries.all')}
        value={state.status === 'ALL' ? '' : state.status}
        onChange={(status) => onChange({ status: everyStatus.find((one) => one === status) ?? 'ALL' }, false)}
      >
        {statuses.map((status) => (
          <option key={status} value={status}>
            {t(`adminCompetitions.moderation.${status}`)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('adminCompetitions.entries.category')}
        any={t('adminCompetitions.entries.all')}
        value={state.type}
        onChange={(type) => onChange({ type }, false)}
      >
        {types.map(({ code, title }) => (
          <option dir="auto" key={code} value={code}>
            {format.text(title)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('adminCompetitions.entries.order')}
        value={state.sort}
        onChange={(sort) => onChange({ sort: sort as ItemFilterState['sort'] }, false)}
      >
        {(['NEWEST', 'OLDEST'] as const).map((sort) => (
          <option key={sort} value={sort}>
            {t(`adminCompetitions.entries.${sort}`)}
          </option>
        ))}
      </FilterSelect>
    </>
  );
}
