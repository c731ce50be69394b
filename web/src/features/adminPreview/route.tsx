import { Alert } from '@chakra-ui/react/alert';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { optionalWord, pathParam, textParam, useListState, wordParam } from '../../routes/listState.ts';
import { paths } from '../../routes/paths.ts';
import { useServerNow } from '../../ui/competition/useServerNow.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useIsWide } from '../../ui/useIsWide.ts';
import {
  useAdministeredCompetitionOfQuery,
  type AdministeredCompetitionFragment,
} from '../../ui/admin/competition/generated/graphql.ts';
import { useInstantText } from './instantText.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { Scrubber } from './Scrubber.tsx';
import { instantOf, isoOf, placeOf, previewFor, roles, showsSamples } from './standpoint.ts';
import { Viewpoint } from './Viewpoint.tsx';

const shape = {
  at: textParam,
  role: wordParam(roles, 'visitor'),
  as: textParam,
  screen: optionalWord(['phone', 'desktop']),
  page: pathParam,
};

/** Milliseconds for which the scrubber rests before the pages are loaded anew. */
const restMs = 250;

/** An instant that follows the hand at once, and is told when it rests. */
function useResting(instant: number, onRest: (instant: number) => void) {
  const [moving, setMoving] = useState<number | null>(null);
  const rest = useEffectEvent(onRest);
  // Not before it has arrived there: until then the hand would start from the instant before.
  if (moving === instant) setMoving(null);
  useEffect(() => {
    if (moving === null) return;
    const timer = setTimeout(() => rest(moving), restMs);
    return () => clearTimeout(timer);
  }, [moving]);
  return [moving ?? instant, setMoving] as const;
}

/** The state in the address. A change that comes before an earlier one has reached the address includes that one. */
function useAddress() {
  const [state, setState] = useListState(shape);
  const pending = useRef<Partial<typeof state>>({});
  useEffect(() => {
    const left = Object.entries(pending.current).filter(([name, value]) => state[name as keyof typeof state] !== value);
    pending.current = Object.fromEntries(left);
  }, [state]);
  const change = (changes: Partial<typeof state>) => {
    pending.current = { ...pending.current, ...changes };
    setState(pending.current, { replace: true });
  };
  return [state, change] as const;
}

function TimeMachine({ item, timeZone }: { item: AdministeredCompetitionFragment; timeZone: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { locale } = format;
  const text = useInstantText(timeZone);
  const isWide = useIsWide();
  const now = useServerNow(item.competition.now);
  const [opened] = useState(now);
  const [state, change] = useAddress();
  /** The last refusal, and its preview. */
  const [refusal, setRefusal] = useState<{ code: string; header: string } | null>(null);
  const instant = instantOf(state.at, opened);
  const [moving, move] = useResting(instant, (to) => change({ at: isoOf(to) }));
  const place = placeOf(state.page, paths.competition.browse(item.number));
  const screen = state.screen ?? (isWide ? 'desktop' : 'phone');
  const preview = previewFor(state.role, state.as, instant, {
    locale,
    entrant: t('adminCompetitions.preview.standIn.entrant'),
    voter: t('adminCompetitions.preview.standIn.voter'),
  });
  const refused = refusal !== null && refusal.header === preview?.header ? refusal.code : null;
  const who = state.role === 'named' ? state.as : t(`adminCompetitions.preview.role.${state.role}`);
  return (
    <Stack gap="2">
      <Flex wrap="wrap" columnGap="4" rowGap="2" justify="space-between" align="center">
        <HStack columnGap="3" wrap="wrap">
          <PageHeading>{t('adminCompetitions.preview.heading')}</PageHeading>
          <TextLink dir="auto" to={paths.admin.competition(item.number)}>
            {format.text(item.competition.title)}
          </TextLink>
        </HStack>
        <Viewpoint
          competitionNumber={item.number}
          place={place}
          screen={screen}
          role={state.role}
          username={state.as}
          isUnknown={state.role === 'named' && refused === 'BAD_USER_INPUT'}
          onChange={change}
        />
      </Flex>
      <Scrubber times={item.competition} timeZone={timeZone} instant={moving} now={now} onMove={move} />
      <Box role="alert">
        {refused === 'PREVIEW_READ_ONLY' ? (
          <Alert.Root status="warning">
            <Alert.Indicator />
            <Alert.Description>{t('adminCompetitions.preview.refused')}</Alert.Description>
          </Alert.Root>
        ) : null}
      </Box>
      {preview ? (
        <PreviewFrame
          preview={preview}
          place={place}
          screen={screen}
          locale={locale}
          caption={`${who} · ${text(instant)}`}
          isSample={showsSamples(item.competition, instant, now)}
          onPlace={(page) => change({ page })}
          onRefusal={(code) => setRefusal({ code, header: preview.header })}
        />
      ) : null}
      <Box color="fg.muted" textStyle="sm">
        {t('adminCompetitions.preview.note')}
      </Box>
    </Stack>
  );
}

/** The time machine: the public pages as somebody else will see them at another instant. */
export function Component() {
  const { t } = useTranslation();
  const number = Number(useParams()['id']);
  const { data, error, refetch } = useAdministeredCompetitionOfQuery({ variables: { number } });
  const item = data?.adminCompetition;
  return (
    <Page desk>
      {item && data ? (
        <TimeMachine item={item} timeZone={data.installation.timeZone} />
      ) : data ? (
        <PageHeading>{t('adminCompetitions.missing')}</PageHeading>
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </Page>
  );
}
