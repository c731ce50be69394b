import { List } from '@chakra-ui/react/list';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { CountFacts } from '../useCount.ts';
import { witnessesOf, type Recount } from '../useRecount.ts';

const Summary = chakra('summary', { base: { cursor: 'pointer', width: 'fit-content', fontWeight: 'medium' } });

/** Name and value that is copied and compared, not read. */
function Value({ name, children }: { name: string; children: string }) {
  return (
    <List.Item>
      {name}:{' '}
      <Text as="code" wordBreak="break-all" textStyle="xs">
        {children}
      </Text>
    </List.Item>
  );
}

/** Hashes and notes, folded away. */
export function Technical({ count, recount }: { count: CountFacts; recount: Recount }) {
  const { t } = useTranslation();
  const { outcome } = recount;
  const files = outcome && outcome !== 'stopped' && outcome.notDownloaded === null ? outcome.fingerprints : [];
  return (
    <details>
      <Summary>{t('count.technical.title')}</Summary>
      <Stack gap="3" mt="3">
        <Text>{t('count.technical.text')}</Text>
        <List.Root gap="1" ps="5">
          <Value name={t('count.technical.log')}>{count.origin}</Value>
          <Value name={t('count.technical.images')}>{count.rules.images}</Value>
          {witnessesOf(count).map((key) => (
            <Value key={key} name={t('count.technical.witness')}>
              {key}
            </Value>
          ))}
          {count.heads.map(({ size, root }) => (
            <Value key={size} name={t('count.technical.root', { size })}>
              {root}
            </Value>
          ))}
        </List.Root>
        {files.length > 0 ? <Text>{t('count.technical.files')}</Text> : null}
        <List.Root gap="1" ps="5">
          {files.map(({ file, sha256 }) => (
            <Value key={file} name={file}>
              {sha256}
            </Value>
          ))}
        </List.Root>
      </Stack>
    </details>
  );
}
