import { IconButton, type IconButtonProps } from '@chakra-ui/react/button';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The button of a competition's menu; it cannot be pressed until the menu is loaded. */
export function MenuButton(props: IconButtonProps) {
  const { t } = useTranslation();
  return (
    <IconButton variant="outline" aria-label={t('adminCompetitions.cockpit.more')} {...props}>
      <Ellipsis aria-hidden />
    </IconButton>
  );
}
