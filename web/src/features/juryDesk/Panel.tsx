import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { PointBars } from '../../ui/points/PointBars.tsx';
import { digitKeysOf, type PointRange } from '../../ui/shortcuts/digits.ts';
import { KeyList, type KeyRow } from '../../ui/shortcuts/KeyList.tsx';
import { setShortcuts, useShortcuts } from '../../ui/shortcuts/pageKeys.ts';
import type { DeskView } from './PhotoList.tsx';
import type { Figures } from './figures.ts';
import { upperHalf } from './upperHalf.ts';

/** Props of the list of keys. */
export interface KeyListProps {
  range: PointRange;
  view: DeskView;
  takesRemarks: boolean;
}

/** The keys of the desk. */
function DeskKeys({ range, view, takesRemarks }: KeyListProps) {
  const { t } = useTranslation();
  const isWideRange = range.maxPoint > 10;
  const ofOne = [
    { keys: ['←', '→'], text: t('juryDesk.keys.arrows') },
    { keys: ['Z'], text: t('juryDesk.keys.Z') },
    { keys: ['Backspace'], text: t('juryDesk.keys.Backspace') },
    { keys: ['S'], text: t('juryDesk.keys.S') },
    { keys: ['W'], text: t('juryDesk.keys.W') },
    ...(takesRemarks ? [{ keys: ['N'], text: t('juryDesk.keys.N') }] : []),
    { keys: ['R'], text: t('juryDesk.keys.R') },
  ];
  const ofGrid = [
    { keys: ['←', '↑', '→', '↓'], text: t('juryDesk.keys.gridArrows') },
    { keys: ['Enter'], text: t('juryDesk.keys.Enter') },
    { keys: ['Ctrl+Z'], text: t('juryDesk.keys.undoScreen') },
    { keys: ['Backspace'], text: t('juryDesk.keys.Backspace') },
    { keys: ['S'], text: t('juryDesk.keys.S') },
  ];
  const rows: KeyRow[] = [
    isWideRange
      ? { keys: ['0', '9'], text: t('juryDesk.keys.twoDigits'), between: '–' }
      : {
          keys: digitKeysOf({ ...range, maxPoint: Math.min(9, range.maxPoint) }),
          text: t('juryDesk.keys.points'),
          between: '–',
        },
    ...(range.maxPoint === 10 ? [{ keys: ['0'], text: t('juryDesk.keys.zero') }] : []),
    ...(view === 'grid' ? ofGrid : ofOne),
    { keys: ['C'], text: t('juryDesk.keys.C') },
    { keys: ['G'], text: t('juryDesk.keys.G') },
    { keys: ['F'], text: t('juryDesk.keys.F') },
    { keys: ['?'], text: t('juryDesk.keys.help') },
  ];
  return <KeyList rows={rows} />;
}

/** Props of the panel. */
export interface PanelProps extends KeyListProps {
  figures: Figures;
  /** Whole per cent of the photos that should be accepted; null without one. */
  aim: number | null;
  withdrawn: number;
  finished: boolean;
  onFinished: ((finished: boolean) => void) | undefined;
}

/** Own figures, whether one has finished, and the keys. */
export function Panel({ figures, aim, withdrawn, finished, onFinished, ...keys }: PanelProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const areOn = useShortcuts();
  const percent = (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 0 });
  const upper = upperHalf(figures.byPoint, keys.range);
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
          {aim === null ? null : (
            <Text textStyle="sm" fontVariantNumeric="tabular-nums">
              {t('juryDesk.own.aim', { aim: percent(aim / 100) })}
              {figures.marked === 0 ? null : ` ${t('juryDesk.own.upper', { ...upper, share: percent(upper.share) })}`}
            </Text>
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
          <DeskKeys {...keys} />
          <CheckboxField checked={areOn} onChange={({ target }) => setShortcuts(target.checked)}>
            {t('juryDesk.keys.on')}
          </CheckboxField>
        </Stack>
      </Stack>
    </Box>
  );
}
