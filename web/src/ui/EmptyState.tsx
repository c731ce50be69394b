import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';

/** Props of an empty state. */
export interface EmptyStateProps {
  title: string;
  text?: string;
  icon?: ReactNode;
  /** A link or a button that fills the list. */
  children?: ReactNode;
}

/** Says that there is nothing here, why, and what to do next. */
export function EmptyState({ title, text, icon, children }: EmptyStateProps) {
  return (
    <Stack
      align="center"
      textAlign="center"
      gap="3"
      py={{ base: '12', md: '16' }}
      px="6"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border"
      borderRadius="l3"
    >
      {icon}
      <Text fontFamily="heading" textStyle="xl">
        {title}
      </Text>
      {text ? (
        <Text color="fg.muted" maxW="prose" textWrap="balance">
          {text}
        </Text>
      ) : null}
      {children}
    </Stack>
  );
}
