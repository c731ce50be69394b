import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { useId, type ReactNode } from 'react';

/** A titled part of an administrators' page. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} borderWidth="1px" borderRadius="l3" bg="bg.panel" p={{ base: '4', md: '6' }}>
      <Heading id={id} as="h2" size="lg" fontWeight="medium" mb="4">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
