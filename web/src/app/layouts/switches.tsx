import { useTheme } from 'next-themes';
import { Languages, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { changeLocale, currentLocale } from '../../i18n/i18n.ts';
import type { Locale } from '../../i18n/locale.ts';
import { notify } from '../../notifications/notify.ts';
import { preview } from '../../session/preview.ts';
import { session } from '../../session/session.ts';
import { useSetLocaleMutation } from './generated/graphql.ts';

/** Label and action of a switch in the header; the place where it is shown decides how it looks. */
export interface ShellSwitch {
  label: string;
  /** Shown where there is room for a word. */
  text: string;
  lang?: string;
  icon: typeof Sun;
  onSwitch: () => void;
}

/** The chosen language is kept with the account that is logged in; where that fails, it holds on this page all the same. */
function useStoredLocale(): (locale: Locale) => void {
  const [setLocale] = useSetLocaleMutation();
  return (locale) => {
    const { id } = session.user();
    if (id === undefined || preview) return;
    setLocale({ variables: { input: { locale } } })
      .then(() => {
        const user = session.user();
        if (user.id === id) session.replaceUser({ ...user, locale });
      })
      .catch(() => undefined);
  };
}

/** To the other language; it is named in that language, so that its speakers can read it. */
export function useLanguageSwitch(): ShellSwitch {
  const { t } = useTranslation();
  const storeLocale = useStoredLocale();
  const other = currentLocale() === 'hu' ? 'en' : 'hu';
  return {
    label: t('shell.language.label'),
    text: t('shell.language.switch'),
    lang: other,
    icon: Languages,
    onSwitch: () => {
      storeLocale(other);
      changeLocale(other).catch(() => notify.negative(t('shell.error.NETWORK')));
    },
  };
}

/** Between light and dark; without a choice the system's setting holds. */
export function useColorModeSwitch(): ShellSwitch {
  const { t } = useTranslation();
  const { resolvedTheme, setTheme } = useTheme();
  const other = resolvedTheme === 'dark' ? 'light' : 'dark';
  const label = t(`shell.colorMode.${other}`);
  return { label, text: label, icon: other === 'dark' ? Moon : Sun, onSwitch: () => setTheme(other) };
}
