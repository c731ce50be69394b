import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { notify } from '../../notifications/notify.ts';
import { Card } from '../../ui/admin/Card.tsx';
import type { AdministeredCompetitionFragment } from '../../ui/admin/competition/generated/graphql.ts';
import { useCreateRoundMutation, type AdminJuryFragment, type AdminRoundFragment } from './generated/graphql.ts';
import { RoundForm } from './RoundForm.tsx';

/** Colour of a round's stage. */
export const stagePalettes = { PLANNED: 'accent', MARKING: 'green', COUNTING: 'gray', DECIDED: 'green' } as const;

/** Whether a round takes no marks any more. */
export const hasClosed = (stage: AdminRoundFragment['round']['stage']): boolean =>
  stage === 'COUNTING' || stage === 'DECIDED';

/** Props of the card. */
export interface RoundsCardProps {
  item: AdministeredCompetitionFragment;
  jury: AdminJuryFragment;
  timeZone: string;
}

/** Dates, scale and size of a round, in a line. */
export function useRoundLine(timeZone: string): (one: AdminRoundFragment) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ round, progress }) =>
    [
      t('adminJury.rounds.dates', {
        opens: format.dateTime(round.opens, timeZone),
        closes: format.dateTime(round.closes, timeZone),
      }),
      t('adminJury.rounds.range', { least: round.minPoint, most: round.maxPoint }),
      t('adminJury.rounds.judges', { count: progress.filter(({ state }) => state === 'ACTIVE').length }),
      ...(round.photos === null ? [] : [t('adminJury.rounds.photos', { count: round.photos })]),
    ].join(' · ');
}

/** The rounds of a jury, and a new one. */
export function RoundsCard({ item, jury, timeZone }: RoundsCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const lineOf = useRoundLine(timeZone);
  const [isMaking, setMaking] = useState(false);
  const [create] = useCreateRoundMutation({ refetchQueries: ['AdminJury'], awaitRefetchQueries: true });
  const { number, competition } = item;
  return (
    <Card title={t('adminJury.rounds.title')}>
      <Stack gap="4" align="stretch">
        {jury.rounds.length === 0 && !isMaking ? <Text color="fg.muted">{t('adminJury.rounds.none')}</Text> : null}
        {jury.rounds.length === 0 ? null : (
          <Box as="ul" m="0" p="0" listStyleType="none">
            {jury.rounds.map((one) => (
              <Flex
                as="li"
                key={one.id}
                gap="3"
                py="3"
                wrap="wrap"
                align="center"
                justify="space-between"
                borderTopWidth="1px"
                _first={{ borderTopWidth: '0' }}
              >
                <Stack gap="1" minW="0" flex="1 1 18rem">
                  <Flex gap="2" align="center" wrap="wrap">
                    <Text fontWeight="medium" dir="auto" overflowWrap="anywhere">
                      {format.text(one.round.title)}
                    </Text>
                    <Badge colorPalette={stagePalettes[one.round.stage]}>
                      {t(`adminJury.rounds.stage.${one.round.stage}`)}
                    </Badge>
                  </Flex>
                  <Text color="fg.muted" textStyle="sm">
                    {lineOf(one)}
                  </Text>
                </Stack>
                <Button asChild size="sm" variant="outline">
                  <Link
                    to={`?tab=jury&round=${one.number}`}
                    aria-label={t('adminJury.rounds.openNamed', { title: format.text(one.round.title) })}
                  >
                    {t('adminJury.rounds.open')}
                  </Link>
                </Button>
              </Flex>
            ))}
          </Box>
        )}
        {isMaking ? (
          <RoundForm
            item={item}
            jury={jury}
            timeZone={timeZone}
            onCancel={() => setMaking(false)}
            onSave={async (input) => {
              const { data } = await create({ variables: { input: { competitionNumber: number, ...input } } });
              const { userErrors = [] } = data?.createRound ?? {};
              if (userErrors.length > 0) return userErrors;
              notify.positive(t('adminJury.rounds.created'));
              setMaking(false);
              return [];
            }}
          />
        ) : competition.ended ? null : (
          <Button alignSelf="flex-start" variant="outline" onClick={() => setMaking(true)}>
            {t('adminJury.rounds.add')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
