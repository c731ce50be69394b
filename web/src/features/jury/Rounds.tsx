import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Progress } from '@chakra-ui/react/progress';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { Panel } from '../../ui/Panel.tsx';
import type { JurySeatFragment, SeatRoundFragment } from './generated/graphql.ts';

const palettes = { PLANNED: 'gray', MARKING: 'green', COUNTING: 'gray', DECIDED: 'gray' } as const;

function Round({ desk, timeZone, isFirst }: { desk: SeatRoundFragment; timeZone: string; isFirst: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { round, tasks, marked, finished } = desk;
  const title = format.text(round.title);
  const progress = t('jury.rounds.progress', { marked, tasks, count: tasks });
  const verb = round.stage === 'MARKING' ? 'judge' : 'look';
  return (
    <Box as="li" listStyleType="none" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Flex gap="4" wrap="wrap" align="center" justify="space-between">
        <Stack gap="1.5" flex="1 1 16rem" minW="0">
          <Flex gap="2" align="center" wrap="wrap">
            <Text fontWeight="medium" dir="auto" overflowWrap="anywhere">
              {title}
            </Text>
            <Badge colorPalette={palettes[round.stage]}>{t(`jury.rounds.stage.${round.stage}`)}</Badge>
            {finished ? <Badge>{t('jury.rounds.finished')}</Badge> : null}
          </Flex>
          <Text color="fg.muted" textStyle="sm">
            {t('jury.rounds.dates', {
              opens: format.dateTime(round.opens, timeZone),
              closes: format.dateTime(round.closes, timeZone),
            })}
          </Text>
          {round.stage === 'PLANNED' ? null : (
            <Progress.Root value={tasks === 0 ? 0 : (100 * marked) / tasks} size="sm" maxW="xs">
              <Progress.Label textStyle="sm" fontWeight="normal" fontVariantNumeric="tabular-nums">
                {progress}
              </Progress.Label>
              <Progress.Track mt="1">
                <Progress.Range />
              </Progress.Track>
            </Progress.Root>
          )}
        </Stack>
        {round.stage === 'PLANNED' ? null : (
          <Button asChild size="lg" variant={verb === 'judge' && isFirst ? 'solid' : 'outline'}>
            <Link
              to={paths.juryDesk(round.competitionNumber, round.number)}
              aria-label={t(`jury.rounds.${verb}Named`, { title })}
            >
              {t(`jury.rounds.${verb}`)}
            </Link>
          </Button>
        )}
      </Flex>
    </Box>
  );
}

/** Props of the rounds. */
export interface RoundsProps {
  seat: JurySeatFragment;
  timeZone: string;
  /** Whether they stand in the list of juries, without a heading of their own. */
  inList?: boolean;
}

/** The rounds that a judge is in; the first that takes marks is the one thing to do. */
export function Rounds({ seat, timeZone, inList = false }: RoundsProps) {
  const { t } = useTranslation();
  const { rounds } = seat;
  const open = rounds.find(({ round }) => round.stage === 'MARKING');
  const list =
    rounds.length === 0 ? (
      <Text color="fg.muted">{t('jury.rounds.none')}</Text>
    ) : (
      <Box as="ul" m="0" p="0">
        {rounds.map((desk) => (
          <Round key={desk.round.id} desk={desk} timeZone={timeZone} isFirst={desk === open} />
        ))}
      </Box>
    );
  return inList ? list : <Panel title={t('jury.rounds.title')}>{list}</Panel>;
}
