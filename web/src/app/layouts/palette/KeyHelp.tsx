import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Heading } from '@chakra-ui/react/heading';
import { Kbd } from '@chakra-ui/react/kbd';
import { Portal } from '@chakra-ui/react/portal';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

/** Lists the keys of the administration. */
export default function KeyHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const groups = [
    {
      title: t('admin.keys.everywhere'),
      keys: [
        ['Ctrl K', t('admin.keys.palette')],
        ['?', t('admin.keys.help')],
        ['Ctrl Enter', t('admin.keys.send')],
        ['Esc', t('admin.keys.close')],
      ],
    },
    {
      title: t('admin.keys.many'),
      keys: [
        ['↑ ↓', t('admin.keys.row')],
        ['Space', t('admin.keys.choose')],
        ['Enter', t('admin.keys.open')],
        ['X', t('admin.keys.acts')],
        ['Ctrl Z', t('admin.keys.undo')],
      ],
    },
    {
      title: t('admin.keys.queue'),
      keys: [
        ['A', t('adminCompetitions.queue.approve')],
        ['R', t('adminCompetitions.queue.reject')],
        ['D', t('adminCompetitions.queue.disqualify')],
        ['S', t('adminCompetitions.queue.later')],
        ['U', t('adminCompetitions.queue.undo')],
      ],
    },
    {
      title: t('admin.keys.pair'),
      keys: [
        ['Space', t('admin.keys.blink')],
        ['Z', t('admin.keys.zoom')],
        ['1 2', t('admin.keys.disqualifyOne')],
        ['N', t('admin.keys.notDuplicate')],
        ['U', t('adminCompetitions.queue.undo')],
      ],
    },
    {
      title: t('admin.keys.timeline'),
      keys: [
        ['← →', t('admin.keys.day')],
        ['Shift ←', t('admin.keys.hour')],
        ['Ctrl ←', t('admin.keys.week')],
      ],
    },
  ];
  return (
    <Dialog.Root open scrollBehavior="inside" onOpenChange={({ open }) => (open ? undefined : onClose())}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t('admin.keys.title')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body
              tabIndex={0}
              py="2"
              _focusVisible={{ outlineWidth: '2px', outlineColor: 'accent.focusRing', outlineOffset: '-2px' }}
            >
              <Stack gap="5">
                {groups.map(({ title, keys }) => (
                  <Box as="section" key={title}>
                    <Heading as="h3" size="sm" mb="2">
                      {title}
                    </Heading>
                    <Box as="dl" display="grid" gridTemplateColumns="6rem 1fr" rowGap="2">
                      {keys.map(([key = '', what]) => (
                        <Fragment key={key}>
                          <HStack as="dt" gap="1">
                            {key.split(' ').map((part, index) => (
                              <Fragment key={part}>
                                {/* Read aloud and copied, they are two words. */}
                                {index > 0 ? ' ' : null}
                                <Kbd>{part}</Kbd>
                              </Fragment>
                            ))}
                          </HStack>
                          <dd>{what}</dd>
                        </Fragment>
                      ))}
                    </Box>
                  </Box>
                ))}
              </Stack>
            </Dialog.Body>
            <Dialog.Footer borderTopWidth="1px">
              <Button variant="outline" onClick={onClose}>
                {t('admin.keys.done')}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
