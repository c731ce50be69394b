import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Text } from '@chakra-ui/react/text';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../routes/paths.ts';
import { screens, type Screen } from './screens.ts';
import { roles, type Role } from './standpoint.ts';

/** Choices besides the instant. */
interface Choice {
  role?: Role;
  as?: string;
  screen?: Screen;
  page?: string;
}

/** Props of the choice. */
export interface ViewpointProps {
  competitionNumber: number;
  role: Role;
  username: string;
  /** Whether there is no entrant of that name. */
  isUnknown: boolean;
  place: string;
  screen: Screen;
  onChange: (choice: Choice) => void;
}

interface ChoiceSelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

/** A choice in the bar; its values say what it is about, so that its name is only read out. */
function ChoiceSelect({ label, value, onChange, children }: ChoiceSelectProps) {
  return (
    <NativeSelect.Root size="sm" width="auto" flex={{ base: '1 1 40%', md: 'none' }} title={label}>
      <NativeSelect.Field
        aria-label={label}
        bg="bg.panel"
        borderColor="border.emphasized"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

/** As whom one looks, in which window, and at which page. */
export function Viewpoint({ competitionNumber, role, username, isUnknown, place, screen, onChange }: ViewpointProps) {
  const { t } = useTranslation();
  const noteId = useId();
  const places = {
    browse: paths.competition.browse(competitionNumber),
    home: paths.home(),
    upload: paths.user.upload(competitionNumber),
    entries: paths.user.competition(),
    archive: paths.archive(),
  } as const;
  const names = Object.keys(places) as (keyof typeof places)[];
  const isListed = Object.values<string>(places).includes(place);
  return (
    <Flex wrap="wrap" gap="2" align="center">
      <ChoiceSelect
        label={t('adminCompetitions.preview.as')}
        value={role}
        onChange={(value) => onChange({ role: value as Role })}
      >
        {roles.map((one) => (
          <option key={one} value={one}>
            {t(`adminCompetitions.preview.role.${one}`)}
          </option>
        ))}
      </ChoiceSelect>
      {role === 'named' ? (
        <>
          <Input
            // Another name in the address is another field.
            key={username}
            size="sm"
            width="44"
            bg="bg.panel"
            borderColor="border.emphasized"
            aria-label={t('adminCompetitions.preview.username')}
            aria-describedby={noteId}
            aria-invalid={isUnknown}
            placeholder={t('adminCompetitions.preview.username')}
            defaultValue={username}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onBlur={({ target }) => {
              if (target.value.trim() !== username) onChange({ as: target.value.trim() });
            }}
            onKeyDown={({ key, currentTarget }) => {
              if (key === 'Enter') onChange({ as: currentTarget.value.trim() });
            }}
          />
          <Text id={noteId} role="status" textStyle="sm" color={isUnknown ? 'fg.error' : 'fg.muted'}>
            {isUnknown
              ? t('adminCompetitions.preview.unknown')
              : username === ''
                ? t('adminCompetitions.preview.usernameHint')
                : null}
          </Text>
        </>
      ) : null}
      <ChoiceSelect
        label={t('adminCompetitions.preview.page')}
        value={place}
        onChange={(value) => onChange({ page: value })}
      >
        {names.map((name) => (
          <option key={name} value={places[name]}>
            {t(`adminCompetitions.preview.pages.${name}`)}
          </option>
        ))}
        {isListed ? null : <option value={place}>{place}</option>}
      </ChoiceSelect>
      <ChoiceSelect
        label={t('adminCompetitions.preview.screen')}
        value={screen}
        onChange={(value) => onChange({ screen: value as Screen })}
      >
        {(Object.keys(screens) as Screen[]).map((name) => (
          <option key={name} value={name}>
            {t(`adminCompetitions.preview.screens.${name}`, { n: screens[name].width })}
          </option>
        ))}
      </ChoiceSelect>
    </Flex>
  );
}
