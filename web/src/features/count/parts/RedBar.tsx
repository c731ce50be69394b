import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { OctagonX } from 'lucide-react';
import type { ReactNode } from 'react';

/** Says what does not hold, where nobody can overlook it. */
export function RedBar({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box role="alert" bg="fg.error" color="bg.error" borderRadius="l2" p={{ base: '4', md: '6' }}>
      <Stack gap="3" align="flex-start">
        <Heading as="h2" size="xl" display="flex" gap="3" alignItems="center">
          <OctagonX aria-hidden size={28} />
          {title}
        </Heading>
        {children}
      </Stack>
    </Box>
  );
}
