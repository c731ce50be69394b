/** Why a file is not taken as a photo; each is a problem code of the contract (docs/product.md §2 and §9). */
export type Refusal = 'UNSUPPORTED_FORMAT' | 'IMAGE_DAMAGED' | 'IMAGE_TOO_SMALL' | 'TOO_MANY_PIXELS';

/** Details of a refusal. */
interface RefusalOptions {
  /** `actual` with `minimum` (px) or `maximum` (megapixels); they fill the text of the problem. */
  values?: Record<string, number>;
  /** Whether UNSUPPORTED_FORMAT is about a raw file of a camera. */
  raw?: boolean;
  /** For the log. */
  cause?: unknown;
}

/** The file is refused, for a reason that its sender can mend. */
export class ImageRefused extends Error {
  readonly code: Refusal;
  readonly values: Record<string, number>;
  readonly raw: boolean;

  constructor(code: Refusal, { values = {}, raw = false, cause }: RefusalOptions = {}) {
    super(code, { cause });
    this.name = 'ImageRefused';
    this.code = code;
    this.values = values;
    this.raw = raw;
  }
}
