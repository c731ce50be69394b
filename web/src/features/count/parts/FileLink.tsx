import { chakra } from '@chakra-ui/react/styled-system';
import { textLink } from '../../../ui/TextLink.tsx';

/** A link within a text to what is no page: a file, a feed. */
export const FileLink = chakra('a', textLink);
