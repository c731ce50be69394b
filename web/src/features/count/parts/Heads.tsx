import { Table } from '@chakra-ui/react/table';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import type { CountFacts } from '../useCount.ts';
import { isBadVerdict, type HeadCheck } from '../useHeadCheck.ts';
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
      <Text>{t(`count.heads.bad.${verdict}`, { time: kept ? format.dateTime(kept.at) : '' })}</Text>
      <RedButton type="button" onClick={() => saveFile('heads.txt', both, 'text/plain;charset=utf-8')}>
        {t('count.heads.save')}
      </RedButton>
    </RedBar>
  );
}

/** Every head of the log, and whether the newest continues the kept one. */
export function Heads({ count, check }: { count: CountFacts; check: HeadCheck | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const verdict = check?.verdict;
  const isTold = verdict === 'first' || verdict === 'same' || verdict === 'grown' || verdict === 'notChecked';
  return (
    <Panel title={t('count.heads.title')}>
      <Text color="fg.muted">{t('count.heads.text')}</Text>
      <Text role="status">
        {isTold ? t(`count.heads.${verdict}`, { time: check?.kept ? format.dateTime(check.kept.at) : '' }) : null}
      </Text>
      <Table.Root size="sm" width="auto">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t('count.heads.time')}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t('count.heads.ballots')}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t('count.heads.voters')}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {count.heads.toReversed().map(({ size, at, ballots, voters }) => (
            <Table.Row key={size}>
              <Table.Cell>{format.dateTime(at)}</Table.Cell>
              <Table.Cell textAlign="end">{format.number(ballots)}</Table.Cell>
              <Table.Cell textAlign="end">{format.number(voters)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <Text>
        <a href={count.headsFeed} style={{ textDecoration: 'underline' }}>
          {t('count.heads.feed')}
        </a>
      </Text>
    </Panel>
  );
}
