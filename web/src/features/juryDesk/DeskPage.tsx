import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Text } from '@chakra-ui/react/text';
import { ArrowLeft, Columns2, Expand, Grid3x3, Info, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { ViewerButton } from '../../ui/viewer/ViewerBar.tsx';
import { usePageKeys, useShortcuts } from '../../ui/shortcuts/pageKeys.ts';
import type { DeskFragment, JuryPhotoList } from './generated/graphql.ts';
import { toggleFullScreen } from './fullScreen.ts';
import { Panel } from './Panel.tsx';
import { PhotoList, type DeskView } from './PhotoList.tsx';
import { Progress, RefusedMarksNotice } from './Progress.tsx';
import { useActs } from './useActs.ts';
import { useDesk } from './useDesk.ts';

const lists: readonly JuryPhotoList[] = ['OPEN', 'MARKED', 'STARRED', 'WITHDRAWN', 'ALL'];

const views: readonly DeskView[] = ['one', 'compare', 'grid'];

/** Props of the desk. */
export interface DeskPageProps {
  desk: DeskFragment;
  timeZone: string;
  /** Called when the service takes no marks any more. */
  onClosed: () => void;
}

/** A judge's round: progress above, photos below it, own figures and keys beside it. */
export function DeskPage(props: DeskPageProps) {
  const { desk, timeZone, onClosed } = props;
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const shortcuts = useShortcuts();
  const marking = useDesk(desk, onClosed);
  const acts = useActs(() => undefined);
  const { round, competition } = desk;
  const title = format.text(round.title);

  const view = views.find((one) => one === params.get('view')) ?? 'one';
  const wanted = params.get('list');
  const list =
    lists.find((one) => one === wanted) ?? (round.stage === 'COUNTING' || round.stage === 'DECIDED' ? 'ALL' : 'OPEN');
  const set = (name: string, value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const toggle = (one: DeskView) => () => set('view', view === one ? null : one);
  const [toggleGrid, toggleCompared] = [toggle('grid'), toggle('compare')];
  const togglePanel = () => setPanelOpen((was) => !was);
  usePageKeys({ others: { g: toggleGrid, c: toggleCompared, f: toggleFullScreen, '?': togglePanel } }, shortcuts);

  useEffect(() => {
    document.title = t('shell.documentTitle', { page: title, brand: i18n.t('shell.brand') });
  }, [t, i18n, title]);

  const isPaused = competition !== null && competition.status !== 'PUBLISHED';
  const notice = isPaused
    ? t('juryDesk.paused')
    : round.stage === 'MARKING'
      ? null
      : t(`juryDesk.stage.${round.stage}`, { when: format.dateTime(round.opens, timeZone) });
  return (
    <>
      <Flex px="2" py="1" gap="1" align="center" flexShrink="0">
        <ViewerButton
          label={t('juryDesk.back')}
          icon={ArrowLeft}
          onClick={() => void navigate(paths.jury(round.competitionNumber))}
        />
        <Box flex="1" minW="0" ps="1">
          <Text dir="auto" truncate textStyle="sm" color="fg.muted" hideBelow="md">
            {title}
          </Text>
          <Progress desk={marking} />
        </Box>
        <NativeSelect.Root size="sm" width={{ base: '32', md: '44' }}>
          <NativeSelect.Field
            h="11"
            aria-label={t('juryDesk.list')}
            value={list}
            onChange={(event) => {
              set('list', event.currentTarget.value);
              event.currentTarget.blur();
            }}
          >
            {lists.map((one) => (
              <option key={one} value={one}>
                {t(`juryDesk.lists.${one}`)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <ViewerButton
          label={t(view === 'grid' ? 'juryDesk.one' : 'juryDesk.grid')}
          icon={view === 'grid' ? Square : Grid3x3}
          onClick={toggleGrid}
        />
        <ViewerButton
          label={t('juryDesk.compare')}
          icon={Columns2}
          pressed={view === 'compare'}
          onClick={toggleCompared}
        />
        <Box hideBelow="md">
          <ViewerButton label={t('juryDesk.fullScreen')} icon={Expand} onClick={toggleFullScreen} />
        </Box>
        <ViewerButton label={t('juryDesk.info')} icon={Info} pressed={isPanelOpen} onClick={togglePanel} />
      </Flex>
      {notice === null ? null : (
        <Text role="status" bg="bg.muted" color="fg" px="4" py="2" textStyle="sm">
          {notice}
        </Text>
      )}
      <RefusedMarksNotice refused={marking.refused} />
      <Flex flex="1" minH="0" direction={{ base: 'column', md: 'row' }}>
        <Flex direction="column" flex="1" minW="0" minH="0">
          {round.stage === 'PLANNED' ? (
            <Heading as="h1" m="auto" size="xl" fontWeight="medium" textAlign="center" p="6" dir="auto">
              {title}
            </Heading>
          ) : (
            <PhotoList key={list} desk={desk} marking={marking} list={list} view={view} />
          )}
        </Flex>
        {isPanelOpen ? (
          <Panel
            range={{ minPoint: round.minPoint, maxPoint: round.maxPoint }}
            view={view}
            takesRemarks={round.remarks === 'ENTRANTS'}
            figures={marking.figures}
            aim={round.accepts ? round.aim : null}
            withdrawn={desk.withdrawn}
            finished={desk.finished}
            onFinished={marking.isOpen ? (finished) => void acts.finish(round.number, finished) : undefined}
          />
        ) : null}
      </Flex>
    </>
  );
}
