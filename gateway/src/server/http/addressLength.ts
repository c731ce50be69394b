import type { IncomingMessage } from 'node:http';

/** Characters of an address; longer ones lead nowhere, and the service would not take what they ask for. */
export const longestAddress = 8000;

/** Whether an address, with its query, is longer than any that is answered. */
export const isLongAddress = ({ url = '' }: IncomingMessage): boolean => url.length > longestAddress;
