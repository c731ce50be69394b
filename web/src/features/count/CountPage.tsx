import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { receiptsOf } from '../../votes/receipts/receiptStore.ts';
import { useFormat } from '../../i18n/format.ts';
import { session } from '../../session/session.ts';
import { Panel } from '../../ui/Panel.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { Excluded } from './parts/Excluded.tsx';
import { Keys, Limits, Rules, Versions } from './parts/Facts.tsx';
import { FailureList } from './parts/FailureList.tsx';
import { HeadFailure, Heads } from './parts/Heads.tsx';
import { Observer } from './parts/Observer.tsx';
import { OwnVotesPanel } from './parts/OwnVotesPanel.tsx';
import { RecountLines } from './parts/RecountLines.tsx';
import { RedBar } from './parts/RedBar.tsx';
import { Technical } from './parts/Technical.tsx';
import type { ExcludedFragment } from './generated/graphql.ts';
import type { CountFacts } from './useCount.ts';
import { useHeadCheck } from './useHeadCheck.ts';
import { canRecount, useRecount, witnessesOf } from './useRecount.ts';
import { useRecounter } from './useRecounter.ts';

/** Props of the page once there is a count. */
export interface CountPageProps {
  competitionNumber: number;
  count: CountFacts;
  /** Ballots that are not counted; null before results are public. */
  excluded: ExcludedFragment | null;
}

/** Everything that is known of a count, and its repetition as soon as ballots are public. */
export function CountPage({ competitionNumber, count, excluded }: CountPageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [saving, setSaving] = useState(false);
  const recounter = useRecounter();
  const check = useHeadCheck(competitionNumber, count, recounter);
  const kept = check?.kept ?? null;
  const recount = useRecount(count, recounter, check ? (kept?.note ?? null) : undefined);
  const { outcome } = recount;
  const newest = count.heads.at(-1);
  const isOlder = ({ version }: { version: number }) =>
    version === recount.version && version !== count.versions.at(-1)?.version;
  const older = count.versions.find(isOlder) ?? null;
  const isRecounted = canRecount(count);
  const hasFiles = outcome !== null && outcome !== 'stopped' && outcome.notDownloaded === null;
  const failures = hasFiles ? outcome.report.failures : [];
  const sealed =
    count.heads.find(({ ballots, at }) => ballots === newest?.ballots && at >= count.rules.votingEnd) ?? newest;

  const save = async () => {
    setSaving(true);
    const userId = session.user().id;
    const receipts = userId === undefined ? [] : await receiptsOf(userId, String(competitionNumber));
    const heads = new Set([...count.heads.map(({ note }) => note), ...(kept ? [kept.note] : [])]);
    const zip = await recounter.get().zip({
      heads: [...heads],
      receipts: receipts.map(({ note }) => note),
      witness: witnessesOf(count).at(-1) ?? null,
      instructions: `${t('count.save.instructions')}\n`,
    });
    saveFile(`count-${competitionNumber}.zip`, new Uint8Array(zip), 'application/zip');
    setSaving(false);
  };

  return (
    <Stack gap="8">
      <HeadFailure check={check} newest={newest?.note ?? ''} />
      {failures.length > 0 ? (
        <RedBar title={t('count.redTitle')}>
          <FailureList failures={failures} competitionNumber={competitionNumber} />
          <Text>{t('count.redAdvice')}</Text>
        </RedBar>
      ) : null}
      {/* On a wide window what was fixed before stands beside what came of it. */}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 44rem) minmax(0, 1fr)' }}
        columnGap={{ lg: '12', xl: '20' }}
        rowGap="8"
        alignItems="start"
      >
        <Stack gap="8">
          <Text>{t(`count.state.${count.state}`)}</Text>
          {count.tooFewVoters ? (
            <Text>
              {t('count.tooFew', { count: newest?.voters ?? 0, voters: newest?.voters ?? 0, least: count.minVoters })}
            </Text>
          ) : null}
          {count.unlinkedAt === null ? null : (
            <Text>{t('count.unlinked', { time: format.deadline(count.unlinkedAt) })}</Text>
          )}
          {isRecounted ? (
            <RecountLines sealedAt={sealed?.at ?? count.rules.votingEnd} recount={recount} older={older} />
          ) : null}
          <OwnVotesPanel
            competitionNumber={competitionNumber}
            count={count}
            recounter={recounter}
            hasBallots={isRecounted ? hasFiles : null}
          />
          {hasFiles ? (
            <Panel title={t('count.save.title')}>
              <Text color="fg.muted">{t('count.save.text')}</Text>
              <Flex>
                <Button variant="outline" loading={saving} onClick={() => void save()}>
                  {t('count.save.button')}
                </Button>
              </Flex>
            </Panel>
          ) : null}
          <Heads count={count} check={check} cosigned={hasFiles ? outcome.report.cosigned : []} />
          {excluded ? <Excluded competitionNumber={competitionNumber} excluded={excluded} /> : null}
          {count.observer ? <Observer competitionNumber={competitionNumber} observer={count.observer} /> : null}
        </Stack>
        <Stack gap="8">
          <Rules count={count} />
          <Versions count={count} recount={recount} />
          <Keys count={count} />
          <Limits />
        </Stack>
      </Grid>
      <Technical count={count} recount={recount} />
    </Stack>
  );
}
