import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { MyStanding as Standing } from './useMyStanding.ts';

/** An entrant's progress in words; nothing while it is not known. */
export function MyStanding({ entered, slots, voted, votable }: Standing) {
  const { t } = useTranslation();
  const text =
    entered !== null
      ? t('home.entered', { count: slots, entered, slots })
      : voted !== null
        ? t('home.voted', { count: votable, voted, votable })
        : null;
  return text === null ? null : <Text>{text}</Text>;
}
