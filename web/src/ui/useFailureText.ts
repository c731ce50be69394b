import type { ErrorLike } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../graph/failure.ts';
import { useFormat } from '../i18n/format.ts';

/** A failed call in plain words; one that a limit has refused says for how long. */
export function useFailureText(): (error: ErrorLike) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (error) => {
    const { code, retryAfter } = failureOf(error);
    return code === 'RATE_LIMITED' && retryAfter !== null
      ? t('shell.error.RATE_LIMITED_FOR', { time: format.countdown(retryAfter * 1000) })
      : t(`shell.error.${code}`);
  };
}
