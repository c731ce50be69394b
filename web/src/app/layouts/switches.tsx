import { useTheme } from 'next-themes';
import { Languages, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { changeLocale, currentLocale } from '../../i18n/i18n.ts';
import { notify } from '../../notifications/notify.ts';

/** What a switch of the header does and is called; the place where it is shown decides how it looks. */
export interface ShellSwitch {
  label: string;
  /** Shown where there is room for a word. */
  text: string;
  lang?: string;
  icon: typeof Sun;
  onSwitch: () => void;
}

/** To the other language; it is named in that language, so that whoever needs it can read it. */
export function useLanguageSwitch(): ShellSwitch {
  const { t } = useTranslation();
  const other = currentLocale() === 'hu' ? 'en' : 'hu';
  return {
    label: t('shell.language.label'),
    text: t('shell.language.switch'),
    lang: other,
    icon: Languages,
    onSwitch: () => {
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
