/** Most bytes of a picture that is sent to become the logo. */
const mostBytes = 100_000;
/** Longer sides that are tried, in pixels; the service keeps at most 512. */
const sides = [512, 384, 256, 192, 128];
/** Formats that keep transparency; the second is smaller where a browser can write it. */
const types = ['image/png', 'image/webp'];

/** A picture as a page can draw it. @throws where the browser cannot read it */
async function drawable(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The picture drawn with that longer side, or smaller where it has fewer pixels; a drawing of lines has any size. */
function drawn(image: HTMLImageElement, side: number): HTMLCanvasElement {
  const [width, height] = [image.naturalWidth || side, image.naturalHeight || side];
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const encoded = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));

/** The file itself where it is small enough, else a smaller picture of it. @throws where the browser cannot read it */
async function shrunk(file: Blob): Promise<Blob> {
  if (file.size <= mostBytes && file.type !== 'image/svg+xml') return file;
  const image = await drawable(file);
  for (const side of sides) {
    const canvas = drawn(image, side);
    for (const type of types) {
      const made = await encoded(canvas, type);
      if (made && made.size <= mostBytes) return made;
    }
  }
  throw new Error('The picture does not become small enough.');
}

const base64Of = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });

/** A picture in base64, small enough to be sent; null where the browser cannot read it. */
export const smallPicture = (file: Blob): Promise<string | null> => shrunk(file).then(base64Of, () => null);
