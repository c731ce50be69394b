import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notifications/notify.ts';
import { ActionFailure } from '../../../ui/ActionFailure.tsx';
import type { SiteFieldsFragment } from '../../../ui/site/generated/graphql.ts';
import { useAction } from '../../../ui/useAction.ts';
import { useRemoveSiteLogoMutation, useUploadSiteLogoMutation } from './generated/graphql.ts';
import { smallPicture } from './smallPicture.ts';

/** The logo as it is, with the ways to set another one and to have none. */
export function LogoEditor({ site: { logo, version } }: { site: SiteFieldsFragment }) {
  const { t } = useTranslation();
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef<File | null>(null);
  const [send] = useUploadSiteLogoMutation();
  const [takeAway] = useRemoveSiteLogoMutation();

  const upload = useAction(async () => {
    const file = chosen.current;
    if (!file) return [];
    const picture = await smallPicture(file);
    if (picture === null) return [{ code: 'UNREADABLE', message: t('adminTexts.site.unreadable') }];
    const { data } = await send({ variables: { input: { picture, version } } });
    if (data?.uploadSiteLogo.current) return [{ code: 'VERSION_CONFLICT', message: t('adminTexts.site.conflict') }];
    if (data?.uploadSiteLogo.site) notify.positive(t('adminTexts.site.logoSaved'));
    return data?.uploadSiteLogo.userErrors;
  });
  const removal = useAction(async () => {
    const { data } = await takeAway({ variables: { input: { version } } });
    if (data?.removeSiteLogo.current) return [{ code: 'VERSION_CONFLICT', message: t('adminTexts.site.conflict') }];
    if (data?.removeSiteLogo.site) notify.positive(t('adminTexts.site.logoRemoved'));
    return data?.removeSiteLogo.userErrors;
  });
  const pending = upload.pending || removal.pending;

  return (
    <Stack gap="4">
      {logo ? (
        <Box bg="bg.subtle" borderWidth="1px" borderRadius="l2" p="4" width="fit-content" maxW="full">
          <img
            src={logo.url}
            width={logo.width}
            height={logo.height}
            alt={t('adminTexts.site.logoNow')}
            style={{ maxHeight: '8rem', width: 'auto', maxWidth: '100%' }}
          />
        </Box>
      ) : (
        <Text color="fg.muted">{t('adminTexts.site.noLogo')}</Text>
      )}
      <Text textStyle="sm" color="fg.muted" id={`${field}-hint`}>
        {t('adminTexts.site.logoHint')}
      </Text>
      <ActionFailure action={upload} />
      <ActionFailure action={removal} />
      <VisuallyHidden asChild>
        <input
          ref={input}
          aria-label={t('adminTexts.site.file')}
          type="file"
          accept="image/*"
          tabIndex={-1}
          aria-describedby={`${field}-hint`}
          onChange={({ target }) => {
            chosen.current = target.files?.[0] ?? null;
            // The same file may be chosen again.
            target.value = '';
            upload.run();
          }}
        />
      </VisuallyHidden>
      <HStack gap="3" wrap="wrap">
        <Button variant="outline" loading={upload.pending} disabled={pending} onClick={() => input.current?.click()}>
          {t(logo ? 'adminTexts.site.replaceLogo' : 'adminTexts.site.chooseLogo')}
        </Button>
        {logo ? (
          <Button variant="outline" loading={removal.pending} disabled={pending} onClick={removal.run}>
            {t('adminTexts.site.removeLogo')}
          </Button>
        ) : null}
      </HStack>
    </Stack>
  );
}
