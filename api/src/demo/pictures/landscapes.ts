import { circle, glow, gradient, ground, mix, noise, path, rect, ridge, type Canvas } from './shapes.ts';

const skies = [
  ['#1d2b53', '#7e4a6f', '#e8835a', '#ffd29a'],
  ['#274b7a', '#6f9fc8', '#cfe3ee', '#fdf3dc'],
  ['#0f2a44', '#3b6e8f', '#e7a977', '#fbe0b0'],
  ['#3a2a5d', '#a0567f', '#f19a7b', '#ffe2b8'],
  ['#5b7f9e', '#a9c5d4', '#e7eef0', '#f7f4ec'],
  ['#16324f', '#2a628f', '#8cc4d6', '#f4e9c9'],
] as const;

const sun = ({ width, random }: Canvas, y: number, colour: string) => {
  const x = random.between(0.2, 0.8) * width;
  const size = width * random.between(0.018, 0.035);
  return {
    defs: glow('sun', colour, 0.85),
    shapes: circle(x, y, size * 9, 'url(#sun)') + circle(x, y, size, mix(colour, '#ffffff', 0.7)),
    x,
  };
};

/** Hills one behind the other, paler with distance, under an evening sky. */
export function hills(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const sky = random.pick(skies);
  const near = random.pick(['#152a2b', '#22301f', '#2b2233', '#1b2a3d']);
  const light = sun(canvas, height * random.between(0.3, 0.45), sky[3]);
  const layers = random.int(5, 7);
  const all = Array.from({ length: layers }, (_, i) => {
    const share = i / (layers - 1);
    const outline = ridge(canvas, height * (0.45 + share * 0.42), height * (0.035 + share * 0.05));
    const mist = rect(
      0,
      height * (0.43 + share * 0.42),
      width,
      height * 0.12,
      mix(sky[3], '#ffffff', 0.3),
      `opacity="${0.16 * (1 - share)}"`,
    );
    return ground(canvas, outline, mix(sky[2], near, 0.22 + share * 0.78)) + mist;
  });
  const clouds = rect(0, 0, width, height * 0.5, '#fff', 'filter="url(#clouds)" opacity=".55"');
  const defs = gradient('sky', [...sky]) + noise('clouds', random.int(1, 999), 0.008, 4, sky[3], 2.2) + light.defs;
  return `<defs>${defs}</defs>${rect(0, 0, width, height, 'url(#sky)')}${clouds}${light.shapes}${all.join('')}`;
}

/** Mountains and their reflection in a lake. */
export function lake(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const sky = random.pick(skies);
  const shore = height * random.between(0.52, 0.6);
  const peaks = ridge(canvas, shore - height * 0.14, height * 0.1, 6);
  const bank = ridge(canvas, shore - height * 0.015, height * 0.018, 5);
  const upper = `${rect(0, 0, width, shore, 'url(#sky)')}${rect(0, 0, width, shore, '#fff', 'filter="url(#clouds)" opacity=".5"')}
    <g clip-path="url(#above)">${ground(canvas, peaks, mix(sky[1], '#20303c', 0.55))}${ground(canvas, (x) => peaks(x) + height * 0.06 + Math.sin(x / 31) * 6, mix(sky[1], '#16222b', 0.8))}${ground(canvas, bank, '#14201b')}</g>`;
  const ripples = Array.from({ length: 70 }, () => {
    const y = shore + (height - shore) * random.next() ** 1.4;
    const length = width * random.between(0.03, 0.2) * (0.4 + (y - shore) / (height - shore));
    return rect(
      random.between(-0.1, 1) * width,
      y,
      length,
      random.between(1, 3),
      mix(sky[3], '#ffffff', 0.4),
      `opacity="${random.between(0.08, 0.3).toFixed(2)}"`,
    );
  });
  const defs = `${gradient('sky', [...sky])}${noise('clouds', random.int(1, 999), 0.007, 5, '#ffffff', 2)}
    <clipPath id="above">${rect(0, 0, width, shore, '#fff')}</clipPath><filter id="soft"><feGaussianBlur stdDeviation="5 2"/></filter>`;
  return `<defs>${defs}</defs><g id="upper">${upper}</g>
    <g transform="translate(0 ${(shore * 2).toFixed(1)}) scale(1 -1)" filter="url(#soft)">${upper}</g>
    ${rect(0, shore, width, height - shore, mix(sky[0], '#06121c', 0.5), 'opacity=".38"')}${ripples.join('')}`;
}

