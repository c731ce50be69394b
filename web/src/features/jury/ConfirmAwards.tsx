import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { notify } from '../../notifications/notify.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useAction } from '../../ui/useAction.ts';
import { useConfirmAwardsMutation, type ChairAwardsFragment, type JurySeatFragment } from './generated/graphql.ts';

type Award = ChairAwardsFragment['awards'][number];

function AwardItem({ award, categoryOf }: { award: Award; categoryOf: (code: string | null) => string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { winners, most, kind } = award;
  return (
    <Box as="li" listStyleType="none" py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Text fontWeight="medium" dir="auto" overflowWrap="anywhere">
        {[format.text(award.title), categoryOf(award.type)].filter(Boolean).join(' · ')}
      </Text>
      {winners.map(({ title, number }, place) => (
        <Text key={place} dir="auto" overflowWrap="anywhere">
          {kind === 'BEST_AUTHOR'
            ? t('jury.awards.author')
            : number === null
              ? title
              : t('jury.awards.photo', { number, title })}
        </Text>
      ))}
      {winners.length < most ? (
        <Text color="fg.muted">{t('jury.awards.empty', { count: most - winners.length })}</Text>
      ) : null}
    </Box>
  );
}

/** The list of awards, which the chair of the jury confirms; without the names of authors. */
export function ConfirmAwards({
  seat,
  list,
  timeZone,
}: {
  seat: JurySeatFragment;
  list: ChairAwardsFragment;
  timeZone: string;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { competition } = seat;
  const [confirm] = useConfirmAwardsMutation({ refetchQueries: ['MySeats'] });
  const confirming = useAction(async () => {
    const input = { competitionNumber: competition.number, version: list.version };
    const { data } = await confirm({ variables: { input } });
    const { userErrors = [] } = data?.confirmAwards ?? {};
    if (userErrors.length === 0) notify.positive(t('jury.awards.done'));
    return userErrors;
  });
  const categoryOf = (code: string | null) => {
    const found = competition.imageTypes.find((one) => one.code === code);
    return found ? format.text(found.title) : '';
  };
  return (
    <Panel title={t('jury.awards.title')}>
      <Text>
        {list.confirmedAt
          ? t('jury.awards.confirmed', { when: format.dateTime(list.confirmedAt, timeZone) })
          : t('jury.awards.asked')}
      </Text>
      <Box as="ul" m="0" p="0">
        {list.awards.map((award) => (
          <AwardItem key={award.number} award={award} categoryOf={categoryOf} />
        ))}
      </Box>
      {list.confirmedAt ? null : (
        <Stack gap="3" align="flex-start">
          <Button size="lg" loading={confirming.pending} onClick={confirming.run}>
            {t('jury.awards.confirm')}
          </Button>
          <ActionFailure action={confirming} />
        </Stack>
      )}
    </Panel>
  );
}
