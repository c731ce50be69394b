/** Zoom and position of a picture: at `scale` 1 it fits the frame; `x`, `y` is its point in the centre, as a share of its sides. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

/** The unzoomed picture. */
export const whole: Zoom = { scale: 1, x: 0.5, y: 0.5 };

/** Width and height in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Size of a picture scaled to fit a frame. */
export function fittedIn(frame: Size, picture: Size): Size {
  const factor = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * factor, height: picture.height * factor };
}

/** Limits a coordinate of the centre so that a picture larger than the frame leaves no gap. @param shown visible share */
function centred(value: number, shown: number): number {
  const half = shown / 2;
  return half >= 0.5 ? 0.5 : Math.min(1 - half, Math.max(half, value));
}

/** Limits a zoom to scales between 1 and `most`, and to positions without gaps. */
export function withinFrame({ scale, x, y }: Zoom, frame: Size, fitted: Size, most: number): Zoom {
  const allowed = Math.min(Math.max(1, most), Math.max(1, scale));
  return {
    scale: allowed,
    x: centred(x, frame.width / (fitted.width * allowed)),
    y: centred(y, frame.height / (fitted.height * allowed)),
  };
}

/** Changes the scale around a fixed point. @param at offset of that point from the centre of the frame */
export function zoomedAt(zoom: Zoom, scale: number, at: { x: number; y: number }, fitted: Size): Zoom {
  const move = (share: number, offset: number, length: number) =>
    share + offset / (length * zoom.scale) - offset / (length * scale);
  return { scale, x: move(zoom.x, at.x, fitted.width), y: move(zoom.y, at.y, fitted.height) };
}

/** Pans the picture by CSS pixels. */
export const movedBy = ({ scale, x, y }: Zoom, by: { x: number; y: number }, fitted: Size): Zoom => ({
  scale,
  x: x - by.x / (fitted.width * scale),
  y: y - by.y / (fitted.height * scale),
});

/** The scale of true size: one image pixel per device pixel. @param pixels width of the image in pixels */
export const trueScale = (pixels: number, fitted: Size, pixelRatio: number): number =>
  pixels / pixelRatio / fitted.width;

/** The CSS transform of a picture that is fitted to and centred in its frame. */
export const transformOf = ({ scale, x, y }: Zoom, fitted: Size): string =>
  `translate(${(0.5 - x) * fitted.width * scale}px, ${(0.5 - y) * fitted.height * scale}px) scale(${scale})`;
