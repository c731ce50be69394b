import { Alert } from '@chakra-ui/react/alert';
import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { ErrorNotice } from '../ErrorNotice.tsx';
import type { BulkProgress, BulkResult } from './useBulk.ts';

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
  /** How one that was left as it is is called. */
  nameOf: (id: string) => string;
  /** Takes the last work back; null where there is nothing to take back. */
  onUndo: (() => void) | null;
  /** The buttons of what can be done. */
  children: ReactNode;
}

function Result({ result, nameOf }: Pick<BulkBarProps, 'nameOf'> & { result: BulkResult }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { changed, refused, left, failure } = result;
  return (
    <Stack gap="2" role="status">
      <Text>{t('admin.bulk.done', { n: format.number(changed.length) })}</Text>
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

const isInField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null;

/** What is done to the chosen rows of a table: how far it is, what was refused, and the way back (Ctrl+Z too). */
export function BulkBar(props: BulkBarProps) {
  const { chosen, matching, onChooseAll, onClear, progress, onStop, result, onForget, nameOf, onUndo, children } =
    props;
  const { t } = useTranslation();
  const format = useFormat();
  useEffect(() => {
    if (!onUndo) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isInField(event.target)) return;
      event.preventDefault();
      onUndo();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onUndo]);

  if (chosen === 0 && !progress && !result) return null;
  return (
    <Stack
      as="section"
      aria-label={t('admin.bulk.label')}
      gap="3"
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="l2"
      px="4"
      py="3"
      position={{ md: 'sticky' }}
      top="0"
      zIndex="docked"
    >
      <HStack wrap="wrap" gap="3">
        {progress || chosen > 0 ? (
          <Text role="status" fontWeight="medium">
            {progress
              ? t('admin.bulk.progress', { done: format.number(progress.done), total: format.number(progress.total) })
              : t('admin.bulk.chosen', { n: format.number(chosen) })}
          </Text>
        ) : null}
        {progress ? (
          <Button size="sm" variant="outline" onClick={onStop}>
            {t('admin.bulk.stop')}
          </Button>
        ) : (
          <>
            {chosen > 0 && matching > chosen ? (
              <Button size="sm" variant="ghost" onClick={onChooseAll}>
                {t('admin.bulk.chooseAll', { n: format.number(matching) })}
              </Button>
            ) : null}
            {chosen > 0 ? (
              <Button size="sm" variant="ghost" onClick={onClear}>
                {t('admin.bulk.clear')}
              </Button>
            ) : null}
          </>
        )}
      </HStack>
      {progress || chosen === 0 ? null : (
        <HStack wrap="wrap" gap="2">
          {children}
        </HStack>
      )}
      {result ? (
        <Stack gap="2">
          <Result result={result} nameOf={nameOf} />
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
  );
}
