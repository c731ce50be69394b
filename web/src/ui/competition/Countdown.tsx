import { Text, type TextProps } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { CompetitionTimesFragment } from './generated/graphql.ts';
import { useFormat } from '../../i18n/format.ts';
import type { Boundary } from './stage.ts';
import { useServerNow } from './useServerNow.ts';

/** Props of a countdown. */
export interface CountdownProps extends Omit<TextProps, 'children'> {
  times: CompetitionTimesFragment;
  /** The date that it counts down to. */
  to: Boundary;
}

/** How long until a boundary, second by second. */
export function Countdown({ times, to, ...props }: CountdownProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const left = Date.parse(times[to]) - useServerNow(times.now);
  return (
    <Text color="fg.muted" role="timer" {...props}>
      {t(times.judgedBy === 'JURY' ? `shell.untilByJury.${to}` : `shell.until.${to}`, { time: format.countdown(left) })}
    </Text>
  );
}
