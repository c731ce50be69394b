import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { notify } from '../../notifications/notify.ts';
import { paths } from '../../routes/paths.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useAction } from '../../ui/useAction.ts';
import {
  useConfirmExclusionMutation,
  useRevokeExclusionMutation,
  type ExclusionFragment,
} from './generated/graphql.ts';
import { RankChanges } from '../../ui/admin/ranking/RankChanges.tsx';
import { AloneField } from './AloneField.tsx';

/** Props of a decision. */
export interface ExclusionItemProps {
  competitionNumber: number;
  exclusion: ExclusionFragment;
  /** The installation's, in which instants are told. */
  timeZone: string;
}

/** Queries to read again when a decision is made or taken back. */
const refetchQueries = ['Exclusions', 'Radar'];

/** Acts on a decision: confirmation by another administrator, or alone with a note; revocation by anyone. */
function Actions({ competitionNumber, exclusion }: Omit<ExclusionItemProps, 'timeZone'>) {
  const { t } = useTranslation();
  const { id, own, state } = exclusion;
  const [asked, setAsked] = useState<'confirm' | 'revoke' | null>(null);
  const [aloneNote, setAloneNote] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const [confirmIt] = useConfirmExclusionMutation({ refetchQueries });
  const [revokeIt] = useRevokeExclusionMutation({ refetchQueries });
  const confirming = useAction(async () => {
    const note = own ? (aloneNote?.trim() ?? null) : null;
    const { data } = await confirmIt({ variables: { input: { competitionNumber, id, aloneNote: note } } });
    setAsked(null);
    const { exclusion: confirmed, userErrors = [] } = data?.confirmExclusion ?? {};
    if (confirmed) notify.positive(t('adminCompetitions.exclusions.done.EFFECTIVE'));
    return userErrors;
  });
  const revoking = useAction(async () => {
    const { data } = await revokeIt({ variables: { input: { competitionNumber, id } } });
    setAsked(null);
    const { exclusion: revoked, userErrors = [] } = data?.revokeExclusion ?? {};
    if (revoked) notify.positive(t('adminCompetitions.exclusions.done.REVOKED'));
    return userErrors;
  });
  if (state === 'REVOKED') return null;
  const isProposed = state === 'PROPOSED';
  const askToConfirm = () => {
    if (own && !aloneNote?.trim()) setMissing(true);
    else setAsked('confirm');
  };
  return (
    <Stack gap="3">
      {isProposed && own ? (
        <>
          <Text color="fg.muted">{t('adminCompetitions.exclusions.waits')}</Text>
          <AloneField value={aloneNote} onChange={setAloneNote} missing={missing} />
        </>
      ) : null}
      <HStack gap="2" wrap="wrap">
        {isProposed && (!own || aloneNote !== null) ? (
          <Button size="sm" colorPalette="red" onClick={askToConfirm}>
            {t(`adminCompetitions.exclusions.${own ? 'confirmAlone' : 'confirm'}`)}
          </Button>
        ) : null}
        <Button size="sm" variant="outline" onClick={() => setAsked('revoke')}>
          {t(`adminCompetitions.exclusions.${isProposed ? 'giveUp' : 'revoke'}`)}
        </Button>
      </HStack>
      <ActionFailure action={confirming} />
      <ActionFailure action={revoking} />
      <ConfirmDialog
        open={asked !== null}
        title={t(`adminCompetitions.exclusions.ask.${asked ?? 'confirm'}`)}
        text={t(`adminCompetitions.exclusions.ask.${asked === 'revoke' ? 'revokeText' : 'confirmText'}`)}
        confirmLabel={t(`adminCompetitions.exclusions.${asked ?? 'confirm'}`)}
        pending={confirming.pending || revoking.pending}
        onConfirm={() => (asked === 'revoke' ? revoking : confirming).run()}
        onCancel={() => setAsked(null)}
      />
    </Stack>
  );
}

/** A decision not to count ballots: what, why, by whom, and what it changed. */
export function ExclusionItem({ competitionNumber, exclusion, timeZone }: ExclusionItemProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { imageNumber, title, ballots, reason, note, aloneNote, state, effect } = exclusion;
  const gone = t('adminCompetitions.exclusions.gone');
  const steps = [
    ['proposed', exclusion.proposedBy, exclusion.proposedAt],
    [aloneNote === null ? 'confirmed' : 'confirmedAlone', exclusion.confirmedBy, exclusion.effectiveAt],
    ['revoked', exclusion.revokedBy, exclusion.revokedAt],
  ] as const;
  return (
    <Stack gap="3">
      <Text fontWeight="medium">
        <TextLink dir="auto" to={paths.competition.show(competitionNumber, imageNumber)}>
          {title}
        </TextLink>
        :{' '}
        {t('adminCompetitions.exclusions.what', {
          count: ballots,
          reason: t(`adminCompetitions.exclusions.reasons.${reason}`),
          state: t(`adminCompetitions.exclusions.state.${state}`),
        })}
      </Text>
      <Text whiteSpace="pre-line">{note}</Text>
      {aloneNote === null ? null : (
        <Text whiteSpace="pre-line">{t('adminCompetitions.exclusions.aloneSaid', { note: aloneNote })}</Text>
      )}
      <Stack as="ul" gap="1" ps="5" listStyleType="disc">
        {steps.map(([step, who, at]) =>
          at ? (
            <li key={step}>
              {t(`adminCompetitions.exclusions.by.${step}`, {
                who: who ?? gone,
                when: format.dateTime(at, timeZone),
              })}
            </li>
          ) : null,
        )}
      </Stack>
      <details>
        <summary>{t('adminCompetitions.exclusions.effect')}</summary>
        <RankChanges changes={effect} />
      </details>
      <Actions competitionNumber={competitionNumber} exclusion={exclusion} />
    </Stack>
  );
}
