import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';

/** Meanings of a chart's colours. */
export function Legend({ items }: { items: readonly { name: string; bg: string }[] }) {
  return (
    <HStack as="ul" listStyleType="none" wrap="wrap" columnGap="4" rowGap="1" textStyle="sm">
      {items.map(({ name, bg }) => (
        <HStack as="li" key={name} gap="2">
          <Box aria-hidden boxSize="3" borderRadius="l1" borderWidth="1px" borderColor="border.emphasized" bg={bg} />
          {name}
        </HStack>
      ))}
    </HStack>
  );
}
