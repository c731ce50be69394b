import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../routes/paths.ts';
import { notify } from '../notifications/notify.ts';
import { session } from './session.ts';

/** Ends the session in this browser and leads home. */
export function useLogout(): () => void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return () => {
    session.logout();
    notify.info(t('shell.session.loggedOut'));
    void navigate(paths.home());
  };
}
