import { isolated } from '@photo-competition/schema/direction';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../routes/paths.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { RankPreview } from './RankPreview.tsx';

/** Longest search of the list of photos. */
const longestSearch = 100;

/** Props of the button. */
export interface WhatIfProps {
  competitionNumber: number;
  imageId: string;
  title: string;
}

/** A button that shows the ranks before and after a disqualification: a look that changes nothing. */
export function WhatIf({ competitionNumber, imageId, title }: WhatIfProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const search = new URLSearchParams({ q: title.slice(0, longestSearch) });
  return (
    <Dialog.Root
      open={isOpen}
      lazyMount
      unmountOnExit
      placement="center"
      scrollBehavior="inside"
      onOpenChange={({ open }) => setOpen(open)}
    >
      <Dialog.Trigger asChild>
        <Button size="sm" variant="outline" aria-label={`${t('adminCompetitions.ranking.whatIf')} ${isolated(title)}`}>
          {t('adminCompetitions.ranking.whatIf')}
        </Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t('adminCompetitions.ranking.without', { title })}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="4">
                <Text>{t('adminCompetitions.ranking.look')}</Text>
                <RankPreview competitionNumber={competitionNumber} imageIds={[imageId]} />
                <TextLink to={`${paths.admin.competition(competitionNumber)}?${search}`} width="fit-content">
                  {t('adminCompetitions.ranking.toPhoto')}
                </TextLink>
              </Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={() => setOpen(false)}>
                {t('shell.form.close')}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
