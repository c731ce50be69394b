import { Center } from '@chakra-ui/react/center';
import { Text } from '@chakra-ui/react/text';

/** Stands in the place of a competition's photo where there is none: its title, which stands as text beside it too. */
export function TitlePlate({ title }: { title: string }) {
  return (
    <Center aria-hidden boxSize="full" p="6" borderWidth="1px" borderRadius="l2" bg="bg.panel">
      <Text dir="auto" fontFamily="heading" textStyle="xl" textAlign="center" textWrap="balance" lineClamp="3">
        {title}
      </Text>
    </Center>
  );
}
