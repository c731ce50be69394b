import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFromServerNow } from '../../../ui/competition/useServerNow.ts';

const minute = 60_000;

/** For how many minutes a comment can be changed: a clock that is a little late does not promise more. */
const limit = 15;

/** Says for how many minutes a comment can still be changed; the last one is told as such. */
export function TimeLeft({ until, now }: { until: string; now: string }) {
  const { t } = useTranslation();
  // A string: the component renders once a minute.
  const left = Number(
    useFromServerNow(now, (at) => String(Math.min(limit, Math.ceil((Date.parse(until) - at) / minute)))),
  );
  return (
    <Text textStyle="sm" color="fg.muted">
      {left > 1 ? t('show.comments.minutesLeft', { minutes: left }) : null}
      {left === 1 ? t('show.comments.lastMinute') : null}
      {left < 1 ? t('show.comments.timeOver') : null}
    </Text>
  );
}
