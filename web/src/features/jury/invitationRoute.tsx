import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { DatesLine } from './DatesLine.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { PhotoBeside } from '../../ui/beside/PhotoBeside.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Answer } from './Answer.tsx';
import { ConfirmAwards } from './ConfirmAwards.tsx';
import type { JurySeatFragment } from './generated/graphql.ts';
import { Rounds } from './Rounds.tsx';
import { SeatState } from './SeatState.tsx';
import { Terms } from './Terms.tsx';
import { useSeats } from './useSeats.ts';

function Seat({ seat, timeZone }: { seat: JurySeatFragment; timeZone: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { competition, state } = seat;
  const title = format.text(competition.title);
  return (
    <>
      <Stack gap="3">
        <PageHeading documentTitle={title}>
          {state === 'INVITED' ? t('jury.invitation', { competition: title }) : title}
        </PageHeading>
        <Flex gap="2" wrap="wrap" align="center">
          <SeatState seat={seat} />
          <TextLink to={paths.competition.browse(competition.number)}>{t('jury.toCompetition')}</TextLink>
        </Flex>
        <Text color={state === 'INVITED' ? undefined : 'fg.muted'}>{t(`jury.told.${state}`)}</Text>
      </Stack>
      {state === 'ACCEPTED' ? <Rounds seat={seat} timeZone={timeZone} /> : null}
      {seat.awards && seat.awards.awards.length > 0 ? (
        <ConfirmAwards seat={seat} list={seat.awards} timeZone={timeZone} />
      ) : null}
      <Panel title={t('jury.dates')}>
        <DatesLine times={competition} timeZone={timeZone} />
      </Panel>
      {state === 'INVITED' || state === 'ACCEPTED' ? (
        <Panel title={t('jury.terms.title')}>
          <Terms seat={seat} />
        </Panel>
      ) : null}
      <Answer seat={seat} />
    </>
  );
}

/** The own seat in one jury: the invitation with what comes with it, and the answer. */
export function Component() {
  const { t } = useTranslation();
  const { id } = useParams();
  const { seats, timeZone, error, again } = useSeats();
  const seat = seats?.find(({ competition }) => competition.number === Number(id));
  return (
    <Page width="text" beside={<PhotoBeside />}>
      <Stack gap="8">
        {seat ? (
          <Seat seat={seat} timeZone={timeZone} />
        ) : seats ? (
          <>
            <PageHeading>{t('jury.title')}</PageHeading>
            <EmptyState title={t('jury.noSeat')} text={t('jury.noSeatText')}>
              <TextLink to={paths.juries()}>{t('jury.all')}</TextLink>
            </EmptyState>
          </>
        ) : error ? (
          <ErrorNotice error={error} onRetry={again} />
        ) : (
          <LoadingState />
        )}
      </Stack>
    </Page>
  );
}
