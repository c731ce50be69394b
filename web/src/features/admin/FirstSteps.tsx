import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { CircleCheck, Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../router/Link.tsx';
import { paths } from '../../routes/paths.ts';
import { Card } from '../../ui/admin/Card.tsx';
import { useFirstStepsQuery } from './generated/graphql.ts';

/** What an organiser of a new installation does first; nothing once there is a competition, the rules are written and somebody else can help out. */
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
      isDone: data.staticTextPage.pageInfo.totalItems > 0,
    },
    {
      key: 'administrator',
      to: `${paths.admin.users()}?new=`,
      isDone: data.userPage.pageInfo.totalItems > 1,
    },
  ] as const;
  // Whoever has a competition knows the way.
  if (steps[0].isDone) return null;
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
