import { Alert } from '@chakra-ui/react/alert';
import { ErrorNotice } from './ErrorNotice.tsx';
import type { Action } from './useAction.ts';

/** Why what a button does has failed or was refused; nothing while neither is the case. */
export function ActionFailure({ action: { error, refusals } }: { action: Pick<Action, 'error' | 'refusals'> }) {
  if (error) return <ErrorNotice error={error} />;
  if (refusals.length === 0) return null;
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator />
      <Alert.Content>
        {refusals.map(({ code, field, message }) => (
          <Alert.Description key={`${code} ${field} ${message}`}>{message}</Alert.Description>
        ))}
      </Alert.Content>
    </Alert.Root>
  );
}
