import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';

/** An instant as the organisers' clocks show it, and as the viewer's do where those are in another zone. */
export function ZonedTime({ instant, timeZone }: { instant: string; timeZone: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const own = format.dateTime(instant);
  return (
    <>
      <time dateTime={instant}>{format.zoned(instant, timeZone)}</time>
      {format.dateTime(instant, timeZone) !== own && (
        <Text as="span" display="block" color="fg.muted" textStyle="sm" fontWeight="normal">
          {t('shell.ownTime', { time: own })}
        </Text>
      )}
    </>
  );
}
