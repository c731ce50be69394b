import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { ownPart } from './watchTexts.ts';

/** Props of the bar. */
export interface BarProps {
  /** How many texts are on the page, with those of menus and dialogs that were open on it. */
  count: number;
  onList: () => void;
  onFinish: () => void;
}

/** Says that texts are edited in place, and how; the page ends above it, whatever its height. */
export function Bar({ count, onList, onFinish }: BarProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const bar = useRef<HTMLElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!bar.current) return;
    const sizes = new ResizeObserver(([entry]) => setHeight(Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)));
    sizes.observe(bar.current);
    return () => sizes.disconnect();
  }, []);
  return (
    <Box
      {...{ [ownPart]: 'bar' }}
      ref={bar}
      as="section"
      aria-label={t('adminTexts.inPlace.title')}
      position="fixed"
      insetX="0"
      bottom="0"
      zIndex="banner"
      bg="bg.panel"
      borderTopWidth="2px"
      borderColor="accent.solid"
      boxShadow="lg"
      paddingBottom="env(safe-area-inset-bottom)"
      _print={{ display: 'none' }}
      css={{
        'html:has(&)': { scrollPaddingBottom: `${height + 16}px` },
        'html:has(&) body': { paddingBottom: `${height}px` },
        // Notifications come up above it.
        'html:has(&) [data-scope=toast][data-part=group]': { marginBottom: { md: `${height}px` } },
      }}
    >
      <Flex
        maxW="8xl"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py="3"
        columnGap="6"
        rowGap="2"
        wrap={{ base: 'wrap', md: 'nowrap' }}
        align="center"
        justify="space-between"
      >
        <Box minW="0">
          <Text fontWeight="semibold">{t('adminTexts.inPlace.title')}</Text>
          <Text textStyle="sm" color="fg.muted">
            {t('adminTexts.inPlace.how')}
          </Text>
        </Box>
        <HStack gap="2" flexShrink="0" wrap="wrap">
          <Button variant="outline" onClick={onList}>
            {t('adminTexts.inPlace.list', { n: format.number(count) })}
          </Button>
          <Button onClick={onFinish}>{t('adminTexts.inPlace.finish')}</Button>
        </HStack>
      </Flex>
    </Box>
  );
}
