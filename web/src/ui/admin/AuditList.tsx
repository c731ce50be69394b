import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AuditChanges } from './AuditChanges.tsx';
import { auditChanges } from './auditChanges.ts';
import { auditField } from './auditFields.ts';
import { useAuditSentences } from './auditWords.ts';
import { foldedActs, type FoldedActs } from './foldedActs.ts';
import type { AuditItemFragment } from './generated/graphql.ts';

/** Props of the list. */
export interface AuditListProps {
  /** Newest first. */
  entries: readonly AuditItemFragment[];
  /** Whether acts tell to which competition they belong. */
  ofCompetition?: boolean;
  /** Which entries are marked as new. */
  isNew?: (entry: AuditItemFragment) => boolean;
}

const line = {
  display: 'grid',
  gridTemplateColumns: { base: '1rem minmax(0, 1fr)', md: '1rem minmax(0, 1fr) auto' },
  columnGap: '3',
  alignItems: 'baseline',
  py: '2',
} as const;

const Summary = chakra('summary', {
  base: {
    ...line,
    listStyle: 'none',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { alignSelf: 'center' },
  },
});

const Details = chakra('details', { base: { '&[open] > summary > svg': { transform: 'rotate(90deg)' } } });

/** A line of the log, which opens where there is more to be told. */
function Line({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  if (!children)
    return (
      <Box {...line}>
        <span />
        {summary}
      </Box>
    );
  return (
    <Details>
      <Summary>
        <ChevronRight aria-hidden size={16} />
        {summary}
      </Summary>
      <Box ps="7" pb="3">
        {children}
      </Box>
    </Details>
  );
}

function Changes({ entry: { before, after } }: { entry: AuditItemFragment }) {
  const changes = auditChanges(before, after).filter(({ path }) => auditField(path) !== null);
  return changes.length > 0 ? <AuditChanges changes={changes} /> : null;
}

const hasChanges = ({ before, after }: AuditItemFragment): boolean =>
  auditChanges(before, after).some(({ path }) => auditField(path) !== null);

const Time = chakra('time', {
  base: { textStyle: 'sm', color: 'fg.muted', gridColumn: { base: '2', md: '3' }, fontVariantNumeric: 'tabular-nums' },
});

/** An entry within a run: what it is about, and when. */
function Entry({ entry }: { entry: AuditItemFragment }) {
  const { actOf, timeOf } = useAuditSentences();
  const summary = (
    <>
      <Text as="span" textStyle="sm" overflowWrap="anywhere">
        {actOf(entry)}
      </Text>
      <Time dateTime={entry.at}>{timeOf({ entries: [entry] })}</Time>
    </>
  );
  return (
    <li>
      <Line summary={summary}>{hasChanges(entry) ? <Changes entry={entry} /> : null}</Line>
    </li>
  );
}

function Acts({ acts, isNew, ofCompetition }: { acts: FoldedActs; isNew: boolean; ofCompetition: boolean }) {
  const { t } = useTranslation();
  const { actorOf, actsOf, timeOf } = useAuditSentences();
  const [newest, ...others] = acts.entries;
  const title = ofCompetition && newest.objectType !== 'competition' ? newest.competitionTitle : null;
  const summary = (
    <>
      <Text as="span" overflowWrap="anywhere">
        {isNew ? (
          <Box as="span" display="inline-block" boxSize="2" me="2" mb="0.5" borderRadius="full" bg="accent.solid">
            <VisuallyHidden>{t('admin.audit.new')}</VisuallyHidden>
          </Box>
        ) : null}
        <strong>{actorOf(newest)}</strong> {actsOf(acts)}
        {title ? (
          <Box as="span" color="fg.muted">
            {' · '}
            <bdi>{title}</bdi>
          </Box>
        ) : null}
      </Text>
      <Time dateTime={newest.at}>{timeOf(acts)}</Time>
    </>
  );
  return (
    <Box as="li" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Line summary={summary}>
        {others.length > 0 ? (
          <Stack as="ul" gap="0" listStyleType="none">
            {acts.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Stack>
        ) : hasChanges(newest) ? (
          <Changes entry={newest} />
        ) : null}
      </Line>
    </Box>
  );
}

const never = () => false;

/** Entries of the audit log as sentences: what one person did in a row is one line, which opens. */
export function AuditList({ entries, ofCompetition = false, isNew = never }: AuditListProps) {
  const { t } = useTranslation();
  if (entries.length === 0) return <Text color="fg.muted">{t('admin.audit.empty')}</Text>;
  return (
    <Stack as="ul" gap="0" listStyleType="none" aria-label={t('admin.audit.list')}>
      {foldedActs(entries).map((acts) => (
        <Acts key={acts.entries[0].id} acts={acts} isNew={acts.entries.some(isNew)} ofCompetition={ofCompetition} />
      ))}
    </Stack>
  );
}
