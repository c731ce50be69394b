import { List } from '@chakra-ui/react/list';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Check, Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { judgePassword } from './passwordRules.ts';

/** Props of the list of rules. */
export interface PasswordRuleListProps {
  /** The text typed so far. */
  password: string;
  /** The account's username and e-mail address, as far as they are known. */
  forbidden: readonly string[];
}

/** The rules of a password, ticked off while it is typed. The rule that only the server can judge is never ticked. */
export function PasswordRuleList({ password, forbidden }: PasswordRuleListProps) {
  const { t } = useTranslation();
  const { length, different } = judgePassword(password, forbidden);
  const rules = [
    { text: t('shell.passwordRule.length'), met: length },
    { text: t('shell.passwordRule.different'), met: different },
    { text: t('shell.passwordRule.common'), met: null },
  ];
  return (
    <List.Root variant="plain" gap="0.5" aria-label={t('shell.passwordRule.title')}>
      {rules.map(({ text, met }) => (
        <List.Item key={text} display="flex" gap="2" color={met ? 'fg.success' : 'fg.muted'}>
          <List.Indicator asChild me="0" boxSize="4" color="inherit" flexShrink="0">
            {met ? <Check aria-hidden /> : <Circle aria-hidden />}
          </List.Indicator>
          {text}
          {met === null ? null : (
            <VisuallyHidden>({met ? t('shell.passwordRule.met') : t('shell.passwordRule.unmet')})</VisuallyHidden>
          )}
        </List.Item>
      ))}
    </List.Root>
  );
}
