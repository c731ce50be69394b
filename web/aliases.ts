import { fileURLToPath } from 'node:url';

/** What stands in the place of a package, in the build, in development and in tests alike. */
export const aliases = [
  // The types are the package's; of its code, and of i18next's below it, the client would use some six hundredths.
  { find: /^react-i18next$/, replacement: fileURLToPath(new URL('./src/i18n/reactTexts.tsx', import.meta.url)) },
];
