import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { newEmail } from '../../ui/admin/newEmail.ts';
import { emailTo } from './emailTo.ts';
import type { UsersFilter } from './usersState.ts';

/** Leads to a campaign to those whom the list shows, or says why there is none. */
export function WriteTo({ filter }: { filter: UsersFilter }) {
  const { t } = useTranslation();
  const start = emailTo(filter);
  return start ? (
    <Button asChild size="sm" variant="outline">
      <Link to={newEmail(start)}>
        <Mail aria-hidden />
        {t('adminUsers.write.open')}
      </Link>
    </Button>
  ) : (
    <Text textStyle="sm" color="fg.muted">
      {t('adminUsers.write.cannot')}
    </Text>
  );
}
