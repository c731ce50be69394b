import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Award } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import type { ReportedEntryFragment } from './generated/graphql.ts';

/** The awards that the jury has given to an entry; nothing without one. */
export function EntryAwards({ awards }: Pick<ReportedEntryFragment, 'awards'>) {
  const { t } = useTranslation();
  const format = useFormat();
  if (awards.length === 0) return null;
  return (
    <Box as="ul" aria-label={t('report.jury.awards')} m="0" p="0">
      {awards.map(({ number, title }) => (
        <Box as="li" key={number} listStyleType="none" display="flex" gap="2" alignItems="center">
          <Box as="span" color="accent.fg" flexShrink="0">
            <Award aria-hidden size={20} />
          </Box>
          <Text as="span" dir="auto" textStyle="lg" overflowWrap="anywhere">
            {format.text(title)}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
