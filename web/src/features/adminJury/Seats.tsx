import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { AdminJurySeatFragment } from './generated/graphql.ts';
import { Seat } from './Seat.tsx';

/** Props of the list. */
export interface SeatsProps {
  competitionNumber: number;
  seats: readonly AdminJurySeatFragment[];
  timeZone: string;
}

/** The seats of a jury, by number. */
export function Seats({ competitionNumber, seats, timeZone }: SeatsProps) {
  const { t } = useTranslation();
  if (seats.length === 0) return <Text color="fg.muted">{t('adminJury.none')}</Text>;
  return (
    <Box as="ul" m="0" p="0" listStyleType="none">
      {seats.map((seat) => (
        <Seat key={seat.seat} competitionNumber={competitionNumber} seat={seat} timeZone={timeZone} />
      ))}
    </Box>
  );
}
