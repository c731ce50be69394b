import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { paths } from '../../../routes/paths.ts';
import { useLogout } from '../../../session/useLogout.ts';
import { useColorModeSwitch, useLanguageSwitch } from '../switches.tsx';
import { usePaletteSearchQuery } from './generated/graphql.ts';

/** Something that the palette leads to or does. */
export interface PaletteItem {
  key: string;
  /** Kind of the item. */
  kind: 'page' | 'competition' | 'user' | 'action';
  text: string;
  /** A page to go to, or what it does. */
  act: string | (() => void);
}

/** Nothing is typed for so long before the server is asked, in milliseconds. */
const pause = 200;
/** Fewer letters find too much. */
const leastLetters = 2;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Pages, actions, and what the server finds, by the words that were typed. @param onKeys lists the keys */
export function usePaletteItems(typed: string, onKeys: () => void): { items: PaletteItem[]; isReading: boolean } {
  const { t } = useTranslation();
  const format = useFormat();
  const logout = useLogout();
  const language = useLanguageSwitch();
  const colorMode = useColorModeSwitch();
  const asked = useSettled(typed.trim());
  const isAsked = asked.length >= leastLetters;
  const { data, loading } = usePaletteSearchQuery({ variables: { q: asked }, skip: !isAsked, errorPolicy: 'all' });

  const pages: [string, string][] = [
    [t('admin.nav.dashboard'), paths.admin.index()],
    [t('admin.nav.competitions'), paths.admin.competitions()],
    [t('admin.nav.emails'), paths.admin.emails()],
    [t('admin.nav.users'), paths.admin.users()],
    [t('admin.nav.localization'), paths.admin.localization()],
    [t('admin.nav.siteSettings'), paths.admin.site()],
    [t('admin.nav.templates'), paths.admin.templates()],
    [t('admin.palette.queueImages'), paths.admin.queue('images')],
    [t('admin.palette.queueComments'), paths.admin.queue('comments')],
    [t('admin.palette.newCompetition'), `${paths.admin.competitions()}?new=`],
    [t('admin.palette.newEmail'), `${paths.admin.emails()}?new=`],
    [t('admin.palette.newUser'), `${paths.admin.users()}?new=`],
    [t('admin.nav.account'), paths.admin.profile()],
    [t('shell.nav.password'), paths.admin.password()],
    [t('shell.nav.account'), paths.admin.account()],
    [t('admin.nav.site'), paths.home()],
  ];
  const actions: [string, () => void][] = [
    [t('admin.keys.title'), onKeys],
    [language.label, language.onSwitch],
    [colorMode.label, colorMode.onSwitch],
    [t('shell.nav.logout'), logout],
  ];
  const words = plain(typed).split(/\s+/);
  const fits = ([text]: readonly [string, unknown]) => words.every((word) => plain(text).includes(word));
  const found = isAsked && typed.trim() !== '' ? data : undefined;
  const items: PaletteItem[] = [
    ...pages.filter(fits).map(([text, act]) => ({ key: act, kind: 'page' as const, text, act })),
    ...(found?.adminCompetitionPage?.items ?? []).map(({ id, number, competition: { title } }) => ({
      key: `competition ${id}`,
      kind: 'competition' as const,
      text: format.text(title),
      act: paths.admin.competition(number),
    })),
    ...(found?.userPage?.items ?? []).map((user) => ({
      key: `user ${user.id}`,
      kind: 'user' as const,
      text: `${format.personName(user)} (${user.username})`,
      act: `${paths.admin.users()}?user=${user.number}`,
    })),
    ...actions.filter(fits).map(([text, act]) => ({ key: text, kind: 'action' as const, text, act })),
  ];
  return { items, isReading: loading };
}
