import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { ThemeProvider } from 'next-themes';
import type { ReactNode } from 'react';
import { Notifications } from './Notifications.tsx';
import { theme } from '../ui/theme.ts';

/** The context providers of the application. */
export function Providers({ client, children }: { client: ApolloClient; children: ReactNode }) {
  return (
    <ApolloProvider client={client}>
      <ChakraProvider value={theme}>
        {/* Its inline script would be refused by the content security policy; `first-paint.js` does its work. */}
        <ThemeProvider attribute="class" disableTransitionOnChange scriptProps={{ type: 'application/json' }}>
          {children}
          <Notifications />
        </ThemeProvider>
      </ChakraProvider>
    </ApolloProvider>
  );
}
