import { clamp, css, mix, rgb, softStep } from '../colour.ts';
import { painted } from '../paint.ts';
import { gradient, ground, ridge, type Canvas } from '../shapes.ts';
import { fir, flock } from '../silhouettes.ts';
import { hours, paintedSky, skyAt } from '../sky.ts';

/** Hills behind hills, each fading into the mist of its valley. */
export function hills(canvas: Canvas): string {
  const { width, height, random, noise } = canvas;
  const hour = random.pick([hours.dawn, hours.gold, hours.rose, hours.blue, hours.teal, hours.grey, hours.ember]);
  const level = height * random.between(0.3, 0.45);
  const longer = Math.max(width, height);
  const sun = {
    x: width * random.between(0.2, 0.8),
    y: level - longer * random.between(0.02, 0.12),
    size: random.next() < 0.6 ? longer * 0.017 : 0,
  };
  const sky = skyAt(canvas, { hour, sun, cover: random.between(0.1, 0.6), horizon: level + height * 0.1 });
  const mist = css(sky(width / 2, level + height * 0.08));
  const dark = mix(hour.cloud, '#0a1214', 0.72);
  const layers = random.int(5, 7);
  const all = Array.from({ length: layers }, (_, i) => {
    const share = i / (layers - 1);
    const top = level + (height * 0.92 - level) * share ** 1.15;
    const outline = ridge(canvas, top, height * (0.05 + share * 0.05), 2.6 - share * 0.9);
    const colour = mix(mist, dark, 0.16 + share * 0.8);
    const fill = gradient(`hill${i}`, [colour, mix(colour, mist, 0.62 * (1 - share * 0.8))]);
    const trees =
      share < 0.45
        ? ''
        : Array.from({ length: Math.round(width / (16 + share * 10)) }, () => {
            const x = random.between(0, width);
            if (noise.at(x / 210, i * 5) < -0.05) return '';
            return fir(
              canvas,
              x,
              outline(x) + height * 0.012,
              height * random.between(0.022, 0.05) * (0.4 + share),
              colour,
            );
          }).join('');
    return `<defs>${fill}</defs>${trees}${ground(canvas, outline, `url(#hill${i})`)}`;
  });
  const fog = painted({ x: 0, y: level, width, height: height - level }, 7, (x, y) => {
    const share = (y - level) / (height - level);
    const density = noise.layered((x / longer) * 3, share * 9, 4) + 0.15;
    return [rgb(mist), clamp(density * 0.75) * softStep(0, 0.15, share) * (1 - softStep(0.45, 0.9, share))];
  });
  const nearest = all.pop() ?? '';
  return paintedSky(canvas, level + height * 0.25, sky) + all.join('') + fog + nearest + flock(canvas, 0.35, dark);
}
