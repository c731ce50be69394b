import { Button } from '@chakra-ui/react/button';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { HStack } from '@chakra-ui/react/stack';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mailingLists, type UserBulkAct } from './useUserBulk.ts';

/** Acts on the chosen accounts. */
export const UserBulk = memo(function UserBulk({ onAct }: { onAct: (act: UserBulkAct) => void }) {
  const { t } = useTranslation();
  const [list, setList] = useState<(typeof mailingLists)[number]>('NEWS');
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => onAct({ kind: 'state', on: false })}>
        {t('adminUsers.disable')}
      </Button>
      <Button size="sm" variant="outline" onClick={() => onAct({ kind: 'state', on: true })}>
        {t('adminUsers.enable')}
      </Button>
      <HStack gap="2" flex={{ base: '1 0 100%', lg: 'none' }} role="group" aria-label={t('adminUsers.bulk.mails')}>
        <NativeSelect.Root size="sm" width="auto" minW="0" flex={{ base: '1', lg: 'none' }}>
          <NativeSelect.Field
            aria-label={t('adminUsers.bulk.mails')}
            bg="bg.panel"
            borderColor="border.emphasized"
            value={list}
            onChange={({ target }) => setList(mailingLists.find((one) => one === target.value) ?? 'NEWS')}
          >
            {mailingLists.map((one) => (
              <option key={one} value={one}>
                {t(`adminUsers.bulk.list.${one}`)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <Button size="sm" variant="outline" onClick={() => onAct({ kind: 'list', list, on: true })}>
          {t('adminUsers.bulk.on')}
        </Button>
        <Button size="sm" variant="outline" onClick={() => onAct({ kind: 'list', list, on: false })}>
          {t('adminUsers.bulk.off')}
        </Button>
      </HStack>
    </>
  );
});
