import { Button, IconButton } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { HStack } from '@chakra-ui/react/stack';
import { BookmarkPlus, X } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { notify } from '../../notifications/notify.ts';
import { longestName, useSavedViews, viewOf, type SavedView } from './savedViews.ts';

/** Props of the views. */
export interface SavedViewsProps {
  /** Names the list in storage. */
  list: string;
  /** Views that every organiser has. */
  shipped: readonly SavedView[];
  /** Names in the query that stand for what is open over the list. */
  left?: readonly string[];
  /** Fixed part of the query, e.g. the tab of the page. */
  base?: string;
}

/** Focuses the field as soon as it is opened. */
const focused = (field: HTMLInputElement | null) => field?.focus();

/** Lists under a name: those that everybody has, and those that the user has saved in this browser. */
export function SavedViews({ list, shipped, left = [], base = '' }: SavedViewsProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const { views, save, remove } = useSavedViews(list);
  const [name, setName] = useState<string | null>(null);
  const present = viewOf(search, left);
  const normal = (query: string) => viewOf([base, query].filter(Boolean).join('&'), left);
  const all = [
    ...shipped.map((view) => ({ ...view, isOwn: false })),
    ...views.map((view) => ({ ...view, isOwn: true })),
  ];
  const isKnown = present === normal('') || all.some(({ query }) => normal(query) === present);

  const keep = (event: SyntheticEvent) => {
    event.preventDefault();
    const wanted = name?.trim() ?? '';
    if (wanted === '') return;
    if (!save({ name: wanted, query: present })) notify.negative(t('admin.views.failed'));
    setName(null);
  };

  return (
    <HStack as="nav" aria-label={t('admin.views.label')} wrap="wrap" gap="2">
      {all.map(({ name: title, query, isOwn }) => (
        <HStack key={`${isOwn} ${title}`} gap="0">
          <Button asChild size="xs" borderRadius="full" variant={normal(query) === present ? 'subtle' : 'outline'}>
            <Link to={`?${normal(query)}`} aria-current={normal(query) === present ? 'page' : undefined}>
              {title}
            </Link>
          </Button>
          {isOwn ? (
            <IconButton
              size="xs"
              variant="ghost"
              aria-label={t('admin.views.remove', { name: title })}
              onClick={() => remove(title)}
            >
              <X aria-hidden />
            </IconButton>
          ) : null}
        </HStack>
      ))}
      {name !== null ? (
        <HStack as="form" gap="2" onSubmit={keep}>
          <Input
            dir="auto"
            size="xs"
            ref={focused}
            bg="bg.panel"
            borderColor="border.emphasized"
            maxLength={longestName}
            aria-label={t('admin.views.name')}
            placeholder={t('admin.views.name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={({ key }) => (key === 'Escape' ? setName(null) : undefined)}
          />
          <Button type="submit" size="xs" disabled={name.trim() === ''}>
            {t('admin.views.keep')}
          </Button>
        </HStack>
      ) : isKnown ? null : (
        <Button size="xs" variant="ghost" onClick={() => setName('')}>
          <BookmarkPlus aria-hidden />
          {t('admin.views.save')}
        </Button>
      )}
    </HStack>
  );
}
