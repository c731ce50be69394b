import { blend, clamp, css, mix, ramp, rgb, softStep } from '../colour.ts';
import { painted } from '../paint.ts';
import { circle, n, path, rect, whole, type Canvas } from '../shapes.ts';

const blooms = [
  { back: '#1c2a20', petals: ['#7c1030', '#d42a5b', '#ff9db4', '#ffe6ea'] },
  { back: '#20242c', petals: ['#b34710', '#f08a24', '#ffcf5c', '#fff3c8'] },
  { back: '#16242e', petals: ['#3b2a78', '#7a5cc0', '#c3aef0', '#f3ecff'] },
  { back: '#2b2f28', petals: ['#a8927c', '#e3d2bf', '#f7efe6', '#ffffff'] },
  { back: '#122026', petals: ['#8f1a1a', '#e0482e', '#ff9a66', '#ffe0b8'] },
] as const;

/** A flower from close up: petal by petal in the golden angle, drops of dew. */
export function flower(canvas: Canvas): string {
  const { width, height, random, noise } = canvas;
  const { back, petals } = random.pick(blooms);
  const longer = Math.max(width, height);
  const tones = ramp(petals);
  const [cx, cy] = [width * random.between(0.38, 0.62), height * random.between(0.4, 0.6)];
  const reach = Math.min(width, height) * random.between(0.5, 0.66);
  const ground = painted(whole(canvas), 9, (x, y) => {
    const blur = noise.layered((x / longer) * 3, (y / longer) * 3, 2);
    return blend(rgb(back), rgb(mix('#86a05a', petals[1], 0.25)), softStep(-0.2, 0.9, blur) * 0.65);
  });
  const count = random.int(110, 150);
  const golden = Math.PI * (3 - Math.sqrt(5));
  const defs: string[] = [];
  for (let i = 0; i < 8; i += 1) {
    const share = i / 7;
    const [root, mid, tip] = [tones(share * 0.42), tones(0.12 + share * 0.5), tones(0.38 + share * 0.55)];
    defs.push(
      `<linearGradient id="petal${i}" x1="0" y1="0" x2="1" y2="0"><stop stop-color="${css(blend(root, [10, 0, 10], 0.5))}"/><stop offset=".45" stop-color="${css(mid)}"/><stop offset="1" stop-color="${css(tip)}"/></linearGradient>`,
    );
  }
  const all = Array.from({ length: count }, (_, k) => {
    const i = count - k;
    const share = Math.sqrt(i / count);
    const angle = i * golden + random.between(-0.05, 0.05);
    const away = reach * share * 0.56;
    const long = reach * (0.12 + share * 0.36);
    const half = long * random.between(0.27, 0.33);
    const lightness = Math.round(
      clamp(0.42 + 0.4 * Math.cos(angle + 2.2) * share + random.between(-0.08, 0.08) + (1 - share) * 0.18) * 7,
    );
    const shape = `M0 0C${n(long * 0.25)} ${n(-half * 1.1)} ${n(long * 0.75)} ${n(-half * 1.15)} ${n(long)} ${n(-half * 0.08)}Q${n(long * 1.03)} 0 ${n(long)} ${n(half * 0.08)}C${n(long * 0.75)} ${n(half * 1.15)} ${n(long * 0.25)} ${n(half * 1.1)} 0 0Z`;
    const place = `transform="translate(${n(cx + Math.cos(angle) * away * 0.72)} ${n(cy + Math.sin(angle) * away * 0.72)}) rotate(${n((angle * 180) / Math.PI)})"`;
    const shadow = path(
      shape,
      '#12040c',
      `fill-opacity=".3" transform="translate(${n(cx + Math.cos(angle) * away * 0.72 + long * 0.03)} ${n(cy + Math.sin(angle) * away * 0.72 + long * 0.06)}) rotate(${n((angle * 180) / Math.PI)})"`,
    );
    const vein = `<path d="M${n(long * 0.1)} 0Q${n(long * 0.5)} ${n(half * 0.1)} ${n(long * 0.92)} 0" stroke="${css(tones(0.15))}" stroke-opacity=".25" stroke-width="${n(long * 0.012)}" fill="none" ${place}/>`;
    return shadow + path(shape, `url(#petal${lightness})`, place) + vein;
  });
  const dew = Array.from({ length: random.int(8, 30) }, () => {
    const [angle, away] = [random.between(0, 6.28), reach * random.between(0.2, 0.8)];
    const [x, y, r] = [
      cx + Math.cos(angle) * away,
      cy + Math.sin(angle) * away,
      longer * random.between(0.002, 0.0055),
    ];
    return (
      circle(x + r * 0.3, y + r * 0.4, r, '#1a0510', 'fill-opacity=".35"') +
      circle(x, y, r, 'url(#dew)') +
      circle(x - r * 0.35, y - r * 0.35, r * 0.25, '#ffffff')
    );
  });
  const drop =
    '<radialGradient id="dew" cx=".65" cy=".7"><stop stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity=".08"/></radialGradient>';
  return `<defs>${defs.join('')}${drop}</defs>${ground}${all.join('')}${dew.join('')}`;
}

