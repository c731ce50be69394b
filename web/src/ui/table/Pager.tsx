import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { HStack } from '@chakra-ui/react/stack';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Text } from '@chakra-ui/react/text';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';

/** Where a page of a list stands (`NumberedPageInfo`). */
export interface NumberedPlace {
  /** From 0. */
  page: number;
  size: number;
  totalItems: number;
  totalPages: number;
}

/** Props of a pager. */
export interface PagerProps {
  place: NumberedPlace;
  /** Page numbers from 0. */
  onPage: (page: number) => void;
  /** Without it the size is fixed. */
  onSize?: (size: number) => void;
}

/** Sizes that a page may have. */
export const pageSizes = [20, 50, 100] as const;

/** Which part of a list is shown, and the way to the others. */
export function Pager({ place: { page, size, totalItems, totalPages }, onPage, onSize }: PagerProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (totalItems === 0) return null;
  const range = {
    first: format.number(page * size + 1),
    last: format.number(Math.min(totalItems, (page + 1) * size)),
    total: format.number(totalItems),
  };
  return (
    <HStack as="nav" aria-label={t('admin.table.pages')} wrap="wrap" justify="space-between" gap="3">
      <Text role="status" textStyle="sm" color="fg.muted">
        {t('admin.table.range', range)}
      </Text>
      <HStack gap="2" wrap="wrap">
        {onSize ? (
          <chakra.label display="flex" alignItems="center" gap="2" textStyle="sm">
            {t('admin.table.size')}
            <NativeSelect.Root size="sm" width="20">
              <NativeSelect.Field
                bg="bg.panel"
                borderColor="border.emphasized"
                value={size}
                onChange={(event) => onSize(Number(event.target.value))}
              >
                {pageSizes.map((choice) => (
                  <option key={choice} value={choice}>
                    {choice}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </chakra.label>
        ) : null}
        {/* On a phone these three stay together; only the text between the buttons may break. */}
        <HStack gap="2">
          <Button variant="outline" size="sm" disabled={page === 0} onClick={() => onPage(page - 1)}>
            <ChevronLeft aria-hidden />
            {t('admin.table.previous')}
          </Button>
          <Text textStyle="sm" textAlign="center">
            {t('admin.table.page', { page: format.number(page + 1), pages: format.number(Math.max(1, totalPages)) })}
          </Text>
          <Button variant="outline" size="sm" disabled={page + 1 >= totalPages} onClick={() => onPage(page + 1)}>
            {t('admin.table.next')}
            <ChevronRight aria-hidden />
          </Button>
        </HStack>
      </HStack>
    </HStack>
  );
}
