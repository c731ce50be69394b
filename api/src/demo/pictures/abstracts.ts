import { circle, glow, gradient, mix, noise, rect, type Canvas } from './shapes.ts';

const palettes = [
  ['#0b3954', '#bfd7ea', '#ff6663', '#e0ff4f'],
  ['#2d1e2f', '#f15946', '#f9c22e', '#53b3cb'],
  ['#1b1b3a', '#693668', '#a74482', '#f84aa7'],
  ['#05668d', '#02c39a', '#f0f3bd', '#00a896'],
  ['#3d405b', '#e07a5f', '#81b29a', '#f2cc8f'],
] as const;

/** Bands of light that wander across the picture. */
export function waves(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const palette = random.pick(palettes);
  const lines = Array.from({ length: 64 }, (_, i) => {
    const share = i / 63;
    const [a, b] = [random.between(0.9, 1.1), Math.sin(share * 5) * 0.1];
    const y = (x: number) =>
      height *
      (0.08 + share * 0.84 + Math.sin(x * 3.1 * a + share * 4) * 0.09 + Math.sin(x * 7.3 + share * 9) * 0.03 + b * x);
    const points = Array.from({ length: 41 }, (_p, k) => `${((k / 40) * width).toFixed(1)} ${y(k / 40).toFixed(1)}`);
    const colour = mix(mix(palette[1], palette[2], share), palette[3], Math.abs(Math.sin(share * 8)) * 0.5);
    return `<path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="${(height * random.between(0.002, 0.016)).toFixed(1)}" opacity="${random.between(0.35, 0.9).toFixed(2)}"/>`;
  });
  return `<defs>${gradient('ground', [palette[0], mix(palette[0], '#000000', 0.5)])}</defs>${rect(0, 0, width, height, 'url(#ground)')}${lines.join('')}`;
}

/** Lights out of focus. */
export function bokeh(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const palette = random.pick(palettes);
  const lights = Array.from({ length: 70 }, (_, i) => {
    const size = Math.min(width, height) * random.between(0.015, 0.11);
    const [x, y] = [random.next() * width, height * (0.15 + random.next() * 0.8)];
    const opacity = random.between(0.12, 0.55).toFixed(2);
    const colour = mix(random.pick(palette), '#ffffff', random.between(0, 0.5));
    return (
      circle(x, y, size, colour, `opacity="${opacity}"`) +
      (i % 3 ? '' : circle(x, y, size * 2.4, 'url(#halo)', `opacity="${opacity}"`))
    );
  });
  const defs =
    gradient('ground', [mix(palette[0], '#000000', 0.6), mix(palette[0], '#000000', 0.2)]) +
    glow('halo', palette[1], 0.5);
  return `<defs>${defs}<filter id="soft"><feGaussianBlur stdDeviation="2"/></filter></defs>${rect(0, 0, width, height, 'url(#ground)')}<g filter="url(#soft)">${lights.join('')}</g>`;
}

/** A still life of stones in calm rows. */
export function stones(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const tone = random.pick(['#8b8378', '#70787c', '#a38f7a', '#5d6660']);
  const size = width / random.int(7, 12);
  const pieces: string[] = [];
  for (let y = -size / 2; y < height + size; y += size * 0.72)
    for (let x = -size / 2; x < width + size; x += size * 0.95) {
      const [cx, cy] = [x + random.between(-0.3, 0.3) * size, y + random.between(-0.25, 0.25) * size];
      const [rx, ry] = [size * random.between(0.36, 0.58), size * random.between(0.28, 0.44)];
      const turn = random.int(-35, 35);
      const colour = mix(mix(tone, '#ffffff', random.between(0, 0.45)), '#221d18', random.next() ** 2 * 0.7);
      const at = `transform="rotate(${turn} ${cx.toFixed(1)} ${cy.toFixed(1)})"`;
      pieces.push(
        `<ellipse cx="${(cx + size * 0.05).toFixed(1)}" cy="${(cy + size * 0.09).toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" fill="#0c0a08" opacity=".55" ${at}/>` +
          `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" fill="${colour}" ${at}/>` +
          `<ellipse cx="${(cx - rx * 0.25).toFixed(1)}" cy="${(cy - ry * 0.3).toFixed(1)}" rx="${(rx * 0.5).toFixed(1)}" ry="${(ry * 0.4).toFixed(1)}" fill="#fff" opacity=".16" ${at}/>`,
      );
    }
  return `<defs>${noise('grain', random.int(1, 999), 0.35, 1, '#000000', 1.2)}</defs>${rect(0, 0, width, height, mix(tone, '#000000', 0.75))}${pieces.join('')}${rect(0, 0, width, height, '#fff', 'filter="url(#grain)" opacity=".22"')}`;
}
