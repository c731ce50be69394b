import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { session } from '../../session/session.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { useTimeZone } from '../../ui/admin/useTimeZone.ts';
import { useStage } from '../../ui/competition/useStage.ts';
import { fetchTable } from '../../ui/fetchTable.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Columns } from '../../ui/table/tableProps.ts';
import { useAction } from '../../ui/useAction.ts';
import type { AdministeredCompetitionFragment } from '../../ui/admin/competition/generated/graphql.ts';
import { useOriginalsTotalQuery } from './generated/graphql.ts';
import { useSavedFiles } from './savedFiles.ts';
import { useTurnout } from './useTurnout.ts';

/** Those that tell scores are there from the end of voting on (docs/product.md §3). */
const tables = [
  { name: 'entries', scored: false },
  { name: 'people', scored: false },
  { name: 'comments', scored: false },
  { name: 'votes', scored: true },
  { name: 'results', scored: true },
] as const;

/** Those of a jury, from the end of voting on too; the service refuses them while no round has closed. */
const juryTables = [
  { name: 'marks', scored: true },
  { name: 'jury', scored: true },
  { name: 'catalogue', scored: true },
] as const;

/** Archives of originals, by the name of their file. */
const archives = { originals: 'originals', accepted: 'originals-accepted', awarded: 'originals-awarded' } as const;
type OriginalsKey = keyof typeof archives;

const nothing = () => undefined;

/** A way to save a file, and why it was refused. */
function Save({ label, text, disabled = false, onDownload }: SaveProps) {
  const action = useAction(onDownload);
  return (
    <Box>
      <Button
        size="sm"
        variant="outline"
        aria-label={label}
        disabled={disabled}
        loading={action.pending}
        onClick={action.run}
      >
        <Download aria-hidden />
        {text}
      </Button>
      <ActionFailure action={action} />
    </Box>
  );
}

interface SaveProps {
  /** Name of the file and its format. */
  label: string;
  /** Text of the button. */
  text: string;
  disabled?: boolean;
  onDownload: Parameters<typeof useAction>[0];
}

/**
 * The originals of a competition: a form, since the browser streams what it brings to the disk, and goes on when this page is
 * left. Whether it would be refused is asked before, since its answer opens beside this page.
 */
function Originals({ competition, of, onSaved }: { competition: number; of: OriginalsKey; onSaved: () => void }) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const { refetch } = useOriginalsTotalQuery({ variables: { number: competition }, fetchPolicy: 'cache-first' });
  async function submit() {
    await refetch();
    const field = form.current?.elements.namedItem('token');
    // As it is now: it may have been renewed since the page was drawn.
    if (field instanceof HTMLInputElement) field.value = session.token() ?? '';
    form.current?.submit();
    onSaved();
    return [];
  }
  return (
    <>
      <form
        ref={form}
        method="post"
        action={`/download/competition/${competition}/${archives[of]}.zip`}
        target="_blank"
      >
        <input type="hidden" name="token" />
        <input type="hidden" name="locale" value={locale} />
      </form>
      <Save label={t(`adminCompetitions.files.${of}Zip`)} text={t('adminCompetitions.files.zip')} onDownload={submit} />
    </>
  );
}

/** A file as its row tells of it. */
interface FileRow {
  key: (typeof tables)[number]['name'] | (typeof juryTables)[number]['name'] | OriginalsKey;
  scored: boolean;
  /** Null where it is known only when it is made. */
  rows: number | null;
  bytes: number | null;
}

