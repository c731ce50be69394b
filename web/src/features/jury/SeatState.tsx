import { Badge } from '@chakra-ui/react/badge';
import { useTranslation } from 'react-i18next';
import type { JurySeatFragment } from './generated/graphql.ts';

const palettes = { INVITED: 'accent', ACCEPTED: 'green', DECLINED: 'gray', LEFT: 'gray' } as const;

/** State of a seat, in a word, and whether it is that of the chair. */
export function SeatState({ seat: { state, chair } }: { seat: Pick<JurySeatFragment, 'state' | 'chair'> }) {
  const { t } = useTranslation();
  return (
    <>
      <Badge colorPalette={palettes[state]}>{t(`jury.state.${state}`)}</Badge>
      {chair ? <Badge>{t('jury.chair')}</Badge> : null}
    </>
  );
}
