import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from './FormField.tsx';
import type { TextFieldProps } from './TextField.tsx';

/** A password, hidden until its show button is pressed. */
export function PasswordField({ label, error, hint, ...input }: Omit<TextFieldProps, 'type' | 'optional'>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <FormField label={label} error={error} hint={hint}>
      <Box position="relative" width="full">
        <Input
          size="lg"
          bg="bg.panel"
          borderColor="border.emphasized"
          pe="12"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          type={shown ? 'text' : 'password'}
        />
        <IconButton
          type="button"
          variant="ghost"
          color="fg.muted"
          position="absolute"
          insetEnd="0.5"
          top="0.5"
          aria-label={shown ? t('shell.form.hidePassword') : t('shell.form.showPassword')}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      </Box>
    </FormField>
  );
}
