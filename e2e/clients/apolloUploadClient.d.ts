/** The package brings its types as comments of JavaScript, which TypeScript reads only where JavaScript is checked. */
declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import type { ApolloLink } from '@apollo/client';

  const UploadHttpLink: new (options: { uri: string; headers?: Record<string, string> }) => ApolloLink;
  export default UploadHttpLink;
}