const rows = [
  { tones: ['#8b8378', '#b9b0a2', '#5d5750'], bed: '#1d1a16' },
  { tones: ['#70787c', '#a4adb2', '#3f474c'], bed: '#12161a' },
  { tones: ['#a38f7a', '#c9a98a', '#6f4e3c', '#8c8f86'], bed: '#1d1510' },
  { tones: ['#6f8a8c', '#9db8b4', '#c8c2ae', '#3c5457'], bed: '#0c1a1c' },
] as const;

/** Pebbles, worn round and still wet. */
export function stones(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const { tones, bed } = random.pick(rows);
  const longer = Math.max(width, height);
  const size = longer / random.between(9, 17);
  const shades = tones.flatMap((tone) => [mix(tone, '#ffffff', 0.2), tone, mix(tone, '#000000', 0.3)]);
  const defs = shades.map(
    (tone, i) =>
      `<radialGradient id="stone${i}" cx=".36" cy=".28" r=".85"><stop stop-color="${mix(tone, '#ffffff', 0.4)}"/><stop offset=".4" stop-color="${tone}"/><stop offset="1" stop-color="${mix(tone, '#000000', 0.72)}"/></radialGradient>`,
  );
  const pieces: string[] = [];
  for (const layer of [0, 1]) {
    const count = Math.round(((width * height) / (size * size)) * (layer ? 1.15 : 2.3));
    for (let i = 0; i < count; i += 1) {
      const [x, y] = [random.between(-0.03, 1.03) * width, random.between(-0.03, 1.03) * height];
      const r = size * random.between(0.32, 0.72) * (layer ? 1 : 0.75);
      const points = Array.from({ length: 9 }, (_, k): readonly [number, number] => {
        const angle = (k / 9) * Math.PI * 2;
        const away = r * random.between(0.88, 1.1);
        return [x + Math.cos(angle) * away, y + Math.sin(angle) * away * random.between(0.78, 0.86)];
      });
      const outline = rounded(points);
      const turn = `rotate(${random.int(-40, 40)} ${n(x)} ${n(y)})`;
      const vein =
        random.next() < 0.14
          ? `<path d="M${n(x - r * 0.8)} ${n(y + r * random.between(-0.3, 0.3))}Q${n(x)} ${n(y + r * random.between(-0.3, 0.3))} ${n(x + r * 0.82)} ${n(y + r * random.between(-0.2, 0.2))}" stroke="#f4f0e8" stroke-opacity=".5" stroke-width="${n(r * random.between(0.03, 0.1))}" fill="none" transform="${turn}"/>`
          : '';
      pieces.push(
        path(outline, '#050403', `fill-opacity=".55" transform="translate(${n(r * 0.12)} ${n(r * 0.2)}) ${turn}"`) +
          path(outline, `url(#stone${random.int(0, shades.length - 1)})`, `transform="${turn}"`) +
          vein +
          `<ellipse cx="${n(x - r * 0.3)}" cy="${n(y - r * 0.34)}" rx="${n(r * 0.26)}" ry="${n(r * 0.1)}" fill="#fff" fill-opacity="${random.between(0.08, 0.4).toFixed(2)}" transform="${turn} rotate(-24 ${n(x)} ${n(y)})"/>`,
      );
    }
  }
  return `<defs>${defs.join('')}</defs>${rect(0, 0, width, height, bed)}${pieces.join('')}`;
}

/** A closed curve through the middles of the sides of a polygon. */
function rounded(points: readonly (readonly [number, number])[]): string {
  const middle = (i: number) => {
    const [a, b] = [points[i % points.length] ?? [0, 0], points[(i + 1) % points.length] ?? [0, 0]];
    return `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
  };
  const curves = points.map((_, i) => {
    const [x, y] = points[(i + 1) % points.length] ?? [0, 0];
    return `Q${n(x)} ${n(y)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}
