import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { ThemeProvider } from 'next-themes';
import type { ReactNode } from 'react';
import { Notifications } from './Notifications.tsx';
import type { Navigate } from './Toasts.tsx';
import { TextsProvider } from '../i18n/TextsProvider.tsx';
import { theme } from '../ui/theme.ts';

/** Dependencies of the application. */
export interface ProvidersProps {
  client: ApolloClient;
  /** Goes to a page; must stay the same. */
  navigate: Navigate;
  children: ReactNode;
}

/** The context providers of the application. */
export function Providers({ client, navigate, children }: ProvidersProps) {
  return (
    <ApolloProvider client={client}>
      <TextsProvider>
        <ChakraProvider value={theme}>
          {/* Its inline script would be refused by the content security policy; `first-paint.js` does its work. */}
          <ThemeProvider attribute="class" disableTransitionOnChange scriptProps={{ type: 'application/json' }}>
            {children}
            <Notifications navigate={navigate} />
          </ThemeProvider>
        </ChakraProvider>
      </TextsProvider>
    </ApolloProvider>
  );
}
