import { Button, type ButtonProps } from '@chakra-ui/react/button';
import { Spinner } from '@chakra-ui/react/spinner';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useTranslation } from 'react-i18next';

/** Props of a submit button. */
export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'loading'> {
  /** Whether the form is being sent. The button keeps the focus meanwhile, but ignores presses. */
  pending: boolean;
}

/** Sends the form. */
export function SubmitButton({ pending, children, ...props }: SubmitButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      size="lg"
      {...props}
      type="submit"
      aria-disabled={pending}
      onClick={(event) => {
        if (pending) event.preventDefault();
      }}
    >
      {pending ? <Spinner size="sm" borderWidth="2px" /> : null}
      {children}
      <VisuallyHidden role="status">{pending ? t('shell.form.sending') : ''}</VisuallyHidden>
    </Button>
  );
}
