declare module 'heic-decode' {
  /** A picture of an HEIF file; `decode` gives 8-bit RGBA, upright. */
  export interface HeicPicture {
    width: number;
    height: number;
    decode: () => Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  }

  interface HeicDecode {
    (input: { buffer: Uint8Array }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
    all: (input: { buffer: Uint8Array }) => Promise<HeicPicture[] & { dispose: () => void }>;
  }

  const decode: HeicDecode;
  export default decode;
}
