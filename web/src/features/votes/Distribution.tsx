import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';

/** How many votes each point has, highest point first. */
export interface DistributionProps {
  counts: readonly { point: number; count: number }[];
}

/** How often each point was given: a table whose bars say the same to the eye. */
export function Distribution({ counts }: DistributionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <chakra.table width="full" maxW="2xl" fontVariantNumeric="tabular-nums">
      <chakra.caption textAlign="start" color="fg.muted" textStyle="sm" pb="2">
        {t('votes.distribution')}
      </chakra.caption>
      <thead>
        <chakra.tr srOnly>
          <th scope="col">{t('votes.pointColumn')}</th>
          <th scope="col">{t('votes.countColumn')}</th>
        </chakra.tr>
      </thead>
      <tbody>
        {counts.map(({ point, count }) => (
          <tr key={point}>
            <chakra.th scope="row" textAlign="start" fontWeight="medium" pe="3" width="1px" whiteSpace="nowrap">
              {t('votes.point', { count: point })}
            </chakra.th>
            <chakra.td display="flex" alignItems="center" gap="3" py="1">
              <Box aria-hidden height="4" minW="1px" bg="accent.solid" style={{ width: `${(80 * count) / most}%` }} />
              {format.number(count)}
            </chakra.td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
