import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { useServerNow } from '../../ui/competition/useServerNow.ts';
import { DangerDialog } from '../../ui/DangerDialog.tsx';
import { useDateName } from '../../ui/admin/useDateName.ts';
import type { Shortening } from './shortening.ts';
import type { EditorValues } from './values.ts';

/** Props of the dialog. */
export interface ShortenDialogProps {
  /** Who decides the competition as it would be saved. */
  judgedBy: EditorValues['judgedBy'];
  shortenings: readonly Shortening[];
  timeZone: string;
  /** The server's clock as it answered. */
  serverNow: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before dates that people know come earlier, with what is left then. */
export function ShortenDialog({ judgedBy, shortenings, timeZone, serverNow, onConfirm, onCancel }: ShortenDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const dateName = useDateName(judgedBy);
  const now = useServerNow(serverNow);
  return (
    <DangerDialog
      title={t('adminCompetitions.editor.shortened.title')}
      confirmLabel={t('adminCompetitions.editor.shortened.save')}
      action={{ run: onConfirm, pending: false, error: null, refusals: [] }}
      onCancel={onCancel}
    >
      {shortenings.map(({ name, from, to }) => {
        const left = Date.parse(to) - now;
        return (
          <Text key={name}>
            {t(`adminCompetitions.editor.shortened.${left > 0 ? 'date' : 'passed'}`, {
              date: dateName(name),
              from: format.zoned(from, timeZone),
              to: format.zoned(to, timeZone),
              left: format.countdown(left),
            })}
          </Text>
        );
      })}
      <Text>{t('adminCompetitions.editor.shortened.nobody')}</Text>
    </DangerDialog>
  );
}
