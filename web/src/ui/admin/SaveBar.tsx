import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Props of the bar. */
export interface SaveBarProps {
  /** Whether something has been changed that is not saved. */
  isDirty: boolean;
  /** How many fields were refused. */
  errors?: number;
  /** The button. */
  children: ReactNode;
}

/**
 * The end of a long form that stays in sight: its button, and how its words stand. Above the bar of pages on a phone; what takes
 * the focus is scrolled above both (`ui/theme.ts`, WCAG 2.2, 2.4.11).
 */
export function SaveBar({ isDirty, errors = 0, children }: SaveBarProps) {
  const { t } = useTranslation();
  const state =
    errors > 0
      ? t('admin.saveBar.errors', { count: errors })
      : t(isDirty ? 'admin.saveBar.unsaved' : 'admin.saveBar.unchanged');
  return (
    <HStack
      data-bottom-bar="save"
      position="sticky"
      bottom={{ base: '14', lg: '0' }}
      zIndex="1"
      columnGap="4"
      py="3"
      bg="bg"
      borderTopWidth="1px"
    >
      {children}
      <Text role="status" textStyle="sm" color={errors > 0 ? 'fg.error' : 'fg.muted'}>
        {state}
      </Text>
    </HStack>
  );
}
