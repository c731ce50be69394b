import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment } from 'react';

/** Props of a list of facts. */
export interface FactListProps {
  facts: readonly { name: string; value: string }[];
}

/** A definition list in two columns. */
export function FactList({ facts }: FactListProps) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="minmax(max-content, 9rem) minmax(0, 1fr)"
      columnGap="4"
      rowGap="2"
      m="0"
      textStyle="sm"
    >
      {facts.map(({ name, value }) => (
        <Fragment key={name}>
          <chakra.dt color="fg.muted">{name}</chakra.dt>
          <chakra.dd m="0" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
            {value}
          </chakra.dd>
        </Fragment>
      ))}
    </chakra.dl>
  );
}
