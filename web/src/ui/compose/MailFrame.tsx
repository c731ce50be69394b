import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';

/** A mail as its recipient gets it. */
export interface ShownMail {
  recipient?: string;
  locale: string;
  subject: string;
  html: string;
  text: string;
}

/** Height of the frame: it cannot be asked how high its mail is; the plain text tells how long it is. */
function heightOf(text: string): string {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 60)), 0);
  return `${Math.min(30, Math.max(20, 8 + 1.75 * lines))}rem`;
}

/** A mail as in an inbox. Its HTML stands in a frame without scripts, forms and access to this page. */
export function MailFrame({ mail: { recipient, locale, subject, html, text } }: { mail: ShownMail }) {
  const { t } = useTranslation();
  return (
    <Stack gap="3" borderWidth="1px" borderRadius="l2" p="4" bg="bg.panel">
      <Box>
        {recipient ? (
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {t('admin.compose.to', { recipient })}
          </Text>
        ) : null}
        <Text lang={locale} fontWeight="semibold" overflowWrap="anywhere">
          {subject}
        </Text>
      </Box>
      <chakra.iframe
        title={t('admin.compose.frame', { subject })}
        sandbox=""
        srcDoc={html}
        width="full"
        height={heightOf(text)}
        bg="white"
        borderWidth="1px"
      />
      <details>
        <summary>{t('admin.compose.plain')}</summary>
        <Text lang={locale} mt="2" textStyle="sm" fontFamily="mono" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </Text>
      </details>
    </Stack>
  );
}
