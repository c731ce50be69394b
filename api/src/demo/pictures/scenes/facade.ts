import { blend, css, mix, ramp, rgb, softStep } from '../colour.ts';
import { painted } from '../paint.ts';
import { circle, polygon, rect, whole, type Canvas } from '../shapes.ts';

const plasters = [
  { wall: '#d9a05b', frame: '#f6ead2', glass: '#39576b' },
  { wall: '#c9d3d6', frame: '#7f8f97', glass: '#1d3442' },
  { wall: '#b4564b', frame: '#f2e3d3', glass: '#2a3b47' },
  { wall: '#e7dcc6', frame: '#8a6f4f', glass: '#55707c' },
  { wall: '#4f8088', frame: '#e8efec', glass: '#182a33' },
  { wall: '#e2b5a0', frame: '#fff4ea', glass: '#3b4652' },
] as const;

/** A house front of many alike windows, each a little different, under slanting light. */
export function facade(canvas: Canvas): string {
  const { width, height, random, noise } = canvas;
  const { wall, frame, glass } = random.pick(plasters);
  const columns = random.int(3, 7);
  const w = width / columns;
  const rows = Math.max(2, Math.round(height / (w * random.between(1.05, 1.35))));
  const h = height / rows;
  const slope = random.between(0.25, 0.6);
  const edge = random.between(0.2, 0.9) * width;
  const [lit, shade] = [rgb(mix(wall, '#fff3d6', 0.16)), rgb(mix(wall, '#1b2844', 0.5))];
  const plaster = painted(whole(canvas), 2.4, (x, y) => {
    const stain =
      noise.layered(x / 260, y / 420, 3) * 0.09 +
      noise.at(x / 4, y / 4) * 0.035 -
      softStep(0.75, 1, (y / h) % 1) * 0.03;
    const tone = 1 + stain;
    const shadow = softStep(-5, 5, x + y * slope - edge - height * slope * 0.3);
    const colour = blend(lit, shade, shadow);
    return [colour[0] * tone, colour[1] * tone, colour[2] * tone];
  });
  const reflected = ramp([mix(glass, '#000000', 0.35), glass, mix(glass, '#b8d4e4', 0.7)]);
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [(i % columns) * w + w * 0.24, Math.floor(i / columns) * h + h * 0.18];
    const [bw, bh] = [w * 0.52, h * 0.62];
    const dark = x + bw / 2 + (y + bh / 2) * slope > edge + height * slope * 0.3;
    const tone = (colour: string) => (dark ? mix(colour, '#141f38', 0.45) : colour);
    const warm = random.next() < (dark ? 0.22 : 0.05);
    const pane = warm ? '#ffcf7d' : css(reflected(random.next() ** 1.5));
    const [ix, iy, iw, ih] = [x + bw * 0.07, y + bh * 0.05, bw * 0.86, bh * 0.9];
    const curtain = random.next();
    const cloth =
      curtain < 0.3
        ? rect(ix, iy, iw, ih * random.between(0.15, 0.55), tone(mix(frame, wall, 0.3)))
        : curtain < 0.55
          ? rect(ix, iy, iw * 0.2, ih, tone('#f3efe6'), 'opacity=".75"') +
            rect(ix + iw * 0.8, iy, iw * 0.2, ih, tone('#f3efe6'), 'opacity=".75"')
          : '';
    const sash = tone(frame);
    const open = random.next() < 0.12;
    const shutter = open
      ? polygon(
          [
            [ix, iy],
            [ix - bw * 0.22, iy + bh * 0.05],
            [ix - bw * 0.22, iy + ih - bh * 0.02],
            [ix, iy + ih],
          ],
          tone(mix(frame, '#000000', 0.12)),
        )
      : '';
    const pot = random.next() < 0.2 ? flowers(canvas, ix, iy + ih, iw, tone) : '';
    return (
      rect(x - bw * 0.07, y - bh * 0.05, bw * 1.14, bh * 1.1, tone(mix(frame, wall, 0.35))) +
      rect(x, y, bw, bh, sash) +
      rect(ix, iy, iw, ih, pane) +
      polygon(
        [
          [ix, iy + ih],
          [ix + iw, iy + ih * 0.25],
          [ix + iw, iy + ih * 0.6],
          [ix + iw * 0.4, iy + ih],
        ],
        '#ffffff',
        `opacity="${warm ? 0.05 : 0.13}"`,
      ) +
      cloth +
      rect(ix, iy, iw, ih * 0.05, '#000000', 'opacity=".38"') +
      rect(ix, iy, iw * 0.04, ih, '#000000', 'opacity=".25"') +
      rect(ix + iw * 0.485, iy, iw * 0.03, ih, sash) +
      rect(ix, iy + ih * 0.34, iw, ih * 0.025, sash) +
      rect(x - bw * 0.1, y + bh * 1.05, bw * 1.2, bh * 0.045, tone(mix(frame, '#ffffff', 0.2))) +
      rect(x - bw * 0.1, y + bh * 1.095, bw * 1.2, bh * 0.06, '#000000', 'opacity=".22"') +
      shutter +
      pot
    );
  });
  return plaster + cells.join('');
}

/** A box of flowers on a sill. */
function flowers(
  { random }: Canvas,
  x: number,
  sill: number,
  breadth: number,
  tone: (colour: string) => string,
): string {
  const bloom = random.pick(['#d8354a', '#f0a0b8', '#ffd34f', '#f4f0ff']);
  const heads = Array.from({ length: 26 }, (_, i) =>
    circle(
      x + random.next() * breadth,
      sill - random.next() * breadth * 0.2,
      breadth * random.between(0.018, 0.035),
      tone(i % 2 ? bloom : '#3f6b35'),
    ),
  );
  return (
    heads.join('') + rect(x + breadth * 0.02, sill - breadth * 0.05, breadth * 0.96, breadth * 0.13, tone('#7a4a32'))
  );
}
