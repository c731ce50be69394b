import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFromServerNow } from '../../../ui/competition/useServerNow.ts';

const minute = 60_000;

/** By how much the page's clock is late at most: it shows whole seconds (`ui/competition/useServerNow.ts`). */
const late = 1000;

/** Says for how many minutes a comment can still be changed; the last one is told as such. */
export function TimeLeft({ until, now }: { until: string; now: string }) {
  const { t } = useTranslation();
  // A string: the component renders once a minute.
  const left = Number(useFromServerNow(now, (at) => String(Math.ceil((Date.parse(until) - at - late) / minute))));
  return (
    <Text textStyle="sm" color="fg.muted">
      {left > 1 ? t('show.comments.minutesLeft', { count: left, minutes: left }) : null}
      {left === 1 ? t('show.comments.lastMinute') : null}
      {left < 1 ? t('show.comments.timeOver') : null}
    </Text>
  );
}
