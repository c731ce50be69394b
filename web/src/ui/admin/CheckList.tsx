import { Box } from '@chakra-ui/react/box';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const icons = { good: CircleCheck, look: CircleAlert, bad: CircleX };
const colors = { good: 'fg.success', look: 'fg.warning', bad: 'fg.error' };

/** Whether something is as it should be, has to be seen by somebody, or is in the way. */
export type CheckSeverity = keyof typeof icons;

/** A line of the list. */
export interface CheckLine {
  name: string;
  severity: CheckSeverity;
  text: string;
  /** Shown below it: what can be done about it. */
  help?: ReactNode;
}

/** Checks before an act; each is good, needs a look, or stands in the way. */
export function CheckList({ lines, label }: { lines: readonly CheckLine[]; label?: string }) {
  const { t } = useTranslation();
  return (
    <Stack as="ul" listStyleType="none" gap="0" borderWidth="1px" borderRadius="l2" bg="bg.panel" aria-label={label}>
      {lines.map(({ name, severity, text, help }, index) => {
        const Icon = icons[severity];
        return (
          <Box as="li" key={name} px="4" py="3" borderTopWidth={index === 0 ? undefined : '1px'}>
            <HStack gap="3" align="flex-start">
              <Box color={colors[severity]} pt="0.5" flexShrink="0">
                <Icon role="img" aria-label={t(`admin.check.${severity}`)} size={20} />
              </Box>
              <Stack gap="2" minW="0" align="flex-start">
                <Text overflowWrap="anywhere">{text}</Text>
                {help}
              </Stack>
            </HStack>
          </Box>
        );
      })}
    </Stack>
  );
}
