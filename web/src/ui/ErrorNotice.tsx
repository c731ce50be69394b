import type { ErrorLike } from '@apollo/client';
import { Alert } from '@chakra-ui/react/alert';
import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../graph/failure.ts';
import { useFailureText } from './useFailureText.ts';

/** Props of an error notice. */
export interface ErrorNoticeProps {
  error: ErrorLike;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
}

/** A failed call in plain words, with the reference to report it by and a way to try again. */
export function ErrorNotice({ error, onRetry }: ErrorNoticeProps) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const { requestId } = failureOf(error);
  return (
    <Alert.Root status="error" role="alert" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content gap="2" alignItems="flex-start">
        <Alert.Description>{textOf(error)}</Alert.Description>
        {requestId ? (
          <Text textStyle="xs" wordBreak="break-all">
            {t('shell.state.requestId', { id: requestId })}
          </Text>
        ) : null}
        {onRetry ? (
          <Button size="sm" variant="outline" borderColor="border.error" color="inherit" onClick={onRetry}>
            {t('shell.state.retry')}
          </Button>
        ) : null}
      </Alert.Content>
    </Alert.Root>
  );
}
