import { Box } from '@chakra-ui/react/box';
import { Dialog } from '@chakra-ui/react/dialog';
import { Input } from '@chakra-ui/react/input';
import { Portal } from '@chakra-ui/react/portal';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useIsWide } from '../../../ui/useIsWide.ts';
import { usePaletteItems, type PaletteItem } from './usePaletteItems.ts';

/** Props of the palette. */
export interface PaletteProps {
  onClose: () => void;
  onKeys: () => void;
}

/** Finds pages, competitions, people and actions by a few letters; arrows choose, Enter goes. */
export default function Palette({ onClose, onKeys }: PaletteProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const { items, isReading } = usePaletteItems(typed, onKeys);
  const active = Math.min(place, items.length - 1);
  const isNothing = items.length === 0 && !isReading;
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function take({ act }: PaletteItem): void {
    onClose();
    if (typeof act === 'string') void navigate(act);
    else act();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const chosen = items[active];
    if (event.key === 'ArrowDown') setPlace((active + 1) % items.length);
    else if (event.key === 'ArrowUp') setPlace((active - 1 + items.length) % items.length);
    else if (event.key === 'Enter' && chosen) take(chosen);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog.Root open initialFocusEl={() => input.current} onOpenChange={({ open }) => (open ? undefined : onClose())}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Title srOnly>{t('admin.palette.title')}</Dialog.Title>
            <Dialog.Body p="3">
              <Input
                dir="auto"
                ref={input}
                size="lg"
                role="combobox"
                aria-expanded
                aria-controls={id}
                aria-autocomplete="list"
                aria-activedescendant={items.length > 0 ? optionId(active) : undefined}
                aria-label={t('admin.palette.label')}
                placeholder={isWide ? t('admin.palette.label') : t('admin.palette.short')}
                textOverflow="ellipsis"
                autoComplete="off"
                spellCheck={false}
                value={typed}
                onChange={({ target }) => {
                  setTyped(target.value);
                  setPlace(0);
                }}
                onKeyDown={onKeyDown}
              />
              <Box
                ref={list}
                id={id}
                role="listbox"
                aria-label={t('admin.palette.found')}
                mt="3"
                maxH="24rem"
                overflowY="auto"
              >
                {items.map((item, index) => (
                  <Box
                    key={item.key}
                    id={optionId(index)}
                    role="option"
                    aria-selected={index === active}
                    display="flex"
                    justifyContent="space-between"
                    gap="4"
                    px="3"
                    py="2.5"
                    borderRadius="l2"
                    cursor="pointer"
                    bg={index === active ? 'bg.muted' : undefined}
                    onClick={() => take(item)}
                  >
                    <Text dir="auto" minW="0" overflowWrap="anywhere">
                      {item.text}
                    </Text>
                    <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap">
                      {t(`admin.palette.kind.${item.kind}`)}
                    </Text>
                  </Box>
                ))}
              </Box>
              {/* On phones there are no keys to tell of. */}
              <Text
                role="status"
                textStyle="sm"
                color="fg.muted"
                mt="2"
                px="3"
                borderTopWidth={{ base: isNothing ? '1px' : '0', md: '1px' }}
                pt="2"
                _empty={{ mt: '0', pt: '0' }}
              >
                {isNothing ? t('admin.palette.nothing') : isWide ? t('admin.palette.hint') : null}
              </Text>
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
