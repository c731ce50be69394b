import { List } from '@chakra-ui/react/list';
import type { ReactNode } from 'react';

/** Instructions, one a line. */
export function Steps({ children }: { children: ReactNode[] }) {
  return (
    <List.Root gap="2" ps="5">
      {children.map((step, index) => (
        <List.Item key={index}>{step}</List.Item>
      ))}
    </List.Root>
  );
}
