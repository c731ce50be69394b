import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Kbd } from '@chakra-ui/react/kbd';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { PointBars } from '../../ui/points/PointBars.tsx';
import { digitKeysOf, type PointRange } from '../../ui/shortcuts/digits.ts';
import { setShortcuts, useShortcuts } from '../../ui/shortcuts/pageKeys.ts';
import type { Figures } from './figures.ts';

/** Props of the list of keys. */
export interface KeyListProps {
  range: PointRange;
  view: 'one' | 'grid';
  takesRemarks: boolean;
}

/** What each key of the desk does. */
function KeyList({ range, view, takesRemarks }: KeyListProps) {
  const { t } = useTranslation();
  const isWideRange = range.maxPoint > 10;
  const rows: [keys: readonly string[], text: string][] = [
    isWideRange
      ? [['0', '9'], t('juryDesk.keys.twoDigits')]
      : [digitKeysOf({ ...range, maxPoint: Math.min(9, range.maxPoint) }), t('juryDesk.keys.points')],
    ...(range.maxPoint === 10 ? [[['0'], t('juryDesk.keys.zero')] satisfies [string[], string]] : []),
    view === 'one' ? [['←', '→'], t('juryDesk.keys.arrows')] : [['←', '↑', '→', '↓'], t('juryDesk.keys.gridArrows')],
    ...(view === 'one'
      ? ([[['Z'], t('juryDesk.keys.Z')]] satisfies [string[], string][])
      : ([
          [['Enter'], t('juryDesk.keys.Enter')],
          [['Ctrl+Z'], t('juryDesk.keys.undoScreen')],
        ] satisfies [string[], string][])),
    [['Backspace'], t('juryDesk.keys.Backspace')],
    [['S'], t('juryDesk.keys.S')],
    ...(view === 'one' ? ([[['W'], t('juryDesk.keys.W')]] satisfies [string[], string][]) : []),
    ...(view === 'one' && takesRemarks ? ([[['N'], t('juryDesk.keys.N')]] satisfies [string[], string][]) : []),
    [['G'], t('juryDesk.keys.G')],
    [['F'], t('juryDesk.keys.F')],
    [['?'], t('juryDesk.keys.help')],
  ];
  return (
    <chakra.dl display="grid" gridTemplateColumns="max-content 1fr" columnGap="4" rowGap="2" m="0" textStyle="sm">
      {rows.map(([keys, text]) => (
        <Fragment key={text}>
          <dt>
            {keys.map((name, place) => (
              <Fragment key={name}>
                {place > 0 ? ' ' : null}
                <Kbd>{name}</Kbd>
              </Fragment>
            ))}
          </dt>
          <chakra.dd m="0">{text}</chakra.dd>
        </Fragment>
      ))}
    </chakra.dl>
  );
}

/** Props of the panel. */
export interface PanelProps extends KeyListProps {
  figures: Figures;
  withdrawn: number;
  finished: boolean;
  onFinished: ((finished: boolean) => void) | undefined;
}

/** Own figures, whether one has finished, and the keys. */
export function Panel({ figures, withdrawn, finished, onFinished, ...keys }: PanelProps) {
  const { t } = useTranslation();
  const areOn = useShortcuts();
  return (
    <Box
      as="aside"
      aria-label={t('juryDesk.info')}
      tabIndex={0}
      width={{ base: 'full', md: '22rem' }}
      maxH={{ base: '45dvh', md: 'none' }}
      flexShrink="0"
      overflowY="auto"
      p="5"
      bg="bg"
      color="fg"
    >
      <Stack gap="6">
        <Stack gap="3">
          <Heading as="h2" size="sm">
            {t('juryDesk.own.title')}
          </Heading>
          {figures.marked === 0 ? (
            <Text color="fg.muted">{t('juryDesk.own.none')}</Text>
          ) : (
            <PointBars minPoint={keys.range.minPoint} votesByPoint={figures.byPoint} numbered />
          )}
          {withdrawn > 0 ? <Text textStyle="sm">{t('juryDesk.own.withdrawn', { count: withdrawn })}</Text> : null}
          {onFinished ? (
            <Stack gap="1">
              <CheckboxField checked={finished} onChange={({ target }) => onFinished(target.checked)}>
                {t('juryDesk.finished')}
              </CheckboxField>
              <Text color="fg.muted" textStyle="sm">
                {t('juryDesk.finishedHint')}
              </Text>
            </Stack>
          ) : null}
        </Stack>
        <Stack gap="3">
          <Heading as="h2" size="sm">
            {t('juryDesk.keys.title')}
          </Heading>
          <KeyList {...keys} />
          <CheckboxField checked={areOn} onChange={({ target }) => setShortcuts(target.checked)}>
            {t('juryDesk.keys.on')}
          </CheckboxField>
        </Stack>
      </Stack>
    </Box>
  );
}
