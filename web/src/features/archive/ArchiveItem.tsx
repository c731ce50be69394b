import { isolated } from '@photo-competition/schema/direction';
import { shortened, stripMarkdown } from '@photo-competition/schema/plainText';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ArchivedCompetitionFragment } from './generated/graphql.ts';
import { paths } from '../../routes/paths.ts';
import { useFormat } from '../../i18n/format.ts';
import { Markdown } from '../../ui/Markdown.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Cover } from './Cover.tsx';

/** Most characters of a description on a card. */
const wordsLength = 160;

/** Props of an ended competition. */
export interface ArchiveItemProps {
  competition: ArchivedCompetitionFragment;
  /** Whether others stand beside it: it is a card then, else it takes the width of the page. */
  isCard: boolean;
}

/** When a competition was, and how many photos it had. */
function Facts({ competition }: Pick<ArchiveItemProps, 'competition'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const [start, end] = [format.date(competition.competitionStart), format.date(competition.award)];
  const parts = [...(end === start ? [start] : [start, end])];
  return (
    <Text color="fg.muted" textStyle="sm">
      {parts.map((part, index) => (
        <Text as="span" key={part} whiteSpace="nowrap">
          {index > 0 && ' – '}
          {part}
        </Text>
      ))}
      {' · '}
      <Text as="span" whiteSpace="nowrap">
        {t('archive.count', { count: competition.imageCount })}
      </Text>
    </Text>
  );
}

/** Whose photo has won; several where they share the place, and nobody without votes. */
function Winners({ competition }: Pick<ArchiveItemProps, 'competition'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const names = (competition.images?.nodes ?? []).flatMap(({ author, result }) =>
    author && result?.overallRank === 1 ? [isolated(format.personName(author))] : [],
  );
  return names.length > 0 ? <Text>{t('archive.winner', { name: format.list(names) })}</Text> : null;
}

/** An ended competition: its best photos, its date, its winners, and the link to its results. */
export function ArchiveItem({ competition, isCard }: ArchiveItemProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const to = `${paths.competition.browse(competition.number)}?sort=rank`;
  const title = format.text(competition.title);
  const description = format.text(competition.description);
  return (
    <Grid
      as="article"
      templateColumns={isCard ? '1fr' : { base: '1fr', md: '3fr 2fr' }}
      templateRows={isCard ? 'auto 1fr' : undefined}
      gap={isCard ? '4' : { base: '5', md: '10' }}
      alignItems={isCard ? undefined : 'center'}
    >
      {/* The link below says where it leads. */}
      <Link to={to} tabIndex={-1} aria-hidden style={{ display: 'block', minWidth: 0 }}>
        <Cover images={competition.images?.nodes ?? []} title={title} isCard={isCard} />
      </Link>
      <Stack gap="2" align="flex-start" minW="0">
        <Heading
          dir="auto"
          as="h3"
          size={isCard ? 'xl' : { base: 'xl', md: '2xl' }}
          fontWeight="medium"
          overflowWrap="anywhere"
        >
          {title}
        </Heading>
        <Facts competition={competition} />
        <Winners competition={competition} />
        {isCard ? (
          <Text dir="auto" color="fg.muted">
            {shortened(stripMarkdown(description).split(/\n\s*\n/)[0] ?? '', wordsLength)}
          </Text>
        ) : (
          <Markdown>{description}</Markdown>
        )}
        <HStack wrap="wrap" mt="auto" pt="2" columnGap="6" rowGap="3">
          <TextLink to={to} aria-label={`${t('archive.results')}: ${isolated(title)}`}>
            {t('archive.results')}
          </TextLink>
          {competition.hasCount && (
            <TextLink
              to={paths.competition.count(competition.number)}
              aria-label={`${t('archive.recount')}: ${isolated(title)}`}
            >
              {t('archive.recount')}
            </TextLink>
          )}
        </HStack>
      </Stack>
    </Grid>
  );
}
