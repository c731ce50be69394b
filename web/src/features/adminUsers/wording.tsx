import { Badge } from '@chakra-ui/react/badge';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import type { AdminUserFieldsFragment } from './generated/graphql.ts';

/** Whether an account may log in, in words; colour only underlines them. */
export function UserStateBadge({ user }: { user: AdminUserFieldsFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { enabled, activated, createdAt } = user;
  if (!enabled) return <Badge colorPalette="red">{t('adminUsers.state.disabled')}</Badge>;
  if (!activated)
    return <Badge whiteSpace="normal">{t('adminUsers.state.waiting', { date: format.date(createdAt) })}</Badge>;
  return <Badge colorPalette="green">{t('adminUsers.state.active')}</Badge>;
}

/** Says which newsletters an account takes. */
export function useNewsletterNames(): (types: readonly AdminUserFieldsFragment['newsletter'][number][]) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return useCallback(
    (types) =>
      types.length === 0
        ? t('adminUsers.newsletter.none')
        : format.list(types.map((type) => t(`adminUsers.newsletter.${type}`))),
    [t, format],
  );
}
