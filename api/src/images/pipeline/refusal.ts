/** Why a file is not taken as a photo; each is a problem code of the contract (docs/product.md §2 and §9). */
export type Refusal = 'UNSUPPORTED_FORMAT' | 'IMAGE_DAMAGED' | 'IMAGE_TOO_SMALL' | 'TOO_MANY_PIXELS';

/** The file is refused, for a reason that its sender can mend. `values` fill the text of the problem. */
export class ImageRefused extends Error {
  readonly code: Refusal;
  readonly values: Record<string, number>;

  /** @param options.values `actual` with `minimum` (px) or `maximum` (megapixels) @param options.cause for the log */
  constructor(code: Refusal, options: { values?: Record<string, number>; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.name = 'ImageRefused';
    this.code = code;
    this.values = options.values ?? {};
  }
}