/** The files with what is known of them before they are made. */
function useFileRows(
  competition: number,
  hasJury: boolean,
): { files: FileRow[]; saved: ReturnType<typeof useSavedFiles> } {
  const saved = useSavedFiles(competition);
  const { statistics } = useTurnout(competition);
  const { data } = useOriginalsTotalQuery({ variables: { number: competition }, fetchPolicy: 'cache-and-network' });
  const { originals, accepted, awarded } = data?.adminCompetition ?? {};
  const chosen = { accepted, awarded };
  const rowsOf = { entries: statistics?.entries, comments: statistics?.comments } as Record<string, number | undefined>;
  return {
    files: [
      ...[...tables, ...(hasJury ? juryTables : [])].map(({ name, scored }) => ({
        key: name,
        scored,
        rows: rowsOf[name] ?? null,
        bytes: saved.saved[name]?.bytes ?? null,
      })),
      { key: 'originals', scored: false, rows: originals?.files ?? null, bytes: originals?.bytes ?? null },
      ...(['accepted', 'awarded'] as const).flatMap((key) => {
        const { files, bytes } = (hasJury && chosen[key]) || { files: 0, bytes: 0 };
        return files > 0 ? [{ key, scored: false, rows: files, bytes }] : [];
      }),
    ],
    saved,
  };
}

/** The tables and originals of a competition; each is made when it is saved. A refusal is shown beside its button. */
export function FilesTab({ item }: { item: AdministeredCompetitionFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const timeZone = useTimeZone();
  const { number, competition } = item;
  const { stage } = useStage(competition, nothing);
  const hasScores = stage === 'award' || stage === 'ended';
  const { files, saved } = useFileRows(number, competition.judgedBy !== 'VOTERS');
  const sizeOf = (bytes: number) =>
    bytes < 1_000_000
      ? format.number(bytes / 1000, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
      : format.number(bytes / 1_000_000, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const columns: Columns<FileRow> = [
    {
      key: 'name',
      title: t('adminCompetitions.files.name'),
      cell: ({ key, scored }) => (
        <>
          {t(`adminCompetitions.files.${key}`)}
          {scored && !hasScores ? (
            <Text textStyle="sm" color="fg.muted" fontWeight="normal">
              {t('adminCompetitions.files.after', { instant: format.zoned(competition.votingEnd, timeZone) })}
            </Text>
          ) : null}
        </>
      ),
    },
    {
      key: 'rows',
      title: t('adminCompetitions.files.rows'),
      numeric: true,
      cell: ({ rows }) => (rows === null ? null : format.number(rows)),
    },
    {
      key: 'size',
      title: t('adminCompetitions.files.size'),
      numeric: true,
      cell: ({ bytes }) => (bytes === null ? null : sizeOf(bytes)),
    },
    {
      key: 'saved',
      title: t('adminCompetitions.files.saved'),
      cell: ({ key }) => {
        const at = saved.saved[key]?.at;
        return at ? format.dateTime(at, timeZone) : null;
      },
    },
    {
      key: 'formats',
      title: t('adminCompetitions.files.formats'),
      action: true,
      cell: ({ key, scored }) =>
        key === 'originals' || key === 'accepted' ? (
          <Originals competition={number} of={key} onSaved={() => saved.note(key, null)} />
        ) : (
          <HStack gap="2" align="flex-start">
            {(['xlsx', 'csv'] as const).map((one) => (
              <Save
                key={one}
                label={t(`adminCompetitions.files.${one}Of`, { table: t(`adminCompetitions.files.${key}`) })}
                text={t(`adminCompetitions.files.${one}`)}
                disabled={scored && !hasScores}
                onDownload={() =>
                  fetchTable(`/download/competition/${number}/${key}`, `${key}-${number}`, {
                    format: one,
                    locale: format.locale,
                    onSaved: (bytes) => saved.note(key, bytes),
                  })
                }
              />
            ))}
          </HStack>
        ),
    },
  ];
  return (
    <Stack gap="4">
      <Text color="fg.muted">{t('adminCompetitions.files.text')}</Text>
      <DataTable
        caption={t('adminCompetitions.files.caption')}
        columns={columns}
        rows={files}
        keyOf={({ key }) => key}
        empty=""
      />
    </Stack>
  );
}
