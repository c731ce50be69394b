import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { ImageFactsFragment } from './generated/graphql.ts';
import { useFormat } from '../../../i18n/format.ts';
import { exposureList } from './exposure.ts';
import { FactList } from './FactList.tsx';
import { Panel } from '../../../ui/Panel.tsx';

/** The author's description and the exposure data; nothing without either. */
export function Description({ image: { description, exposure } }: { image: ImageFactsFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const facts = exposure ? exposureList(exposure, t, format) : [];
  return (
    <Stack gap="8">
      {description ? (
        <Panel title={t('show.description')}>
          <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere" maxW="prose">
            {description}
          </Text>
        </Panel>
      ) : null}
      {facts.length > 0 ? (
        <Panel title={t('show.exposure.title')}>
          <FactList facts={facts} />
        </Panel>
      ) : null}
    </Stack>
  );
}
