import { blend, css, mix, rgb, softStep } from '../colour.ts';
import { painted } from '../paint.ts';
import { gradient, ground, line, polygon, rect, ridge, type Canvas } from '../shapes.ts';
import { boat, flock } from '../silhouettes.ts';
import { hours, paintedSky, skyAt } from '../sky.ts';

/** A cable-stayed bridge that runs into the mist over a river. */
export function bridge(canvas: Canvas): string {
  const { width, height, random, noise } = canvas;
  const hour = random.pick([hours.dawn, hours.gold, hours.rose, hours.grey, hours.blue, hours.teal]);
  const longer = Math.max(width, height);
  const deck = height * random.between(0.64, 0.74);
  const sun = {
    x: width * random.between(0.15, 0.85),
    y: deck - longer * random.between(0.06, 0.2),
    size: hour === hours.grey ? 0 : longer * 0.02,
  };
  const sky = skyAt(canvas, { hour, sun, cover: random.between(0.2, 0.7), horizon: deck + height * 0.05 });
  const air = css(sky(width / 2, deck));
  const steel = mix(hour.cloud, '#0b1016', 0.75);
  const water = deck + height * 0.075;
  const river = painted({ x: 0, y: water, width, height: height - water }, 3, (x, y) => {
    const below = (y - water) / (height - water);
    const wave = noise.layered((x / longer) * 18, 14 / (below + 0.15), 3);
    const mirrored = sky(x + wave * 30, deck - (y - water) * 1.6 - height * 0.04);
    const road = Math.exp(-(((x - sun.x) / longer / (0.03 + below * 0.08)) ** 2)) * softStep(0, 0.5, wave + 0.1);
    return blend(blend(mirrored, rgb(steel), 0.2 + below * 0.4 + wave * 0.12), rgb(hour.light), road * 0.8);
  });
  const bank = ground(canvas, ridge(canvas, deck + height * 0.035, height * 0.03, 3), mix(air, steel, 0.32));
  const first = width * random.between(0.26, 0.4);
  const pylons = [
    { x: first + longer * 0.52, tall: deck * 0.5, share: 0.45 },
    { x: first, tall: deck * random.between(0.75, 0.86), share: 1 },
  ].map(({ x, tall, share }) => {
    const colour = mix(air, steel, share);
    const crown = deck - tall;
    const cables = Array.from({ length: 40 }, (_, i) => {
      const [side, place] = [i % 2 ? 1 : -1, (Math.floor(i / 2) + 1) / 20];
      const from = crown + tall * (0.06 + 0.4 * (1 - place));
      return line(x, from, x + side * place * tall * 1.05, deck, colour, 1 + share * 1.4, 'stroke-opacity=".85"');
    });
    const half = tall * 0.05;
    const leg = (side: number) =>
      polygon(
        [
          [x + side * half * 0.15, crown],
          [x + side * half * 0.5, crown],
          [x + side * half * 1.5, water + height * 0.03 * share],
          [x + side * half * 1.1, water + height * 0.03 * share],
        ],
        colour,
      );
    return (
      cables.join('') +
      leg(1) +
      leg(-1) +
      rect(x - half * 0.6, crown + tall * 0.32, half * 1.2, tall * 0.025, colour) +
      rect(x - half * 0.45, crown, half * 0.9, tall * 0.03, colour)
    );
  });
  const rail = `<defs>${gradient('deck', [steel, mix(air, steel, 0.4)], true)}</defs>${rect(0, deck, width, height * 0.018, 'url(#deck)')}${rect(0, deck - height * 0.006, width, 1.6, 'url(#deck)')}`;
  const rower =
    random.next() < 0.4
      ? boat(width * random.between(0.5, 0.8), water + (height - water) * 0.45, width * 0.05, '#10151a')
      : '';
  return paintedSky(canvas, water + 4, sky) + bank + river + pylons.join('') + rail + rower + flock(canvas, 0.4, steel);
}
