import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { PhotoBeside } from '../../ui/beside/PhotoBeside.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { JurySeatFragment } from './generated/graphql.ts';
import { Rounds } from './Rounds.tsx';
import { SeatState } from './SeatState.tsx';
import { useSeats } from './useSeats.ts';

function Seat({ seat, timeZone }: { seat: JurySeatFragment; timeZone: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Box as="li" listStyleType="none" borderTopWidth="1px" py="4">
      <Stack gap="2">
        <Heading as="h2" size="md" fontWeight="medium" dir="auto">
          <TextLink to={paths.jury(seat.competition.number)}>{format.text(seat.competition.title)}</TextLink>
        </Heading>
        <Flex gap="2" wrap="wrap" align="center">
          <SeatState seat={seat} />
          <Text color="fg.muted" textStyle="sm">
            {t('jury.invitedAt', { when: format.dateTime(seat.invitedAt, timeZone) })}
          </Text>
        </Flex>
        {seat.state === 'ACCEPTED' && seat.rounds.length > 0 ? <Rounds seat={seat} timeZone={timeZone} inList /> : null}
      </Stack>
    </Box>
  );
}

/** The juries in which one has a seat, or to which one is invited (docs/product.md §15). */
export function Component() {
  const { t } = useTranslation();
  const { seats, timeZone, error, again } = useSeats();
  return (
    <Page width="text" beside={<PhotoBeside />}>
      <Stack gap="6">
        <PageHeading>{t('jury.title')}</PageHeading>
        {seats === undefined ? (
          error ? (
            <ErrorNotice error={error} onRetry={again} />
          ) : (
            <LoadingState />
          )
        ) : seats.length === 0 ? (
          <EmptyState title={t('jury.none')} text={t('jury.noneText')} />
        ) : (
          <Box as="ul" m="0" p="0">
            {seats.map((seat) => (
              <Seat key={seat.competition.id} seat={seat} timeZone={timeZone} />
            ))}
          </Box>
        )}
      </Stack>
    </Page>
  );
}
