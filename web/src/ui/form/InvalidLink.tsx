import { Alert } from '@chakra-ui/react/alert';
import type { ReactNode } from 'react';

/** Says that a mailed link no longer works, and what to do next. */
export function InvalidLink({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description as="div" display="grid" gap="1">
          {children}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
