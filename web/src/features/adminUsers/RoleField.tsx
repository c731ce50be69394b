import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';

/** Props of the field. */
export interface RoleFieldProps {
  input: UseFormRegisterReturn;
  error?: string | undefined;
  /** As it stands; absent for a new account. */
  was?: boolean;
  /** As the form has it. */
  is: boolean;
}

/** Whether an account administers, with what a change does. */
export function RoleField({ input, error, was, is }: RoleFieldProps) {
  const { t } = useTranslation();
  const isChanged = was !== undefined && was !== is;
  return (
    <Box>
      <CheckboxField error={error} {...input}>
        {t('adminUsers.administrator')}
      </CheckboxField>
      <Text role="status" textStyle="sm" ms="8" color={isChanged ? 'fg.warning' : 'fg.muted'}>
        {isChanged ? (is ? t('adminUsers.promote') : t('adminUsers.demote')) : t('adminUsers.roleHint')}
      </Text>
    </Box>
  );
}
