import { Box } from '@chakra-ui/react/box';
import { Center } from '@chakra-ui/react/center';
import type { SlotEntryFragment } from './generated/graphql.ts';
import { Photo } from '../../../ui/photo/Photo.tsx';

/** Proportions of the frame, width to height. */
const frame = 3 / 2;

/** An uncropped photo in a frame of fixed proportions: portraits have margins at the sides. */
export function WholePhoto({ entry, sizes }: { entry: SlotEntryFragment; sizes: string }) {
  const share = Math.min(1, entry.width / entry.height / frame);
  return (
    <Center aspectRatio={frame} overflow="hidden" borderRadius="l2" bg="bg.muted">
      <Box width={`${share * 100}%`}>
        <Photo image={entry} resolution="medium" sizes={sizes} />
      </Box>
    </Center>
  );
}
