import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { draftKey, readDraft } from '../../drafts/drafts.ts';
import { useFormat } from '../../i18n/format.ts';
import { locales } from '../../i18n/locale.ts';
import { useListState } from '../../routes/listState.ts';
import { paths } from '../../routes/paths.ts';
import { useUser } from '../../session/session.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { draftSubject, found, groupsOf, partOf, parts, type CatalogueText } from './catalogue.ts';
import { inPlaceParam } from './inPlace/useInPlace.ts';
import { Orphans } from './Orphans.tsx';
import { shownKinds, textsState } from './textsState.ts';
import { useCatalogue } from './useCatalogue.ts';

const palettes = { shipped: 'gray', changed: 'accent', missing: 'red', broken: 'red' };

/** From how many texts on the groups stay closed until they are opened. */
const many = 60;

/** Whether something that was typed into a text in one of the languages waits in this browser. */
const hasDraft = (key: string, userId: string): boolean =>
  locales.some((locale) => readDraft(draftKey(userId, draftSubject(key, locale))) !== null);

function TextRow({ text: { key, of } }: { text: CatalogueText }) {
  const { t } = useTranslation();
  const { locale: own } = useFormat();
  const { id } = useUser();
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  params.set('key', key);
  const said = of[own].own?.text ?? of[own].shipped ?? of.hu.shipped ?? of.en.shipped;
  return (
    <Box as="li" py="2" borderTopWidth="1px">
      <HStack wrap="wrap" gap="2" justify="space-between" align="flex-start">
        <Box minW="0" flex="1">
          <TextLink to={`?${params}`} lineClamp={1} overflowWrap="anywhere">
            {said || key}
          </TextLink>
          <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            {key}
          </Text>
        </Box>
        <HStack gap="2">
          {id && hasDraft(key, id) ? <Badge colorPalette="orange">{t('adminTexts.draft')}</Badge> : null}
          {locales.map((locale) => (
            <Badge key={locale} colorPalette={palettes[of[locale].state]}>
              {t('adminTexts.stateOf', { locale, state: t(`adminTexts.state.${of[locale].state}`) })}
            </Badge>
          ))}
        </HStack>
      </HStack>
    </Box>
  );
}

function Group({ name, texts, isOpen }: { name: string; texts: readonly CatalogueText[]; isOpen: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [opened, setOpened] = useState(false);
  const open = isOpen || opened;
  const title = t(`adminTexts.groupName.${name}` as never, { defaultValue: name }) as string;
  return (
    <chakra.details
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      open={open}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <chakra.summary px="4" py="3" cursor="pointer" fontWeight="medium">
        {t('adminTexts.group', { name: title, n: format.number(texts.length) })}
      </chakra.summary>
      {open ? (
        <Box as="ul" listStyleType="none" px="4" pb="2">
          {texts.map((text) => (
            <TextRow key={text.key} text={text} />
          ))}
        </Box>
      ) : null}
    </chakra.details>
  );
}

/** The tree of the client's texts, by page, with where each stands in both languages. */
export function TextList() {
  const { t } = useTranslation();
  const format = useFormat();
  const [{ q, show }, setState] = useListState(textsState);
  const { catalogue, error, refetch } = useCatalogue();
  const listed = catalogue ? found(catalogue.texts, show, q) : [];
  const groups = groupsOf(listed);
  const isOpen = listed.length <= many;
  return (
    <Page desk>
      <Stack gap="6">
        <Stack gap="2">
          <PageHeading>{t('adminTexts.title')}</PageHeading>
          <Text color="fg.muted">{t('adminTexts.intro')}</Text>
          <Button asChild variant="outline" width="fit-content">
            <Link to={`${paths.home()}?${inPlaceParam}`}>
              <Pencil aria-hidden />
              {t('adminTexts.onSite')}
            </Link>
          </Button>
        </Stack>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" role="search">
          <SearchField
            label={t('adminTexts.search')}
            value={q}
            onSearch={(text) => setState({ q: text }, { replace: true })}
          />
          <SelectField
            filter
            label={t('adminTexts.show')}
            value={show}
            onChange={({ target }) => setState({ show: shownKinds.find((kind) => kind === target.value) ?? 'all' })}
          >
            {shownKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`adminTexts.shown.${kind}`)}
              </option>
            ))}
          </SelectField>
        </SimpleGrid>
        {error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : null}
        {catalogue ? (
          <>
            <Text role="status" color="fg.muted">
              {listed.length === 0
                ? t('adminTexts.none')
                : t('adminTexts.found', { count: listed.length, n: format.number(listed.length) })}
            </Text>
            {parts.map((part) => {
              const members = groups.filter(([name]) => partOf(name) === part);
              return members.length === 0 ? null : (
                <Stack key={part} as="section" gap="3" aria-label={t(`adminTexts.part.${part}`)}>
                  <Heading as="h2" size="md">
                    {t(`adminTexts.part.${part}`)}
                  </Heading>
                  {members.map(([name, texts]) => (
                    <Group key={`${name} ${isOpen}`} name={name} texts={texts} isOpen={isOpen} />
                  ))}
                </Stack>
              );
            })}
            <Orphans texts={catalogue.orphans} />
          </>
        ) : error ? null : (
          <LoadingState />
        )}
      </Stack>
    </Page>
  );
}
