import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { JuryPhotoList } from './generated/graphql.ts';

/** End of a list. */
export function End({ list, isEmpty, onAgain }: { list: JuryPhotoList; isEmpty: boolean; onAgain: () => void }) {
  const { t } = useTranslation();
  const kind = list === 'OPEN' ? 'OPEN' : isEmpty ? 'none' : 'other';
  return (
    <Stack flex="1" align="center" justify="center" gap="4" p="6" textAlign="center">
      <Heading as="h1" size="xl" fontWeight="medium">
        {t(`juryDesk.end.${kind}`)}
      </Heading>
      <Text color="fg.muted">{t('juryDesk.end.text')}</Text>
      {list === 'OPEN' ? <Text color="fg.muted">{t('juryDesk.end.finish')}</Text> : null}
      {isEmpty ? null : (
        <Button h="11" variant="outline" onClick={onAgain}>
          {t('juryDesk.end.again')}
        </Button>
      )}
    </Stack>
  );
}
