import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Spinner } from '@chakra-ui/react/spinner';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { BadgeCheck, CircleDashed, OctagonX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { Panel } from '../../../ui/Panel.tsx';
import type { Recount } from '../useRecount.ts';

/** For screen readers. */
const Hidden = chakra('span', { base: { srOnly: true } });

type LineState = 'waiting' | 'running' | 'done' | 'failed';

const List = chakra('ol', { base: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '5' } });

const icons: Record<LineState, ReactNode> = {
  waiting: <CircleDashed aria-hidden size={36} />,
  running: <Spinner size="lg" aria-hidden />,
  done: <BadgeCheck aria-hidden size={36} />,
  failed: <OctagonX aria-hidden size={36} />,
};
const colours: Record<LineState, string> = {
  waiting: 'fg.subtle',
  running: 'fg',
  done: 'fg.success',
  failed: 'fg.error',
};

function Line({ state, children }: { state: LineState; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Flex as="li" gap="4" align="center" color={colours[state]} data-state={state}>
      <Flex flexShrink="0" w="9" justify="center">
        {icons[state]}
      </Flex>
      <Text textStyle={{ base: 'md', md: 'lg' }} fontFamily="heading">
        <Hidden>{t(`count.${state}`)}: </Hidden>
        {children}
      </Text>
    </Flex>
  );
}

/** Rules that are about what the published result says; the others are about the log and its ballots. */
const isAboutResult = ({ rule }: { rule: number }) => rule === 3 || rule === 6 || rule === 8;

/** States of a recount's three lines. */
function statesOf({ downloaded, outcome }: Recount): { download: LineState; log?: LineState; result?: LineState } {
  if (outcome === 'stopped') return { download: downloaded === null ? 'waiting' : 'done', log: 'failed' };
  if (!outcome) return downloaded === null ? { download: 'running' } : { download: 'done', log: 'running' };
  if (outcome.notDownloaded !== null) return { download: 'failed' };
  const { failures, counted } = outcome.report;
  const log = failures.every(isAboutResult) ? 'done' : 'failed';
  return { download: 'done', log, result: counted && !failures.some(isAboutResult) ? 'done' : 'failed' };
}

/** Props of the three lines. */
export interface RecountLinesProps {
  recount: Recount;
  /** When the head was signed that closed the log. */
  sealedAt: string;
  /** The version that is repeated, where it is an older one; null for the newest. */
  older: { version: number; at: string } | null;
}

/** The three lines of the recount, each ticked as it is reached. */
export function RecountLines({ recount, sealedAt, older }: RecountLinesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { downloaded, compared, outcome, again } = recount;
  const states = statesOf(recount);
  const time = format.deadline(sealedAt);
  const finished = outcome !== null && outcome !== 'stopped' ? outcome : null;
  const missing = finished?.notDownloaded ?? null;
  const counted = finished?.notDownloaded === null ? finished.report.counted : null;
  const downloadText =
    missing !== null
      ? t('count.lines.notDownloaded', { file: missing })
      : downloaded === null
        ? t('count.lines.downloading')
        : t('count.lines.downloaded', { count: downloaded, number: format.number(downloaded) });
  const logText =
    states.log === 'done'
      ? t('count.lines.unchanged', { time })
      : states.log === 'failed' && finished
        ? t('count.lines.changed', { time })
        : compared > 0
          ? t('count.lines.comparingShare', { share: format.number(compared, { style: 'percent' }) })
          : t('count.lines.comparing');
  const resultText =
    states.result === 'done'
      ? t('count.lines.same')
      : states.result === 'failed'
        ? t(counted ? 'count.lines.other' : 'count.lines.notCounted')
        : t('count.lines.counting');
  return (
    <Panel title={t('count.lines.title')}>
      {older ? (
        <Text>{t('count.lines.older', { version: older.version, time: format.deadline(older.at) })}</Text>
      ) : null}
      <List>
        <Line state={states.download}>{downloadText}</Line>
        <Line state={states.log ?? 'waiting'}>{logText}</Line>
        <Line state={states.result ?? 'waiting'}>{resultText}</Line>
      </List>
      {counted ? (
        <Text color="fg.muted">
          {t('count.lines.counted', {
            standing: format.number(counted.standing),
            voters: format.number(counted.voters),
            images: format.number(counted.images),
          })}{' '}
          {counted.excluded > 0 ? t('count.lines.excluded', { count: counted.excluded }) : null}{' '}
          {counted.leftOut > 0 ? t('count.lines.leftOut', { count: counted.leftOut }) : null}
        </Text>
      ) : null}
      {missing !== null || outcome === 'stopped' ? (
        <Stack gap="3" align="flex-start" role="alert">
          <Text>{t(outcome === 'stopped' ? 'count.lines.stopped' : 'count.lines.notDownloadedText')}</Text>
          <Button variant="outline" onClick={again}>
            {t('count.again')}
          </Button>
        </Stack>
      ) : null}
    </Panel>
  );
}
