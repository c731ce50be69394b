import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { optionalId, useListState } from '../../routes/listState.ts';
import { paths } from '../../routes/paths.ts';
import { Card } from '../../ui/admin/Card.tsx';
import { useTimeZone } from '../../ui/admin/useTimeZone.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { isWide } from '../../ui/useIsWide.ts';
import { AwardForm } from './AwardForm.tsx';
import { AwardList } from './AwardList.tsx';
import { groupsOf } from './awardOrder.ts';
import { BestAuthorTable } from './BestAuthorTable.tsx';
import { Candidates } from './Candidates.tsx';
import {
  useAdminAwardsQuery,
  type AdminAwardsQuery,
  type AwardsJuryFragment,
  type ListedAwardFragment,
} from './generated/graphql.ts';
import { LimitsCard } from './LimitsCard.tsx';
import { useAwards } from './useAwards.ts';

const shape = { award: optionalId };

type Administered = NonNullable<AdminAwardsQuery['adminCompetition']>;

/** Whether the chair has confirmed the list; nothing where there is no chair. */
function Confirmation({ jury }: { jury: AwardsJuryFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const timeZone = useTimeZone();
  const hasChair = jury.seats.some(({ chair, state }) => chair && state === 'ACCEPTED');
  if (!hasChair || jury.awards.length === 0) return null;
  return (
    <Text color="fg.muted">
      {jury.awardsConfirmedAt
        ? t('adminAwards.confirmed', { when: format.dateTime(jury.awardsConfirmedAt, timeZone) })
        : t('adminAwards.unconfirmed')}
    </Text>
  );
}

function Awards({ item, jury }: { item: Administered; jury: AwardsJuryFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [{ award }, setState] = useListState(shape);
  const [editing, setEditing] = useState<ListedAwardFragment | 'new' | null>(null);
  const giving = useAwards(item.number, jury.awards);
  const categories = item.competition.imageTypes.map(({ code, title }) => ({ code, title: format.text(title) }));
  const titleOf = (type: string | null) =>
    type === null ? t('adminAwards.overall') : (categories.find(({ code }) => code === type)?.title ?? type);
  const groups = groupsOf(
    jury.awards,
    categories.map(({ code }) => code),
  );
  const chosen = jury.awards.find(({ number }) => number === Number(award)) ?? null;
  const beside = useRef<HTMLDivElement>(null);
  const shown = editing === null ? chosen?.number : editing;
  // On a phone it stands below the list.
  useEffect(() => {
    if (shown !== undefined && !isWide()) beside.current?.scrollIntoView({ block: 'start' });
  }, [shown]);
  return (
    <Grid
      gap="6"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(20rem, 2fr) minmax(0, 5fr)' }}
      alignItems="start"
    >
      <Stack gap="4" minW="0">
        <Confirmation jury={jury} />
        {groups.length === 0 ? <Text>{t('adminAwards.none')}</Text> : null}
        <AwardList
          groups={groups}
          chosen={chosen?.number ?? null}
          giving={giving}
          titleOf={titleOf}
          onChoose={(number) => {
            setEditing(null);
            setState({ award: String(number) });
          }}
          onEdit={setEditing}
        />
        <Button alignSelf="flex-start" variant="outline" onClick={() => setEditing('new')}>
          {t('adminAwards.add')}
        </Button>
        <LimitsCard key={jury.version} competitionNumber={item.number} jury={jury} />
      </Stack>
      <Box minW="0" ref={beside}>
        {editing !== null ? (
          <Card title={t(editing === 'new' ? 'adminAwards.add' : 'adminAwards.editTitle')}>
            <AwardForm
              key={editing === 'new' ? 'new' : editing.number}
              competitionNumber={item.number}
              jury={jury}
              categories={categories}
              award={editing === 'new' ? null : editing}
              onDone={() => setEditing(null)}
            />
          </Card>
        ) : chosen ? (
          <Stack gap="4">
            <Heading as="h2" size="lg" fontWeight="medium" dir="auto">
              {[format.text(chosen.title), titleOf(chosen.type)].join(' · ')}
            </Heading>
            {chosen.kind === 'BEST_AUTHOR' ? (
              <BestAuthorTable award={chosen} standings={jury.bestAuthors} giving={giving} />
            ) : (
              <Candidates
                key={chosen.number}
                competitionNumber={item.number}
                award={chosen}
                categories={categories}
                giving={giving}
              />
            )}
          </Stack>
        ) : (
          <Text color="fg.muted">{t('adminAwards.choose')}</Text>
        )}
      </Box>
    </Grid>
  );
}

/** The awards of a jury: left the awards with their places, right the photos that the chosen one can be given to. */
export function AwardsPage({ competitionNumber }: { competitionNumber: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error, refetch } = useAdminAwardsQuery({
    variables: { number: competitionNumber },
    fetchPolicy: 'cache-and-network',
  });
  const item = data?.adminCompetition;
  return (
    <Page desk>
      <Stack gap="5">
        <Flex gap="4" justify="space-between" wrap="wrap">
          <Stack gap="1">
            <TextLink to={`${paths.admin.competition(competitionNumber)}?tab=jury`}>{t('adminAwards.back')}</TextLink>
            <PageHeading dir="auto">
              {item ? t('adminAwards.title', { title: format.text(item.competition.title) }) : t('adminAwards.heading')}
            </PageHeading>
          </Stack>
          <Button asChild variant="outline" alignSelf="flex-end">
            <Link to={paths.admin.ceremony(competitionNumber)}>{t('adminAwards.ceremony')}</Link>
          </Button>
        </Flex>
        {item?.jury ? (
          <Awards item={item} jury={item.jury} />
        ) : error ? (
          <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
        ) : data ? (
          <Text>{t('adminCompetitions.missing')}</Text>
        ) : (
          <LoadingState />
        )}
      </Stack>
    </Page>
  );
}
