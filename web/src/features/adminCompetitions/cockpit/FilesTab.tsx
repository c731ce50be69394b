import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Download } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { session } from '../../../session/session.ts';
import { ActionFailure } from '../../../ui/ActionFailure.tsx';
import { useTimeZone } from '../../../ui/admin/useTimeZone.ts';
import { useStage } from '../../../ui/competition/useStage.ts';
import { useAction } from '../../../ui/useAction.ts';
import type { AdministeredCompetitionFragment } from '../generated/graphql.ts';
import { fetchTable } from './fetchTable.ts';
import { useOriginalsTotalQuery } from './generated/graphql.ts';

/** Those that tell scores are there from the end of voting on (docs/product.md §3). */
const tables = [
  { name: 'entries', scored: false },
  { name: 'people', scored: false },
  { name: 'comments', scored: false },
  { name: 'votes', scored: true },
  { name: 'results', scored: true },
] as const;

const nothing = () => undefined;

/** The button of a file, what is known of it, and why it was refused. */
function File({ name, disabled = false, onDownload, children }: FileProps) {
  const { t } = useTranslation();
  const action = useAction(onDownload);
  return (
    <Box>
      <Button variant="outline" disabled={disabled} loading={action.pending} onClick={action.run}>
        <Download aria-hidden />
        {t(`adminCompetitions.files.${name}`)}
      </Button>
      {children ? (
        <Text mt="1" textStyle="sm" color="fg.muted">
          {children}
        </Text>
      ) : null}
      <ActionFailure action={action} />
    </Box>
  );
}

interface FileProps {
  name: (typeof tables)[number]['name'] | 'originals';
  disabled?: boolean;
  onDownload: Parameters<typeof useAction>[0];
  children?: ReactNode;
}

/**
 * The originals of a competition: a form, since the browser streams what it brings to the disk, and goes on when this page is
 * left. Whether it would be refused is asked before, since its answer opens beside this page.
 */
function Originals({ id }: { id: string }) {
  const { t } = useTranslation();
  const { locale, number } = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const { data, refetch } = useOriginalsTotalQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const total = data?.adminCompetition?.originals;
  async function submit() {
    await refetch();
    const field = form.current?.elements.namedItem('token');
    // As it is now: it may have been renewed since the page was drawn.
    if (field instanceof HTMLInputElement) field.value = session.token() ?? '';
    form.current?.submit();
    return [];
  }
  return (
    <>
      <form ref={form} method="post" action={`/download/competition/${id}/originals.zip`} target="_blank">
        <input type="hidden" name="token" />
        <input type="hidden" name="locale" value={locale} />
      </form>
      <File name="originals" onDownload={submit}>
        {total
          ? t('adminCompetitions.files.total', {
              count: total.files,
              n: number(total.files),
              size: number(total.bytes / 1_000_000, { maximumFractionDigits: 1 }),
            })
          : null}
      </File>
    </>
  );
}

/** The tables and originals of a competition. What is refused is told beside its button. */
export function FilesTab({ item }: { item: AdministeredCompetitionFragment }) {
  const { t } = useTranslation();
  const { locale, zoned } = useFormat();
  const timeZone = useTimeZone();
  const { id, competition } = item;
  const { stage } = useStage(competition, nothing);
  const hasScores = stage === 'award' || stage === 'ended';
  return (
    <Stack gap="4">
      <Text color="fg.muted">{t('adminCompetitions.files.text')}</Text>
      {tables.map(({ name, scored }) => (
        <File
          key={name}
          name={name}
          disabled={scored && !hasScores}
          onDownload={() => fetchTable(`/download/competition/${id}/${name}.csv`, `${name}-${id}.csv`, locale)}
        >
          {scored && !hasScores
            ? t('adminCompetitions.files.after', { instant: zoned(competition.votingEnd, timeZone) })
            : null}
        </File>
      ))}
      <Originals id={id} />
    </Stack>
  );
}
