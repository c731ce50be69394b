import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { usePageKeys, useShortcuts } from '../../ui/shortcuts/pageKeys.ts';
import { whole } from '../../ui/viewer/zoom.ts';
import type { Look } from '../../ui/viewer/ZoomedPhoto.tsx';
import { TextDialog, WithdrawDialog } from './dialogs.tsx';
import { End } from './End.tsx';
import type { DeskFragment, DeskPhotoFragment, JuryPhotoList } from './generated/graphql.ts';
import { Grid } from './Grid.tsx';
import { OnePhoto } from './OnePhoto.tsx';
import { LiveSaved } from './Progress.tsx';
import { typeDigit, typedPoint } from './typedPoint.ts';
import { useActs } from './useActs.ts';
import type { Desk } from './useDesk.ts';
import { useWalk, type Walk } from './useWalk.ts';

/** How photos are shown: one, the one beside the one before it, or a screen of them. */
export type DeskView = 'one' | 'compare' | 'grid';

/** Props of the photos of a list. */
interface ListProps {
  desk: DeskFragment;
  marking: Desk;
  list: JuryPhotoList;
  view: DeskView;
}

interface ViewProps extends ListProps {
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
  const [asking, setAsking] = useState<'withdraw' | 'remark' | 'report' | null>(null);
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
  const report = () => photo && isOpen && setAsking('report');
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
        r: report,
        z: () => setLook(look === 'true' ? whole : 'true'),
      },
    },
    shortcuts && view !== 'grid' && asking === null,
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
        names={round.pointNames}
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
        isCompared={view === 'compare'}
        category={category ? format.text(category.title) : photo.type}
        range={range}
        names={round.pointNames}
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
        onReport={report}
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
      {asking === 'remark' || asking === 'report' ? (
        <TextDialog
          key={asking}
          purpose={asking}
          initially={asking === 'remark' ? photo.remark : ''}
          onSave={(text) => {
            setAsking(null);
            acts[asking](photo, text);
          }}
          onCancel={() => setAsking(null)}
        />
      ) : null}
    </>
  );
}

/** Opens a list at the first photo that waits for a mark. */
export function PhotoList(props: ListProps) {
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
