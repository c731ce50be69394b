/** A bucket of an S3-compatible store; its key needs GetObject, PutObject, DeleteObject and ListBucket. */
export interface S3Settings {
  /** Address of the store; Amazon's own of the region when absent. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Stands before the name of every object: empty, or with a slash at its end. */
  prefix: string;
  /** The bucket's name in the path of an address, not in its host name. */
  forcePathStyle: boolean;
}
