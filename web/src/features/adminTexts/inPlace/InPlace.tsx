import { Box } from '@chakra-ui/react/box';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { i18n } from '../../../i18n/i18n.ts';
import { rawText } from '../../../i18n/instance.ts';
import { usePulse } from '../../../ui/admin/usePulse.ts';
import { LocalTexts } from '../LocalTexts.tsx';
import { useSavedTexts } from '../useSavedTexts.ts';
import { Bar } from './Bar.tsx';
import { InPlaceDialog } from './InPlaceDialog.tsx';
import { createMarks, showMarked } from './marks.ts';
import { Pencils } from './Pencils.tsx';
import { TextsHere, type NamedText } from './TextsHere.tsx';
import { watchTexts, type ShownText } from './watchTexts.ts';

/** Panel that is open over the page. */
type Open =
  /** @property keys of those that alone are listed; null for all of the page */
  | { kind: 'list'; keys: readonly string[] | null; from: string | null }
  /** @property before what it was opened from, and leads back to */
  | { kind: 'text'; key: string; before: Open | null };

/** The texts of the site that are on the page, while this is mounted. */
function useShownTexts(): readonly ShownText[] {
  const [texts, setTexts] = useState<readonly ShownText[]>([]);
  useLayoutEffect(() => {
    const marks = createMarks();
    const watch = watchTexts(marks, () => setTexts(watch.shown()));
    const stopMarking = showMarked(i18n, marks);
    return () => {
      stopMarking();
      watch.stop();
    };
  }, []);
  return texts;
}

/** The keys on this page that are shown now, and those that were since one came to it. */
function useKeysHere(texts: readonly ShownText[]): { now: readonly string[]; earlier: readonly string[] } {
  const { pathname } = useLocation();
  const now = useMemo(() => [...new Set(texts.flatMap(({ keys }) => keys))], [texts]);
  const [seen, setSeen] = useState({ pathname, keys: now });
  const keys = seen.pathname === pathname ? [...new Set([...seen.keys, ...now])] : now;
  if (seen.pathname !== pathname || keys.length > seen.keys.length) setSeen({ pathname, keys });
  return { now, earlier: keys.filter((key) => !now.includes(key)) };
}

/** Text of a key before it is filled in. */
const named = (key: string): NamedText => ({ key, text: rawText(i18n, key) });

/** The editor of one text, as on the page of texts. */
function EditedText({ name }: { name: string }) {
  const place = useRef<HTMLDivElement>(null);
  // Tells of what others save meanwhile.
  usePulse();
  // The button that had the focus is gone with the list.
  useEffect(() => place.current?.focus(), []);
  return (
    <Box ref={place} tabIndex={-1} outline="none">
      <LocalTexts name={name} />
    </Box>
  );
}

/** The mode in which an administrator edits the texts of the site where they stand (docs/product.md §8). */
export default function InPlace({ onFinish }: { onFinish: () => void }) {
  const { t } = useTranslation();
  const texts = useShownTexts();
  const { now, earlier } = useKeysHere(texts);
  const [open, setOpen] = useState<Open | null>(null);
  useSavedTexts();
  const edit = (keys: readonly string[]) =>
    setOpen(keys.length > 1 ? { kind: 'list', keys, from: null } : { kind: 'text', key: keys[0] ?? '', before: null });
  return (
    <>
      {open ? null : <Pencils texts={texts} onEdit={edit} />}
      <Bar
        // As many as the list has.
        count={now.length + earlier.length}
        onList={() => setOpen({ kind: 'list', keys: null, from: null })}
        onFinish={onFinish}
      />
      {open ? (
        <InPlaceDialog
          title={open.kind === 'list' ? t('adminTexts.inPlace.listTitle') : open.key}
          wide={open.kind === 'text'}
          onClose={() => setOpen(open.kind === 'list' ? null : open.before)}
        >
          {open.kind === 'list' ? (
            <TextsHere
              now={(open.keys ?? now).map(named)}
              earlier={open.keys ? [] : earlier.map(named)}
              from={open.from}
              onEdit={(key) => setOpen({ kind: 'text', key, before: { ...open, from: key } })}
            />
          ) : (
            <EditedText name={open.key} />
          )}
        </InPlaceDialog>
      ) : null}
    </>
  );
}
