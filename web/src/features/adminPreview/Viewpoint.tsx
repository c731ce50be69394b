import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { paths } from '../../routes/paths.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { screens, type Screen } from './screens.ts';
import { roles, type Role } from './standpoint.ts';

/** What can be chosen besides the instant. */
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

/** As whom one looks, in which window, and at which page. */
export function Viewpoint({ competitionNumber, role, username, isUnknown, place, screen, onChange }: ViewpointProps) {
  const { t } = useTranslation();
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
    // As wide as the longest choice needs.
    <Box display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(17rem, 100%), 1fr))" gap="4">
      <SelectField
        filter
        label={t('adminCompetitions.preview.as')}
        value={role}
        onChange={({ target }) => onChange({ role: target.value as Role })}
      >
        {roles.map((one) => (
          <option key={one} value={one}>
            {t(`adminCompetitions.preview.role.${one}`)}
          </option>
        ))}
      </SelectField>
      {role === 'named' ? (
        <TextField
          // Another name in the address is another field.
          key={username}
          label={t('adminCompetitions.preview.username')}
          hint={username === '' ? t('adminCompetitions.preview.usernameHint') : undefined}
          error={isUnknown ? t('adminCompetitions.preview.unknown') : undefined}
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
      ) : null}
      <SelectField
        filter
        label={t('adminCompetitions.preview.page')}
        value={place}
        onChange={({ target }) => onChange({ page: target.value })}
      >
        {names.map((name) => (
          <option key={name} value={places[name]}>
            {t(`adminCompetitions.preview.pages.${name}`)}
          </option>
        ))}
        {isListed ? null : <option value={place}>{place}</option>}
      </SelectField>
      <SelectField
        filter
        label={t('adminCompetitions.preview.screen')}
        value={screen}
        onChange={({ target }) => onChange({ screen: target.value as Screen })}
      >
        {(Object.keys(screens) as Screen[]).map((name) => (
          <option key={name} value={name}>
            {t(`adminCompetitions.preview.screens.${name}`, { n: screens[name].width })}
          </option>
        ))}
      </SelectField>
    </Box>
  );
}
