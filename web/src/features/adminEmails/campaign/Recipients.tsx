import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { Column } from '../../../ui/table/tableProps.ts';
import { Pager } from '../../../ui/table/Pager.tsx';
import { messageStates } from '../emailsState.ts';
import type { Campaign, RecipientsPage } from './useCampaign.ts';
import { useTimeZone } from '../../../ui/admin/useTimeZone.ts';

type Message = Campaign['items'][number];

function useColumns(): readonly [Column<Message>, ...Column<Message>[]] {
  const { t } = useTranslation();
  const format = useFormat();
  const timeZone = useTimeZone();
  return [
    {
      key: 'recipient',
      title: t('adminEmails.campaign.recipient'),
      cell: ({ recipient }) => recipient || t('adminEmails.campaign.nameless'),
    },
    {
      key: 'locale',
      plain: true,
      title: t('adminEmails.field.locale'),
      cell: ({ locale }) => t(`shell.localeName.${locale}`),
    },
    {
      key: 'state',
      plain: true,
      title: t('adminEmails.column.state'),
      cell: ({ state }) => t(`adminEmails.message.${state}`),
    },
    {
      key: 'answer',
      plain: true,
      title: t('adminEmails.campaign.answer'),
      cell: ({ answer, interrupted }) =>
        answer || interrupted > 0 ? (
          <>
            {answer}
            {interrupted > 0 ? <Text>{t('adminEmails.campaign.interrupted', { n: interrupted + 1 })}</Text> : null}
          </>
        ) : null,
    },
    {
      key: 'attempts',
      title: t('adminEmails.campaign.attempts'),
      numeric: true,
      cell: ({ attempts }) => format.number(attempts),
    },
    {
      key: 'nextAttemptAt',
      title: t('adminEmails.campaign.nextAttemptAt'),
      cell: ({ nextAttemptAt }) => (nextAttemptAt ? format.dateTime(nextAttemptAt, timeZone) : ''),
    },
    {
      key: 'sentAt',
      title: t('adminEmails.campaign.sentAt'),
      cell: ({ sentAt }) => (sentAt ? format.dateTime(sentAt, timeZone) : ''),
    },
  ];
}

/** Props of the list. */
export interface RecipientsProps {
  messages: Campaign;
  state: RecipientsPage;
  onState: (changes: Partial<RecipientsPage>) => void;
}

/** Recipients of a campaign, by state, with the answers of the mail server. */
export function Recipients({ messages: { items, pageInfo }, state, onState }: RecipientsProps) {
  const { t } = useTranslation();
  const columns = useColumns();
  return (
    <Stack gap="4">
      <Box maxW="xs">
        <SelectField
          label={t('adminEmails.column.state')}
          value={state.state ?? ''}
          onChange={({ target }) => onState({ state: messageStates.find((one) => one === target.value), page: 0 })}
        >
          <option value="">{t('adminEmails.anyState')}</option>
          {messageStates.map((one) => (
            <option key={one} value={one}>
              {t(`adminEmails.message.${one}`)}
            </option>
          ))}
        </SelectField>
      </Box>
      <DataTable
        view="recipients"
        caption={t('adminEmails.campaign.recipients')}
        columns={columns}
        rows={items}
        keyOf={({ id }) => id}
        empty={t('adminEmails.campaign.nobody')}
      />
      <Pager place={pageInfo} onPage={(page) => onState({ page })} onSize={(size) => onState({ size, page: 0 })} />
    </Stack>
  );
}
