import { Center } from '@chakra-ui/react/center';
import { Spinner } from '@chakra-ui/react/spinner';
import { useTranslation } from 'react-i18next';

/** Placeholder for content that is loading; shown after a short delay, so that quick answers do not flicker. */
export function LoadingState({ minHeight = '40vh' }: { minHeight?: string }) {
  const { t } = useTranslation();
  return (
    <Center minHeight={minHeight} role="status" aria-label={t('shell.state.loading')}>
      <Spinner
        size="lg"
        color="fg.subtle"
        borderWidth="2px"
        css={{ opacity: 0, animation: 'spin 0.9s linear infinite, fade-in 0.3s ease 0.25s forwards' }}
      />
    </Center>
  );
}
