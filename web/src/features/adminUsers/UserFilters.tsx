import { Button } from '@chakra-ui/react/button';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { locales } from '../../i18n/locale.ts';
import type { ListStateChange } from '../../routes/listState.ts';
import { newsletterTypes } from '../../ui/form/accountSchema.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { noFilter, roles, states, type UsersFilter } from './usersState.ts';

/** Props of the filters. */
export interface UserFiltersProps {
  filter: UsersFilter;
  onFilter: (changes: Partial<UsersFilter>, change?: ListStateChange) => void;
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
  const isFiltered = filter.q !== '' || choices.some(({ name }) => filter[name] !== undefined);
  return (
    <Stack gap="4" role="search">
      <SearchField
        label={t('adminUsers.search')}
        value={filter.q}
        onSearch={(q) => onFilter({ q }, { replace: true })}
      />
      <SimpleGrid columns={{ base: 2, lg: 4 }} gap="4">
        {choices.map(({ name, label, options }) => (
          <SelectField
            key={name}
            label={label}
            value={filter[name] ?? ''}
            onChange={({ target }) => onFilter({ [name]: options.find(({ value }) => value === target.value)?.value })}
          >
            <option value="">{t('adminUsers.any')}</option>
            {options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </SelectField>
        ))}
      </SimpleGrid>
      {isFiltered ? (
        <Button variant="outline" width="fit-content" onClick={() => onFilter(noFilter)}>
          {t('adminUsers.clear')}
        </Button>
      ) : null}
    </Stack>
  );
}
