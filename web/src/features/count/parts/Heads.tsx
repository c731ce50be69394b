import { Box } from '@chakra-ui/react/box';
import { Table } from '@chakra-ui/react/table';
import { Text } from '@chakra-ui/react/text';
import type { CosignedHead } from '@photo-competition/count/verify';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import type { CountFacts } from '../useCount.ts';
import { isBadVerdict, type HeadCheck } from '../useHeadCheck.ts';
import { FileLink } from './FileLink.tsx';
import { RedBar } from './RedBar.tsx';
import { RedButton } from './RedButton.tsx';

/** The red bar of a log that does not continue the one this browser has seen; nothing while it does. */
export function HeadFailure({ check, newest }: { check: HeadCheck | null; newest: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!check) return null;
  const { kept, verdict } = check;
  if (!isBadVerdict(verdict)) return null;
  const both = kept ? `${kept.note}\n${newest}` : newest;
  return (
    <RedBar title={t('count.redTitle')}>
      <Text>{t(`count.heads.bad.${verdict}`, { time: kept ? format.deadline(kept.at) : '' })}</Text>
      <RedButton type="button" onClick={() => saveFile('heads.txt', both, 'text/plain;charset=utf-8')}>
        {t('count.heads.save')}
      </RedButton>
    </RedBar>
  );
}

/** Time of a head's time stamp, with its file once that is public. */
/** Instants in short, for a table: `2026. nov. 25. 14:05` · `25 Nov 2026, 14:05`. */
function useShortTime(): (instant: Date | string) => string {
  const { convention } = useFormat();
  return useMemo(() => {
    const made = new Intl.DateTimeFormat(convention, { dateStyle: 'medium', timeStyle: 'short' });
    return (instant) => made.format(new Date(instant));
  }, [convention]);
}

function Stamp({ at, url }: { at: Date | string | null; url: string | undefined }) {
  const short = useShortTime();
  if (at === null) return null;
  if (url === undefined) return short(at);
  return (
    <FileLink href={url} download>
      {short(at)}
    </FileLink>
  );
}

/** Props of the heads. */
export interface HeadsProps {
  count: CountFacts;
  check: HeadCheck | null;
  /** Cosignatures that this browser has looked at and found to hold. */
  cosigned: readonly CosignedHead[];
}

/** Every head of the log, whether the newest continues the kept one, and what others say of them. */
export function Heads({ count, check, cosigned }: HeadsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const short = useShortTime();
  const verdict = check?.verdict;
  const isCosigned = count.heads.some((head) => head.cosigned);
  const isStamped = count.heads.some(({ stampedAt }) => stampedAt !== null);
  const stamps = count.files?.timestamps ?? [];
  const last = cosigned.at(-1);
  const isTold = verdict === 'first' || verdict === 'same' || verdict === 'grown' || verdict === 'notChecked';
  return (
    <Panel title={t('count.heads.title')}>
      <Text color="fg.muted">{t('count.heads.text')}</Text>
      <Text role="status">
        {isTold ? t(`count.heads.${verdict}`, { time: check?.kept ? format.deadline(check.kept.at) : '' }) : null}
      </Text>
      <Box overflowX="auto" tabIndex={0} role="group" aria-label={t('count.heads.title')}>
        <Table.Root size="sm" width="auto" whiteSpace="nowrap">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{t('count.heads.time')}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{t('count.heads.ballots')}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{t('count.heads.voters')}</Table.ColumnHeader>
              {isCosigned ? <Table.ColumnHeader>{t('count.heads.witness')}</Table.ColumnHeader> : null}
              {isStamped ? <Table.ColumnHeader>{t('count.heads.stamp')}</Table.ColumnHeader> : null}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {count.heads.toReversed().map(({ size, at, ballots, voters, cosigned: line, stampedAt }) => (
              <Table.Row key={size}>
                <Table.Cell>{short(at)}</Table.Cell>
                <Table.Cell textAlign="end">{format.number(ballots)}</Table.Cell>
                <Table.Cell textAlign="end">{format.number(voters)}</Table.Cell>
                {isCosigned ? <Table.Cell>{line ? short(line.at) : null}</Table.Cell> : null}
                {isStamped ? (
                  <Table.Cell>
                    <Stamp at={stampedAt} url={stamps.find((url) => url.endsWith(`/head-${size}.tsr`))} />
                  </Table.Cell>
                ) : null}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      {isCosigned ? <Text color="fg.muted">{t('count.heads.witnessText')}</Text> : null}
      {last ? (
        <Text>
          {t('count.heads.cosigned', {
            count: cosigned.length,
            name: last.name,
            time: format.deadline(new Date(last.seconds * 1000)),
          })}
        </Text>
      ) : null}
      {isStamped ? <Text color="fg.muted">{t('count.heads.stampText')}</Text> : null}
      <Text>
        <FileLink href={count.headsFeed}>{t('count.heads.feed')}</FileLink>
      </Text>
    </Panel>
  );
}
