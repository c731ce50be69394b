import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Text } from '@chakra-ui/react/text';
import { ArrowLeft, Expand, Grid3x3, Info, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { ViewerButton } from '../../ui/viewer/ViewerBar.tsx';
import { whole } from '../../ui/viewer/zoom.ts';
import type { Look } from '../../ui/viewer/ZoomedPhoto.tsx';
import { usePageKeys, useShortcuts } from '../../ui/shortcuts/pageKeys.ts';
import { RemarkDialog, WithdrawDialog } from './dialogs.tsx';
import type { DeskFragment, DeskPhotoFragment, JuryPhotoList } from './generated/graphql.ts';
import { End } from './End.tsx';
import { toggleFullScreen } from './fullScreen.ts';
import { Grid } from './Grid.tsx';
import { OnePhoto } from './OnePhoto.tsx';
import { Panel } from './Panel.tsx';
import { LiveSaved, Progress, RefusedMarksNotice } from './Progress.tsx';
import { typeDigit, typedPoint } from './typedPoint.ts';
import { useActs } from './useActs.ts';
import { useDesk, type Desk } from './useDesk.ts';
import { useWalk, type Walk } from './useWalk.ts';

const lists: readonly JuryPhotoList[] = ['OPEN', 'MARKED', 'STARRED', 'WITHDRAWN', 'ALL'];

/** Props of the desk. */
export interface DeskPageProps {
  desk: DeskFragment;
  timeZone: string;
  /** Called when the service takes no marks any more. */
  onClosed: () => void;
}

interface ViewProps extends DeskPageProps {
  marking: Desk;
  list: JuryPhotoList;
  view: 'one' | 'grid';
  walk: Walk;
  index: number;
  onGo: (index: number) => void;
}

/** The photos of a list, one by one or many on a screen, with the keys of both. */
function Views({ desk, marking, list, view, walk, index, onGo }: ViewProps) {
  const format = useFormat();
  const shortcuts = useShortcuts();
  const [look, setLook] = useState<Look>(whole);
  const [typed, setTyped] = useState('');
  const [asking, setAsking] = useState<'withdraw' | 'remark' | null>(null);
  const { round, competition } = desk;
  const { photos } = walk;
  const photo = photos[index];
  const acts = useActs(walk.patch);
  const { isOpen } = marking;
  const range = { minPoint: round.minPoint, maxPoint: round.maxPoint };
  const takesRemarks = round.remarks === 'ENTRANTS';

  const go = (to: number) => {
    setTyped('');
    // Another photo starts unzoomed, except at true size, which is kept so that sharpness can be compared.
    if (look !== 'true') setLook(whole);
    onGo(Math.min(photos.length, Math.max(0, to)));
  };
  const onPrevious = index > 0 ? () => go(index - 1) : undefined;
  const onNext = index < photos.length ? () => go(index + 1) : undefined;
  const give = (point: number) => {
    if (!photo || !isOpen || photo.withdrawn !== null) return;
    marking.mark([photo], point);
    go(index + 1);
  };
  const takeBack = () => {
    if (typed !== '') {
      setTyped('');
      return;
    }
    const back = marking.takeBack();
    const place = photos.findIndex(({ number }) => number === back?.number);
    if (place >= 0) go(place);
  };
  const onTakeBack = marking.canTakeBack && isOpen ? takeBack : undefined;
  const onDigit = (digit: number) => {
    const made = typeDigit(typed, digit, range);
    if (made && 'point' in made) give(made.point);
    else setTyped(made?.typed ?? '');
  };
  const withdraw = () => {
    if (!photo || !isOpen) return;
    if (photo.withdrawn === null) setAsking('withdraw');
    else acts.withdraw(photo, null);
  };
  const star = (one: DeskPhotoFragment | undefined) => one && isOpen && acts.star(one);
  const remark = () => photo && isOpen && takesRemarks && setAsking('remark');
  usePageKeys(
    {
      onPrevious,
      onNext,
      onDigit,
      others: {
        enter: () => {
          const point = typedPoint(typed, range);
          if (point !== null) give(point);
        },
        backspace: () => (typed === '' ? onTakeBack?.() : takeBack()),
        s: () => star(photo),
        w: withdraw,
        n: remark,
        z: () => setLook(look === 'true' ? whole : 'true'),
      },
    },
    shortcuts && view === 'one' && asking === null,
  );

  if (view === 'grid')
    return photos.length === 0 ? (
      <End list={list} isEmpty onAgain={() => go(0)} />
    ) : (
      <Grid
        title={format.text(round.title)}
        photos={photos}
        total={walk.total}
        index={index}
        range={range}
        isOpen={isOpen}
        pointOf={marking.pointOf}
        onMark={marking.mark}
        onGo={go}
        onTakeBack={onTakeBack}
        onStar={star}
      />
    );
  if (!photo)
    return walk.isWhole ? <End list={list} isEmpty={photos.length === 0} onAgain={() => go(0)} /> : <LoadingState />;
  const category = competition?.imageTypes.find(({ code }) => code === photo.type);
  return (
    <>
      <OnePhoto
        photo={photo}
        photos={photos}
        index={index}
        category={category ? format.text(category.title) : photo.type}
        range={range}
        point={marking.pointOf(photo)}
        typed={typed}
        isOpen={isOpen}
        takesRemarks={takesRemarks}
        look={look}
        onLook={setLook}
        onMark={give}
        onPrevious={onPrevious}
        onNext={onNext}
        onTakeBack={onTakeBack}
        onStar={() => star(photo)}
        onWithdraw={withdraw}
        onRemark={remark}
      />
      <LiveSaved number={photo.number} desk={marking} />
      {asking === 'withdraw' ? (
        <WithdrawDialog
          onChoose={(reason) => {
            setAsking(null);
            acts.withdraw(photo, reason);
            go(index + 1);
          }}
          onCancel={() => setAsking(null)}
        />
      ) : null}
      {asking === 'remark' ? (
        <RemarkDialog
          initially={photo.remark}
          onSave={(text) => {
            setAsking(null);
            acts.remark(photo, text);
          }}
          onCancel={() => setAsking(null)}
        />
      ) : null}
    </>
  );
}

/** Opens a list at the first photo that waits for a mark. */
function Opened(props: Omit<ViewProps, 'walk' | 'index' | 'onGo'>) {
  const { desk, list, marking } = props;
  const [index, setIndex] = useState<number | null>(null);
  const walk = useWalk(desk.round.number, list, index ?? 0);
  const first = walk.photos.findIndex((photo) => photo.withdrawn === null && marking.pointOf(photo) === null);
  const started = list === 'OPEN' || list === 'ALL' ? Math.max(0, first) : 0;
  const isRead = walk.photos.length > 0;
  if (index === null && isRead) setIndex(started);
  if (walk.error && !isRead) return <ErrorNotice error={walk.error} onRetry={walk.again} />;
  if (walk.loading) return <LoadingState />;
  return <Views {...props} walk={walk} index={index ?? 0} onGo={setIndex} />;
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

  const view = params.get('view') === 'grid' ? 'grid' : 'one';
  const wanted = params.get('list');
  const list = lists.find((one) => one === wanted) ?? (round.stage === 'COUNTING' ? 'ALL' : 'OPEN');
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
  const toggleView = () => set('view', view === 'grid' ? null : 'grid');
  const togglePanel = () => setPanelOpen((was) => !was);
  usePageKeys({ others: { g: toggleView, f: toggleFullScreen, '?': togglePanel } }, shortcuts);

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
          onClick={toggleView}
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
            <Opened key={list} {...props} marking={marking} list={list} view={view} />
          )}
        </Flex>
        {isPanelOpen ? (
          <Panel
            range={{ minPoint: round.minPoint, maxPoint: round.maxPoint }}
            view={view}
            takesRemarks={round.remarks === 'ENTRANTS'}
            figures={marking.figures}
            withdrawn={desk.withdrawn}
            finished={desk.finished}
            onFinished={marking.isOpen ? (finished) => void acts.finish(round.number, finished) : undefined}
          />
        ) : null}
      </Flex>
    </>
  );
}
