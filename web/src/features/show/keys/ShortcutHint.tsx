import { chakra } from '@chakra-ui/react/styled-system';
import { Kbd } from '@chakra-ui/react/kbd';
import { Stack } from '@chakra-ui/react/stack';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { digitKeysOf, type PointRange } from './digits.ts';
import { setShortcuts, useShortcuts } from './pageKeys.ts';

/** The points that digits give; null where the viewer does not vote. */
export interface ShortcutHintProps {
  points: PointRange | null;
}

/** Says which keys do something, and switches them off. Hidden where there is hardly a keyboard. */
export function ShortcutHint({ points }: ShortcutHintProps) {
  const { t } = useTranslation();
  const on = useShortcuts();
  const digits = points ? digitKeysOf(points) : [];
  const keys: [string, readonly string[]][] = [
    ...(digits.length > 0 ? [[t('show.keys.points'), digits] satisfies [string, readonly string[]]] : []),
    [t('show.keys.previous'), ['←']],
    [t('show.keys.next'), ['→']],
  ];
  return (
    <chakra.details hideBelow="md" color="fg.muted" textStyle="sm">
      <chakra.summary cursor="pointer" py="1" width="fit-content">
        {t('show.keys.title')}
      </chakra.summary>
      <Stack gap="3" pt="3">
        <chakra.dl display="grid" gridTemplateColumns="max-content 1fr" columnGap="4" rowGap="2" m="0">
          {keys.map(([text, caps]) => (
            <Fragment key={text}>
              <dt>
                {caps.map((cap, index) => (
                  <Fragment key={cap}>
                    {index > 0 ? ` ${t('show.keys.to')} ` : null}
                    <Kbd>{cap}</Kbd>
                  </Fragment>
                ))}
              </dt>
              <chakra.dd m="0">{text}</chakra.dd>
            </Fragment>
          ))}
        </chakra.dl>
        <chakra.label display="inline-flex" alignItems="center" gap="2" width="fit-content" cursor="pointer">
          <chakra.input
            type="checkbox"
            boxSize="5"
            accentColor="accent.solid"
            checked={on}
            onChange={(event) => setShortcuts(event.currentTarget.checked)}
          />
          {t('show.keys.on')}
        </chakra.label>
      </Stack>
    </chakra.details>
  );
}
