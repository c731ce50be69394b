import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { CircleCheck, Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { locales } from '../../i18n/locale.ts';
import { paths } from '../../routes/paths.ts';
import { Card } from '../../ui/admin/Card.tsx';
import { useFirstStepsQuery, type FirstStepsQuery } from './generated/graphql.ts';

/** Whether the rules are written in every language. */
const areRulesWritten = (texts: FirstStepsQuery['staticTextPage']['items']) =>
  locales.every((locale) => texts.some((text) => text.key === 'rules.body' && text.locale === locale));

/**
 * The first steps of an organiser of a new installation. They stay until each is done: there is a competition, the rules are
 * written in every language, and somebody else can help out.
 */
export function FirstSteps() {
  const { t } = useTranslation();
  const { data } = useFirstStepsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  const steps = [
    {
      key: 'competition',
      to: `${paths.admin.competitions()}?new=`,
      isDone: data.adminCompetitionPage.pageInfo.totalItems > 0,
    },
    {
      key: 'rules',
      to: `${paths.admin.localization()}?key=rules.body`,
      isDone: areRulesWritten(data.staticTextPage.items),
    },
    {
      key: 'administrator',
      to: `${paths.admin.users()}?new=`,
      isDone: data.userPage.pageInfo.totalItems > 1,
    },
  ] as const;
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <Card title={t('admin.dashboard.stepsTitle')}>
      <Stack as="ol" listStyleType="none" gap="4">
        {steps.map(({ key, to, isDone }) => {
          const Icon = isDone ? CircleCheck : Circle;
          return (
            <HStack as="li" key={key} gap="3" align="flex-start">
              <Icon
                style={{ flexShrink: 0 }}
                role="img"
                aria-label={t(isDone ? 'admin.dashboard.stepDone' : 'admin.dashboard.stepOpen')}
              />
              <Stack gap="2" align="flex-start">
                <Text>{t(`admin.dashboard.step.${key}`)}</Text>
                <Button asChild size="sm" variant={isDone ? 'outline' : 'solid'}>
                  <Link to={to}>{t(`admin.dashboard.stepGo.${key}`)}</Link>
                </Button>
              </Stack>
            </HStack>
          );
        })}
      </Stack>
    </Card>
  );
}
