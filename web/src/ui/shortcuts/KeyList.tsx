import { Kbd } from '@chakra-ui/react/kbd';
import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment } from 'react';

/** Keys, and the effect of each of them. */
export interface KeyRow {
  keys: readonly string[];
  text: string;
  /** Between two keys: a word or sign for all that lie between them; a space where there are just these. */
  between?: string;
}

/** Keys with their effects. */
export function KeyList({ rows }: { rows: readonly KeyRow[] }) {
  return (
    <chakra.dl display="grid" gridTemplateColumns="max-content 1fr" columnGap="4" rowGap="2" m="0" textStyle="sm">
      {rows.map(({ keys, text, between = ' ' }) => (
        <Fragment key={text}>
          <dt>
            {keys.map((key, index) => (
              <Fragment key={key}>
                {index > 0 ? between : null}
                <Kbd>{key}</Kbd>
              </Fragment>
            ))}
          </dt>
          <chakra.dd m="0">{text}</chakra.dd>
        </Fragment>
      ))}
    </chakra.dl>
  );
}
