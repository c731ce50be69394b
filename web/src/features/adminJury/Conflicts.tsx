import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Flex } from '@chakra-ui/react/flex';
import { Portal } from '@chakra-ui/react/portal';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { notify } from '../../notifications/notify.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { EntrantSearch, type Candidate } from '../../ui/admin/EntrantSearch.tsx';
import { useAction } from '../../ui/useAction.ts';
import { useSetConflictsMutation, type AdminJurySeatFragment } from './generated/graphql.ts';

/** Props of the dialog. */
export interface ConflictsProps {
  competitionNumber: number;
  seat: AdminJurySeatFragment;
  /** The judge's name. */
  name: string;
  onClose: () => void;
}

type Named = Pick<AdminJurySeatFragment['conflicts'][number], 'accountId' | 'username' | 'firstName' | 'lastName'>;

const namedBy = ({ id, username, firstName, lastName }: Candidate): Named => ({
  accountId: id,
  username,
  firstName,
  lastName,
});

function Person({ person, onRemove }: { person: Named; onRemove: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const shown = format.personName(person);
  return (
    <Flex as="li" gap="3" py="1" justify="space-between" align="center">
      <Text minW="0" overflowWrap="anywhere">
        <bdi>{shown}</bdi> (<bdi>{person.username}</bdi>)
      </Text>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('adminJury.conflicts.removeNamed', { name: shown || person.username })}
        onClick={onRemove}
      >
        {t('adminJury.conflicts.remove')}
      </Button>
    </Flex>
  );
}

/** Whose photos a judge is not to judge: named here, and never told to the judge. */
export function Conflicts({ competitionNumber, seat, name, onClose }: ConflictsProps) {
  const { t } = useTranslation();
  const [people, setPeople] = useState<readonly Named[]>(seat.conflicts);
  const [found, setFound] = useState<Candidate | null>(null);
  const [set] = useSetConflictsMutation({ refetchQueries: ['AdminJury'] });
  const has = (one: Candidate) => people.some(({ username }) => username === one.username);
  const save = useAction(async () => {
    const accountIds = people.map(({ accountId }) => accountId);
    const { data } = await set({ variables: { input: { competitionNumber, seat: seat.seat, accountIds } } });
    const { userErrors = [] } = data?.setConflicts ?? {};
    if (userErrors.length > 0) return userErrors;
    notify.positive(t('adminJury.conflicts.saved'));
    onClose();
    return [];
  });
  return (
    <Dialog.Root
      open
      placement="center"
      scrollBehavior="inside"
      onOpenChange={({ open }) => (open ? undefined : onClose())}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content maxW="lg">
            <Dialog.Header>
              <Dialog.Title>{t('adminJury.conflicts.titleNamed', { name })}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="4">
                <Text>{t('adminJury.conflicts.text')}</Text>
                {people.length === 0 ? (
                  <Text color="fg.muted">{t('adminJury.conflicts.none')}</Text>
                ) : (
                  <Stack as="ul" gap="0" m="0" p="0" listStyleType="none" aria-label={t('adminJury.conflicts.title')}>
                    {people.map((person) => (
                      <Person
                        key={person.username}
                        person={person}
                        onRemove={() => setPeople(people.filter((one) => one !== person))}
                      />
                    ))}
                  </Stack>
                )}
                <EntrantSearch
                  label={t('adminJury.search')}
                  nobody={t('adminJury.conflicts.nobody')}
                  chosen={found}
                  onChoose={setFound}
                />
                {found && !has(found) ? (
                  <Button
                    alignSelf="flex-start"
                    variant="outline"
                    onClick={() => {
                      setPeople([...people, namedBy(found)]);
                      setFound(null);
                    }}
                  >
                    {t('adminJury.conflicts.add', { name: found.username })}
                  </Button>
                ) : null}
                <ActionFailure action={save} />
              </Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={onClose}>
                {t('shell.form.cancel')}
              </Button>
              <Button loading={save.pending} onClick={save.run}>
                {t('adminJury.conflicts.save')}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
