import { circle, glow, gradient, ground, mix, noise, path, rect, ridge, type Canvas } from './shapes.ts';

/** A city by night: windows, a moon, stars and what the river keeps of them. */
export function night(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const [top, low] = random.pick([
    ['#050914', '#27365f'],
    ['#0b0716', '#5a2c54'],
    ['#03101a', '#17506a'],
  ] as const);
  const shore = height * random.between(0.68, 0.8);
  const stars = Array.from({ length: 160 }, () =>
    circle(
      random.next() * width,
      random.next() ** 1.4 * shore * 0.8,
      random.between(0.5, 1.8),
      '#fff',
      `opacity="${random.between(0.25, 0.95).toFixed(2)}"`,
    ),
  );
  const blocks = random.int(16, 24);
  const houses = Array.from({ length: blocks }, (_, i) => {
    const w = width / blocks + random.between(4, 40);
    const h = height * random.between(0.1, 0.34);
    const x = (i / blocks) * width - 20;
    const body = rect(x, shore - h, w, h, mix(top, '#000000', random.between(0.1, 0.6)));
    const windows = Array.from({ length: 60 }, (_w, k) => {
      const [column, row] = [k % 5, Math.floor(k / 5)];
      if (random.next() < 0.55 || row * h * 0.09 > h * 0.9) return '';
      return rect(
        x + w * (0.12 + column * 0.17),
        shore - h + h * (0.06 + row * 0.085),
        w * 0.09,
        h * 0.045,
        random.pick(['#ffd98a', '#ffb45e', '#fff2cf', '#9fd0ff']),
        `opacity="${random.between(0.5, 1).toFixed(2)}"`,
      );
    });
    return body + windows.join('');
  }).join('');
  const moon = {
    x: random.between(0.15, 0.85) * width,
    y: height * random.between(0.12, 0.25),
    r: width * random.between(0.015, 0.03),
  };
  const defs = `${gradient('sky', [top, mix(top, low, 0.6), low])}${glow('moon', '#fff6dd', 0.5)}<filter id="wet"><feGaussianBlur stdDeviation="2 14"/></filter>`;
  return `<defs>${defs}</defs>${rect(0, 0, width, height, 'url(#sky)')}${stars.join('')}${circle(moon.x, moon.y, moon.r * 6, 'url(#moon)')}${circle(moon.x, moon.y, moon.r, '#fdf4dc')}
    ${houses}<g transform="translate(0 ${(shore * 2).toFixed(1)}) scale(1 -1)" filter="url(#wet)" opacity=".7">${houses}</g>${rect(0, shore, width, height - shore, top, 'opacity=".45"')}`;
}

/** A house front of many alike windows, each a little different. */
export function facade(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const [wall, frame, glass] = random.pick([
    ['#d9a05b', '#f6ead2', '#39576b'],
    ['#c9d3d6', '#7f8f97', '#1d3442'],
    ['#b4564b', '#f2e3d3', '#2a3b47'],
    ['#e7dcc6', '#a88a5f', '#55707c'],
    ['#5f7f86', '#dfe8e6', '#182a33'],
  ] as const);
  const columns = random.int(4, 9);
  const rows = Math.max(3, Math.round((columns * height) / width / random.between(1, 1.4)));
  const [w, h] = [width / columns, height / rows];
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [(i % columns) * w, Math.floor(i / columns) * h];
    const lit = random.next() < 0.12;
    const pane = lit ? '#ffd88f' : mix(glass, '#9fc4d8', random.next() ** 2 * 0.7);
    const sill = rect(x + w * 0.18, y + h * 0.82, w * 0.64, h * 0.05, mix(frame, '#000000', 0.15));
    const blind =
      random.next() < 0.3
        ? rect(x + w * 0.26, y + h * 0.2, w * 0.48, h * random.between(0.1, 0.4), mix(frame, wall, 0.3))
        : '';
    const shade = rect(x + w * 0.26, y + h * 0.2, w * 0.48, h * 0.05, '#000', 'opacity=".35"');
    return (
      rect(x + w * 0.22, y + h * 0.16, w * 0.56, h * 0.66, frame) +
      rect(x + w * 0.26, y + h * 0.2, w * 0.48, h * 0.58, pane) +
      path(
        `M${x + w * 0.26} ${y + h * 0.78}L${x + w * 0.74} ${y + h * 0.3}L${x + w * 0.74} ${y + h * 0.55}L${x + w * 0.45} ${y + h * 0.78}Z`,
        '#fff',
        'opacity=".14"',
      ) +
      blind +
      shade +
      rect(x + w * 0.495, y + h * 0.2, w * 0.012, h * 0.58, frame) +
      sill
    );
  });
  const slant = random.between(-0.3, 0.6) * width;
  const shadow = path(
    `M${slant} 0L${slant + width * 0.7} 0L${slant + width * 0.2} ${height}L${slant - width * 0.5} ${height}Z`,
    '#102030',
    'opacity=".22"',
  );
  return `<defs>${gradient('wall', [mix(wall, '#ffffff', 0.12), mix(wall, '#000000', 0.12)])}${noise('plaster', random.int(1, 999), 0.12, 1, '#000000', 0.9)}</defs>
    ${rect(0, 0, width, height, 'url(#wall)')}${rect(0, 0, width, height, '#fff', 'filter="url(#plaster)" opacity=".2"')}${cells.join('')}${shadow}`;
}

/** A bridge's cables against the sky. */
export function bridge(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const [sky, steel] = random.pick([
    [['#8fb4c9', '#e9eef0'], '#1f2d36'],
    [['#e9a16f', '#fbe2b9'], '#35202c'],
    [['#23405c', '#b98a86'], '#0b141c'],
  ] as const);
  const deck = height * random.between(0.66, 0.76);
  const pylon = width * random.between(0.3, 0.62);
  const crown = height * random.between(0.08, 0.16);
  const cables = Array.from({ length: 44 }, (_, i) => {
    const side = i % 2 ? 1 : -1;
    const share = (Math.floor(i / 2) + 1) / 22;
    const from = crown + (deck - crown) * 0.45 * (1 - share);
    return `<path d="M${pylon} ${from.toFixed(1)}L${(pylon + side * share * width * 0.75).toFixed(1)} ${deck.toFixed(1)}" stroke="${steel}" stroke-width="${(1.2 + width / 1600).toFixed(1)}" opacity=".85"/>`;
  });
  const legs = path(
    `M${pylon - width * 0.03} ${height}L${pylon - width * 0.008} ${crown}L${pylon + width * 0.008} ${crown}L${pylon + width * 0.03} ${height}Z`,
    steel,
  );
  const far = ground(canvas, ridge(canvas, deck + height * 0.02, height * 0.02), mix(sky[1], steel, 0.35));
  const defs =
    gradient('sky', [...sky]) +
    noise('clouds', random.int(1, 999), 0.006, 3, '#ffffff', 2) +
    gradient('water', [mix(sky[1], steel, 0.25), mix(sky[0], steel, 0.7)]);
  return `<defs>${defs}</defs>${rect(0, 0, width, height, 'url(#sky)')}${rect(0, 0, width, deck, '#fff', 'filter="url(#clouds)" opacity=".55"')}${far}
    ${rect(0, deck + height * 0.06, width, height, 'url(#water)')}${cables.join('')}${legs}${rect(0, deck, width, height * 0.022, steel)}`;
}
