/** How a picture is looked at: `scale` 1 shows it whole; `x`, `y` is the point of it in the middle, as a share of its sides. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

/** The picture shown whole. */
export const whole: Zoom = { scale: 1, x: 0.5, y: 0.5 };

/** Width and height in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The size of a picture of those proportions that is shown whole in a frame. */
export function fittedIn(frame: Size, picture: Size): Size {
  const factor = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * factor, height: picture.height * factor };
}

/** The point in the middle must leave no gap at one side while there is more of the picture at the other. */
function centred(value: number, shown: number): number {
  const half = shown / 2;
  return half >= 0.5 ? 0.5 : Math.min(1 - half, Math.max(half, value));
}

/** The nearest view that a frame allows. @param most largest scale */
export function withinFrame({ scale, x, y }: Zoom, frame: Size, fitted: Size, most: number): Zoom {
  const allowed = Math.min(Math.max(1, most), Math.max(1, scale));
  return {
    scale: allowed,
    x: centred(x, frame.width / (fitted.width * allowed)),
    y: centred(y, frame.height / (fitted.height * allowed)),
  };
}

/** Another scale that keeps the point under a pointer where it is. @param at offset of the pointer from the frame's middle */
export function zoomedAt(zoom: Zoom, scale: number, at: { x: number; y: number }, fitted: Size): Zoom {
  const move = (share: number, offset: number, length: number) =>
    share + offset / (length * zoom.scale) - offset / (length * scale);
  return { scale, x: move(zoom.x, at.x, fitted.width), y: move(zoom.y, at.y, fitted.height) };
}

/** The picture moved by CSS pixels, as a finger moves it. */
export const movedBy = ({ scale, x, y }: Zoom, by: { x: number; y: number }, fitted: Size): Zoom => ({
  scale,
  x: x - by.x / (fitted.width * scale),
  y: y - by.y / (fitted.height * scale),
});

/** The scale at which one pixel of the picture is one pixel of the screen. @param pixels the picture's width in its pixels */
export const trueScale = (pixels: number, fitted: Size, pixelRatio: number): number =>
  pixels / pixelRatio / fitted.width;

/** The CSS transform of a picture that lies fitted in the middle of its frame. */
export const transformOf = ({ scale, x, y }: Zoom, fitted: Size): string =>
  `translate(${(0.5 - x) * fitted.width * scale}px, ${(0.5 - y) * fitted.height * scale}px) scale(${scale})`;
