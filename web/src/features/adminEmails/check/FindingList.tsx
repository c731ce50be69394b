import { Box } from '@chakra-ui/react/box';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import type { Finding, FindingName, Severity } from './findings.ts';

const icons = { good: CircleCheck, look: CircleAlert, bad: CircleX };
const colors = { good: 'fg.success', look: 'fg.warning', bad: 'fg.error' };

/** Props of the list. */
export interface FindingListProps {
  findings: readonly Finding[];
  textOf: (finding: Finding) => string;
  /** Lines that somebody has seen and accepts. */
  seen: ReadonlySet<FindingName>;
  onSeen: (name: FindingName, isSeen: boolean) => void;
  /** Shown below a line: what can be done about it. */
  helpFor: (name: FindingName) => ReactNode;
}

/** The lines of the check: good, to be looked at and accepted, or in the way. */
export function FindingList({ findings, textOf, seen, onSeen, helpFor }: FindingListProps) {
  const { t } = useTranslation();
  const severityText = (severity: Severity) => t(`adminEmails.check.severity.${severity}`);
  return (
    <Stack as="ul" listStyleType="none" gap="0" borderWidth="1px" borderRadius="l2" bg="bg.panel">
      {findings.map((finding, index) => {
        const { name, severity } = finding;
        const Icon = icons[severity];
        return (
          <Box as="li" key={name} px="4" py="3" borderTopWidth={index === 0 ? undefined : '1px'}>
            <HStack gap="3" align="flex-start">
              <Box color={colors[severity]} pt="0.5" flexShrink="0">
                <Icon role="img" aria-label={severityText(severity)} size={20} />
              </Box>
              <Stack gap="2" minW="0" align="flex-start">
                <Text overflowWrap="anywhere">{textOf(finding)}</Text>
                {severity === 'look' ? (
                  <CheckboxField checked={seen.has(name)} onChange={(event) => onSeen(name, event.target.checked)}>
                    {t('adminEmails.check.seen')}
                  </CheckboxField>
                ) : null}
                {helpFor(name)}
              </Stack>
            </HStack>
          </Box>
        );
      })}
    </Stack>
  );
}
