import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** The username of an account: no capitals, corrections or spelling marks while it is typed. */
export function UsernameField(props: Omit<TextFieldProps, 'label'>) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('shell.form.username')}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  );
}
