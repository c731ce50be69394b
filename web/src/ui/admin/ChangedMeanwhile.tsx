import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { useUser } from '../../session/session.ts';
import { ActionFailure } from '../ActionFailure.tsx';
import type { Looked, Version, Versioned } from '../form/useVersioned.tsx';
import { useAction } from '../useAction.ts';
import type { WatchInput } from './generated/graphql.ts';
import { useLastPulse } from './usePulse.ts';
import { useWatching } from './watching.ts';

/** Props of the notice. */
export interface ChangedMeanwhileProps<Values> {
  /** The object that is open in the editor. */
  object: WatchInput;
  versioned: Pick<Versioned<Values>, 'isBehind' | 'look'>;
  /** Reads the object as it stands now; null when it is gone. Rejects when it cannot be read. */
  read: () => Promise<Version<Values> | null>;
}

/** Newest known version of the object that is open in the editor; null until the pulse has told. */
function useNewest({ kind, id }: WatchInput) {
  const { pulse } = useLastPulse() ?? { pulse: null };
  return pulse?.watched.find((other) => other.kind === kind && other.objectId === id) ?? null;
}

/**
 * Says quietly that somebody else has saved a newer version of what is open in an editor, and shows on request what has changed.
 * It does not report the user's own saves, on this page or another one.
 */
export function ChangedMeanwhile<Values>({ object, versioned, read }: ChangedMeanwhileProps<Values>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { username } = useUser();
  const place = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Exclude<Looked, 'asked'> | 'gone' | null>(null);
  useWatching(object);
  const newest = useNewest(object);
  const isTold = newest !== null && newest.changedBy !== username && versioned.isBehind(newest.version);

  const action = useAction(async () => {
    const change = { changedBy: newest?.changedBy ?? null, changedAt: newest?.changedAt ?? null };
    const current = await read();
    const looked = current ? versioned.look(current, change) : 'gone';
    if (looked === 'asked') return [];
    setOutcome(looked);
    // The button that had the focus goes away.
    place.current?.focus();
    return [];
  });

  const who = newest?.changedBy ?? t('admin.conflict.somebody');
  const isGone = outcome === 'gone';
  const text = isGone
    ? t('admin.meanwhile.gone')
    : newest && isTold
      ? newest.changedAt === null
        ? t('admin.meanwhile.changed', { who })
        : t('admin.meanwhile.changedAt', { who, time: format.dateTime(newest.changedAt) })
      : outcome && t(`admin.meanwhile.${outcome}`);
  return (
    // While there is nothing to say it takes no place of its own, nor a gap of the form's.
    <Box ref={place} tabIndex={-1} position={text || action.error ? undefined : 'absolute'}>
      {/* Always there: what is put into a live region is read out, a region that appears is not. */}
      <Box role="status">
        {text ? (
          <Text borderWidth="1px" borderRadius="l2" bg="bg.subtle" p="3" overflowWrap="anywhere">
            {text}
          </Text>
        ) : null}
      </Box>
      {isTold && !isGone ? (
        <Button type="button" mt="2" size="sm" variant="outline" loading={action.pending} onClick={action.run}>
          {t('admin.meanwhile.look')}
        </Button>
      ) : null}
      <ActionFailure action={action} />
    </Box>
  );
}
