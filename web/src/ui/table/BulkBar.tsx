import { Alert } from '@chakra-ui/react/alert';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { memo, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { ErrorNotice } from '../ErrorNotice.tsx';
import { shortcutOf } from '../keys.ts';
import { actsMark } from './rowKeys.ts';
import type { BulkProgress, BulkResult } from './useBulk.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useSteadyHandler } from './useSteadyHandler.ts';

/** Props of the bar. */
export interface BulkBarProps {
  /** How many rows are chosen. */
  chosen: number;
  /** How many rows match in all; a button chooses them where they are more. */
  matching: number;
  onChooseAll: () => void;
  onClear: () => void;
  progress: BulkProgress | null;
  onStop: () => void;
  result: BulkResult | null;
  onForget: () => void;
  /** Says what was done to how many; "Done: 3." when absent. */
  said?: ((n: number) => string) | undefined;
  /** How one that was left as it is is called. */
  nameOf: (id: string) => string;
  /** Takes the last work back; null where there is nothing to take back. */
  onUndo: (() => void) | null;
  /** The buttons of what can be done. */
  children: ReactNode;
}

function Result({ result, said, nameOf }: Pick<BulkBarProps, 'said' | 'nameOf'> & { result: BulkResult }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { changed, refused, left, failure } = result;
  return (
    <Stack gap="2" role="status">
      <Text>{said ? said(changed.length) : t('admin.bulk.done', { n: format.number(changed.length) })}</Text>
      {left.length > 0 ? <Text>{t('admin.bulk.left', { n: format.number(left.length) })}</Text> : null}
      {failure ? <ErrorNotice error={failure} /> : null}
      {refused.length > 0 ? (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{t('admin.bulk.refused', { n: format.number(refused.length) })}</Alert.Title>
            <Stack as="ul" gap="1" maxH="12rem" overflowY="auto" tabIndex={0} aria-label={t('admin.bulk.refusedList')}>
              {refused.map(({ id, refusal }) => (
                <li key={id}>
                  <strong>{nameOf(id)}</strong>: {refusal}
                </li>
              ))}
            </Stack>
          </Alert.Content>
        </Alert.Root>
      ) : null}
    </Stack>
  );
}

/** All that match, where they are more, or none. Each row that is chosen leaves it as it is. */
const MoreOrNone = memo(function MoreOrNone({
  matching,
  onChooseAll,
  onClear,
}: Pick<BulkBarProps, 'onChooseAll' | 'onClear'> & { matching: number | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      {matching === null ? null : (
        <Button size="sm" variant="ghost" onClick={onChooseAll}>
          {t('admin.bulk.chooseAll', { n: format.number(matching) })}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={onClear}>
        {t('admin.bulk.clear')}
      </Button>
    </>
  );
});

/** The attribute alone does not hide what has a `display` of its own. */
const hiddenIsGone = { '&[hidden]': { display: 'none' } };

/** On phones what is in the bar is smaller, so that it leaves room for the rows. */
const compact = {
  ...hiddenIsGone,
  '& button': { fontSize: { base: 'xs', lg: 'sm' }, px: { base: '2', lg: '3.5' } },
  '& select': { fontSize: { base: 'xs', lg: 'sm' } },
};

/** How many are chosen, all and none fit beside each other, in Hungarian too. */
const inOneRow = {
  ...hiddenIsGone,
  '& button': { fontSize: { base: 'xs', lg: 'sm' }, px: { base: '1', lg: '3.5' } },
};

const isInField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null;

/** Bar for acts on the chosen rows of a table: progress, refusals, and undoing (Ctrl+Z too). */
export function BulkBar(props: BulkBarProps) {
  const { chosen, matching, onChooseAll, onClear, progress, onStop, result, onForget } = props;
  const { said, nameOf, onUndo, children } = props;
  const { t } = useTranslation();
  const format = useFormat();
  useEffect(() => {
    if (!onUndo) return;
    const listen = (event: KeyboardEvent) => {
      if (shortcutOf(event) !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isInField(event.target))
        return;
      event.preventDefault();
      onUndo();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onUndo]);

  const chooseAll = useSteadyHandler(onChooseAll);
  const clear = useSteadyHandler(onClear);
  const isShown = chosen > 0 || progress !== null || result !== null;
  const bar = useRef<HTMLDivElement>(null);
  useKeptFocus(bar, progress ? 'working' : result ? 'done' : isShown ? 'choosing' : 'hidden');
  return (
    <>
      <Stack
        as="section"
        ref={bar}
        tabIndex={-1}
        aria-label={t('admin.bulk.label')}
        // In the page from the beginning: to insert its styles with the first choice would take longer than all else.
        hidden={!isShown}
        // An element that takes the focus is scrolled out from beneath the bar (`ui/theme.ts`).
        data-bottom-bar={isShown ? 'actions' : undefined}
        gap={{ base: '2', lg: '3' }}
        bg="bg.subtle"
        borderWidth="1px"
        borderRadius="l2"
        px={{ base: '2', lg: '4' }}
        py={{ base: '2', lg: '3' }}
        // Rows do not move when it comes. While there is a bar of pages (its height is 14), it stands above that.
        position={{ base: 'fixed', lg: 'sticky' }}
        bottom={{ base: 'calc({sizes.14} + {spacing.3})', lg: '4' }}
        insetInline={{ base: '4', lg: 'auto' }}
        maxH="50dvh"
        overflowY="auto"
        boxShadow="lg"
        zIndex="docked"
        css={hiddenIsGone}
      >
        <HStack wrap="wrap" gap={{ base: '1', lg: '3' }} hidden={!progress && chosen === 0} css={inOneRow}>
          <Text role="status" fontWeight="medium" textStyle={{ base: 'sm', lg: 'md' }}>
            {progress
              ? t('admin.bulk.progress', { done: format.number(progress.done), total: format.number(progress.total) })
              : t('admin.bulk.chosen', { n: format.number(chosen) })}
          </Text>
          {progress ? (
            <Button size="sm" variant="outline" onClick={onStop}>
              {t('admin.bulk.stop')}
            </Button>
          ) : (
            <MoreOrNone matching={matching > chosen ? matching : null} onChooseAll={chooseAll} onClear={clear} />
          )}
        </HStack>
        <HStack {...actsMark} wrap="wrap" gap="2" hidden={progress !== null || chosen === 0} css={compact}>
          {children}
        </HStack>
        {result ? (
          <Stack gap="2">
            <Result result={result} said={said} nameOf={nameOf} />
            <HStack gap="2">
              {onUndo ? (
                <Button size="sm" variant="outline" aria-keyshortcuts="Control+Z" onClick={onUndo}>
                  {t('admin.bulk.undo')}
                </Button>
              ) : null}
              <Button size="sm" variant="ghost" onClick={onForget}>
                {t('admin.bulk.close')}
              </Button>
            </HStack>
          </Stack>
        ) : null}
      </Stack>
      {/* While it lies over the page, all can be scrolled out from under it: it stands last, after what follows the bar, too. */}
      <Box hidden={!isShown} hideFrom="lg" height="40" order="1" />
    </>
  );
}
