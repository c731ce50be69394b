import { Archive, Gavel, Images, KeyRound, Settings2, UploadCloud, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../session/session.ts';
import { paths } from '../../routes/paths.ts';

/** A link of the navigation. */
export interface ShellLink {
  to: string;
  text: string;
  icon?: typeof User;
}

/** Links of the logged-in user: an entrant's to the own pages, an administrator's to the administration. */
export function useAccountLinks(): ShellLink[] {
  const { t } = useTranslation();
  const user = useUser();
  if (user.id === undefined) return [];
  if (user.administrator) return [{ to: paths.admin.index(), text: t('shell.nav.admin'), icon: Settings2 }];
  return [
    { to: paths.user.upload(), text: t('shell.nav.upload'), icon: UploadCloud },
    { to: paths.user.competition(), text: t('shell.nav.entries'), icon: Images },
    { to: paths.user.archived(), text: t('shell.nav.archivedEntries'), icon: Archive },
    ...(user.judge ? [{ to: paths.juries(), text: t('shell.nav.juries'), icon: Gavel }] : []),
    { to: paths.user.profile(), text: t('shell.nav.profile'), icon: User },
    { to: paths.user.password(), text: t('shell.nav.password'), icon: KeyRound },
    { to: paths.user.account(), text: t('shell.nav.account'), icon: Settings2 },
  ];
}