/** Waves that run to a low horizon. */
export function sea(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const sky = random.pick(skies);
  const horizon = height * random.between(0.42, 0.58);
  const light = sun(canvas, horizon - height * random.between(0.03, 0.14), sky[3]);
  const waves = Array.from({ length: 16 }, (_, i) => {
    const share = (i / 15) ** 1.6;
    const outline = ridge(canvas, horizon + (height - horizon) * share + 4, 2 + share * height * 0.018, 5);
    return ground(
      canvas,
      outline,
      mix(mix(sky[2], sky[1], 0.4), mix(sky[0], '#04202b', 0.6), 0.15 + share * 0.8),
      'opacity=".82"',
    );
  });
  const glitter = Array.from({ length: 90 }, () => {
    const share = random.next() ** 1.5;
    const spread = width * (0.02 + share * 0.16);
    return rect(
      light.x + random.between(-spread, spread),
      horizon + (height - horizon) * share,
      random.between(4, 40) * (0.5 + share),
      1 + share * 3,
      sky[3],
      `opacity="${random.between(0.2, 0.75).toFixed(2)}"`,
    );
  });
  const defs = gradient('sky', [...sky]) + light.defs + noise('clouds', random.int(1, 999), 0.009, 6, sky[3], 2.4);
  return `<defs>${defs}</defs>${rect(0, 0, width, height, 'url(#sky)')}${rect(0, 0, width, horizon, '#fff', 'filter="url(#clouds)" opacity=".6"')}${light.shapes}${waves.join('')}${glitter.join('')}`;
}

/** Dunes with one lit and one shaded side. */
export function dunes(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const [bright, dark] = random.pick([
    ['#f3c98b', '#8a4b2a'],
    ['#e9b27c', '#6b3550'],
    ['#f1dcb6', '#8d7558'],
  ] as const);
  const sky = random.pick([
    ['#7fb2d1', '#dbe9ee'],
    ['#f2b38a', '#fbe3c0'],
    ['#3f5d86', '#e8b59a'],
  ] as const);
  const all = Array.from({ length: 6 }, (_, i) => {
    const share = i / 5;
    const crest = ridge(canvas, height * (0.42 + share * 0.45), height * (0.04 + share * 0.05), 1);
    const lit = ground(canvas, crest, mix(mix(sky[1], bright, 0.55 + share * 0.45), dark, share * 0.18));
    const shade = ground(
      canvas,
      (x) => crest(x) + height * (0.012 + 0.05 * (1 + Math.sin(x / (width / 5) + i * 2))),
      mix(bright, dark, 0.3 + share * 0.45),
      'opacity=".8"',
    );
    return lit + shade;
  });
  const defs = gradient('sky', [...sky]) + noise('sand', random.int(1, 999), 0.25, 8, dark, 1.1);
  return `<defs>${defs}</defs>${rect(0, 0, width, height, 'url(#sky)')}${all.join('')}${rect(0, height * 0.5, width, height * 0.5, '#fff', 'filter="url(#sand)" opacity=".28"')}`;
}

const trunk = (x: number, base: number, size: number, colour: string, lean: number) =>
  path(
    `M${(x - size).toFixed(1)} ${base.toFixed(1)}L${(x - size * 0.5 + lean).toFixed(1)} 0L${(x + size * 0.5 + lean).toFixed(1)} 0L${(x + size).toFixed(1)} ${base.toFixed(1)}Z`,
    colour,
  );

/** Trunks that stand back into fog. */
export function forest(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const [fog, bark] = random.pick([
    ['#dfe8dc', '#1c2a1c'],
    ['#f4dcc0', '#3a2016'],
    ['#cfdbe4', '#16222e'],
    ['#f0e3c4', '#2d2a12'],
  ] as const);
  const layers = Array.from({ length: 5 }, (_, i) => {
    const share = i / 4;
    const trees = Array.from({ length: random.int(7, 12) - i }, () =>
      trunk(
        random.between(-0.02, 1.02) * width,
        height * (0.74 + share * 0.26),
        width * (0.003 + share * random.between(0.008, 0.017)),
        mix(fog, bark, 0.18 + share * 0.8),
        random.between(-0.015, 0.015) * width,
      ),
    );
    const floor = ground(
      canvas,
      ridge(canvas, height * (0.74 + share * 0.18), height * 0.012),
      mix(fog, bark, 0.2 + share * 0.65),
    );
    return floor + trees.join('') + rect(0, 0, width, height, fog, `opacity="${(0.2 * (1 - share)).toFixed(2)}"`);
  });
  const rays = Array.from({ length: 6 }, () => {
    const x = random.between(0, 1) * width;
    return path(
      `M${x} 0L${x + width * 0.05} 0L${x - width * 0.12} ${height}L${x - width * 0.26} ${height}Z`,
      '#fff',
      'opacity=".07"',
    );
  });
  const defs =
    gradient('sky', [mix(fog, '#ffffff', 0.5), fog]) +
    noise('leaves', random.int(1, 999), 0.02, 1, mix(bark, '#7a8a3a', 0.5), 3);
  return `<defs>${defs}</defs>${rect(0, 0, width, height, 'url(#sky)')}${layers.join('')}${rect(0, 0, width, height * 0.35, '#fff', 'filter="url(#leaves)" opacity=".5"')}${rays.join('')}`;
}
