import { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from './s3Settings.ts';

/** How often an operation is tried before it fails. */
export const maxAttempts = 3;

/** Milliseconds to connect, and of silence on a connection. */
const timeouts = { connectionTimeout: 3000, socketTimeout: 10_000 };

/** Each download keeps a connection, slow clients for long; the limit leaves room for other operations. */
const maxSockets = 256;

const quiet = () => undefined;

/** A client that speaks to any S3-compatible store. */
export const s3Client = (settings: S3Settings): S3Client =>
  new S3Client({
    region: settings.region,
    ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint }),
    forcePathStyle: settings.forcePathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    maxAttempts,
    // Stores other than Amazon S3 support neither its newer checksums nor always 100-continue; all support Content-MD5.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    requestHandler: { ...timeouts, httpAgent: { maxSockets }, httpsAgent: { maxSockets } },
    // Failures are reported to the caller; the client would also log them to the console.
    logger: { debug: quiet, info: quiet, warn: quiet, error: quiet },
  });

/** HTTP status of the store's answer to a failed operation; undefined when there was none. */
export const statusOf = (error: unknown): number | undefined => {
  const { $metadata, $response } = error as {
    $metadata?: { httpStatusCode?: number };
    $response?: { statusCode?: number };
  };
  return $metadata?.httpStatusCode ?? $response?.statusCode;
};

/** Whether a failed operation may succeed later: the store is down, out of reach, too slow or too busy. */
export function isPassing(error: unknown): boolean {
  const status = statusOf(error);
  if (status === undefined) return true;
  // 501: the store does not implement the operation; trying again does not help.
  return status === 408 || status === 429 || (status >= 500 && status !== 501);
}
