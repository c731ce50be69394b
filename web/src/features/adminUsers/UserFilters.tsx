import { Button } from '@chakra-ui/react/button';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { locales } from '../../i18n/locale.ts';
import type { ListStateChange } from '../../routes/listState.ts';
import { newsletterTypes } from '../../ui/form/accountSchema.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { FilterSelect } from '../../ui/table/FilterSelect.tsx';
import { useFilterCompetitions } from './useFilterCompetitions.ts';
import { deeds, noFilter, roles, states, type UsersFilter } from './usersState.ts';

/** Props of the filters. */
export interface UserFiltersProps {
  filter: UsersFilter;
  onFilter: (changes: Partial<UsersFilter>, change?: ListStateChange) => void;
}

/** A competition, and what people have done there. */
function DeedFields({ filter: { competition, did }, onFilter }: UserFiltersProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const all = useFilterCompetitions();
  const isUnknown = competition !== undefined && !all.some(({ number }) => String(number) === competition);
  return (
    <>
      <FilterSelect
        label={t('adminUsers.filter.competition')}
        any={t('adminUsers.any')}
        value={competition ?? ''}
        onChange={(value) => onFilter({ competition: value || undefined, did: noFilter.did })}
      >
        {isUnknown ? <option value={competition}>#{competition}</option> : null}
        {all.map(({ id, number, title }) => (
          <option dir="auto" key={id} value={number}>
            {format.text(title)}
          </option>
        ))}
      </FilterSelect>
      {competition === undefined ? null : (
        <FilterSelect
          label={t('adminUsers.filter.did')}
          value={did}
          onChange={(value) => onFilter({ did: value as UsersFilter['did'] })}
        >
          {Object.keys(deeds).map((one) => (
            <option key={one} value={one}>
              {t(`adminUsers.deed.${one as UsersFilter['did']}`)}
            </option>
          ))}
        </FilterSelect>
      )}
    </>
  );
}

/** Which accounts the list shows. */
export function UserFilters({ filter, onFilter }: UserFiltersProps) {
  const { t } = useTranslation();
  const choices = [
    {
      name: 'state',
      label: t('adminUsers.column.state'),
      options: states.map((value) => ({ value, text: t(`adminUsers.filter.${value}`) })),
    },
    {
      name: 'role',
      label: t('adminUsers.column.role'),
      options: roles.map((value) => ({ value, text: t(`adminUsers.role.${value}`) })),
    },
    {
      name: 'locale',
      label: t('adminUsers.column.locale'),
      options: locales.map((value) => ({ value, text: t(`shell.localeName.${value}`) })),
    },
    {
      name: 'newsletter',
      label: t('adminUsers.column.newsletter'),
      options: newsletterTypes.map((value) => ({ value, text: t(`adminUsers.newsletter.${value}`) })),
    },
  ] as const;
  const isFiltered =
    filter.q !== '' || filter.competition !== undefined || choices.some(({ name }) => filter[name] !== undefined);
  return (
    <>
      <SearchField
        compact
        label={t('adminUsers.search')}
        value={filter.q}
        onSearch={(q) => onFilter({ q }, { replace: true })}
      />
      {choices.map(({ name, label, options }) => (
        <FilterSelect
          key={name}
          label={label}
          any={t('adminUsers.any')}
          value={filter[name] ?? ''}
          onChange={(chosen) => onFilter({ [name]: options.find(({ value }) => value === chosen)?.value })}
        >
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </FilterSelect>
      ))}
      <DeedFields filter={filter} onFilter={onFilter} />
      {isFiltered ? (
        <Button size="sm" variant="outline" onClick={() => onFilter(noFilter)}>
          {t('adminUsers.clear')}
        </Button>
      ) : null}
    </>
  );
}
