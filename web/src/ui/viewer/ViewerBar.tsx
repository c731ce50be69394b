import { IconButton } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Props of a button of the viewer. */
export interface ViewerButtonProps {
  label: string;
  icon: LucideIcon;
  onClick: (() => void) | undefined;
  pressed?: boolean;
}

/** A button of the viewer; without a handler it is disabled but stays focusable. */
export function ViewerButton({ label, icon: Icon, onClick, pressed }: ViewerButtonProps) {
  return (
    <IconButton
      variant="ghost"
      color="white"
      _hover={{ bg: 'whiteAlpha.300' }}
      _expanded={{ bg: 'whiteAlpha.300' }}
      _pressed={{ bg: 'whiteAlpha.300' }}
      focusRingColor="white"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={onClick ? undefined : true}
      opacity={onClick ? 1 : 0.4}
      onClick={onClick}
    >
      <Icon aria-hidden />
    </IconButton>
  );
}

/** Props of the viewer's bar. */
export interface ViewerBarProps {
  title: string;
  /** Where the photo is in its list; a long title leaves it room. */
  position?: string;
  children: ReactNode;
}

/** The bar above the photo: title, position and buttons. */
export function ViewerBar({ title, position = '', children }: ViewerBarProps) {
  return (
    <HStack px="2" py="1" gap="1" flexShrink="0">
      <HStack flex="1" minW="0" gap="2" ps="2" textStyle="sm" aria-live="polite">
        <Text dir="auto" truncate>
          {title}
        </Text>
        <Text flexShrink="0" color="fg.muted" fontVariantNumeric="tabular-nums">
          {position}
        </Text>
      </HStack>
      {children}
    </HStack>
  );
}
