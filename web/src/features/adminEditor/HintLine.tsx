import { Box } from '@chakra-ui/react/box';
import { Lock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Props of a line. */
export interface HintLineProps {
  icon: LucideIcon;
  color?: string;
  children: ReactNode;
}

/** A line of a field's hint, behind a sign of what kind it is. */
export function HintLine({ icon: Icon, color, children }: HintLineProps) {
  return (
    <Box as="span" display="flex" gap="1.5" color={color} mt="1">
      <Box as="span" flexShrink="0" pt="0.5">
        <Icon aria-hidden size={16} />
      </Box>
      {children}
    </Box>
  );
}

/** Why a field cannot change any more, in its hint. */
export const LockedLine = ({ children }: { children: ReactNode }) => <HintLine icon={Lock}>{children}</HintLine>;

/** Look of a field that cannot change any more. */
export const lockedLook = { readOnly: true, bg: 'bg.muted' } as const;
