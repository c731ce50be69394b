import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { preview } from '../../session/preview.ts';
import { session, useUser } from '../../session/session.ts';
import { Panel } from '../../ui/Panel.tsx';

/** Where the gateway answers with the archive. */
const address = '/download/my-data.zip';

/**
 * Everything that is kept about the viewer, as one file. A form asks for it: a link could not carry the token, and a script
 * would hold all of it in memory. A refusal is a page that leads back.
 */
export function DataDownload() {
  const { t } = useTranslation();
  const { locale } = useFormat();
  useUser();
  return (
    <Panel title={t('account.data.title')}>
      <Text>{t('account.data.text')}</Text>
      <form method="post" action={address}>
        <input type="hidden" name="token" value={(!preview && session.token()) || ''} />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" variant="outline">
          <Download aria-hidden size={16} />
          {t('account.data.download')}
        </Button>
      </form>
    </Panel>
  );
}
