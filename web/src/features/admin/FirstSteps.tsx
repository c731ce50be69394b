import { Button } from '@chakra-ui/react/button';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
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

/** Which of the first steps are done; undefined until that is known, or where it cannot be read. */
export function useFirstSteps() {
  const { data, error } = useFirstStepsQuery({ fetchPolicy: 'cache-and-network' });
  return { progress: data, isSettled: data !== undefined || error !== undefined };
}

/** Props of the steps. */
export interface FirstStepsProps {
  progress: FirstStepsQuery;
  /** Whether nothing else waits: the first step that is open is then what to do. */
  isFirst: boolean;
}

/**
 * The first steps of an organiser of a new installation. They stay until each is done: there is a competition, the rules are
 * written in every language, and somebody else can help out.
 */
export function FirstSteps({ progress, isFirst }: FirstStepsProps) {
  const { t } = useTranslation();
  const steps = [
    {
      key: 'competition',
      to: `${paths.admin.competitions()}?new=`,
      isDone: progress.adminCompetitionPage.pageInfo.totalItems > 0,
    },
    {
      key: 'rules',
      to: `${paths.admin.localization()}?key=rules.body`,
      isDone: areRulesWritten(progress.staticTextPage.items),
    },
    {
      key: 'administrator',
      to: `${paths.admin.users()}?new=`,
      isDone: progress.userPage.pageInfo.totalItems > 1,
    },
  ] as const;
  if (steps.every(({ isDone }) => isDone)) return null;
  const next = isFirst ? steps.find(({ isDone }) => !isDone) : undefined;
  return (
    <Card title={t('admin.dashboard.stepsTitle')}>
      <SimpleGrid as="ol" listStyleType="none" columns={{ base: 1, lg: 3 }} gap="4">
        {steps.map(({ key, to, isDone }) => {
          const Icon = isDone ? CircleCheck : Circle;
          return (
            <HStack as="li" key={key} gap="3" align="stretch">
              <Icon
                style={{ flexShrink: 0 }}
                role="img"
                aria-label={t(isDone ? 'admin.dashboard.stepDone' : 'admin.dashboard.stepOpen')}
              />
              <Stack gap="2" align="flex-start" justify="space-between" height="full">
                <Text>{t(`admin.dashboard.step.${key}`)}</Text>
                <Button asChild size="sm" variant={key === next?.key ? 'solid' : isDone ? 'ghost' : 'outline'}>
                  <Link to={to}>{t(`admin.dashboard.stepGo.${key}`)}</Link>
                </Button>
              </Stack>
            </HStack>
          );
        })}
      </SimpleGrid>
    </Card>
  );
}
