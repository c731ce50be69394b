import { Text } from '@chakra-ui/react/text';
import { typeScale } from '../ui/typeScale.ts';
import type { Specimens } from './specimen.ts';

const pixels = (rem: string): number => parseFloat(rem) * 16;

/** The families in every step of the scale. Figures of a table stand below each other. */
export const typeSpecimens: Specimens = {
  'typeScale.ts': Object.entries(typeScale).map(([name, { use, fontSize, lineHeight }]) => ({
    state: `${name}: ${pixels(fontSize)}/${pixels(lineHeight)} px, ${use}`,
    show: () => (
      <>
        <Text textStyle={name} fontFamily="heading">
          Őszi tűz, árnyak
        </Text>
        <Text textStyle={name}>Űrlap és főoldal</Text>
        <Text textStyle={name} fontVariantNumeric="tabular-nums">
          1,11
          <br />
          8,08
        </Text>
      </>
    ),
  })),
};
