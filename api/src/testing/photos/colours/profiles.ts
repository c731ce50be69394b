/** ICC profiles (ICC.1:2010) of well-known colour spaces, made by code so that no file of somebody else is copied. */

/** A tag: its name, and its content with type and padding. */
type Tag = readonly [string, Buffer];

const fixed = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(value * 65_536));
  return bytes;
};

/** Content of a tag: the name of its type, four bytes that are 0, and what is given, up to a multiple of four. */
function content(type: string, ...parts: Buffer[]): Buffer {
  const bytes = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.alloc(4), ...parts]);
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
}

const xyz = (values: readonly number[]) => content('XYZ ', ...values.map(fixed));

/** Function type 0 (a gamma), or 3 with the constants of sRGB. */
const curve = (gamma: number | 'srgb') =>
  gamma === 'srgb'
    ? content('para', Buffer.from([0, 3, 0, 0]), ...[2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].map(fixed))
    : content('para', Buffer.from([0, 0, 0, 0]), fixed(gamma));

/** A text in one language. */
function text(words: string): Buffer {
  const head = Buffer.from('00000001' + '0000000c' + '656e5553' + '00000000' + '0000001c', 'hex');
  const letters = Buffer.from(words, 'utf16le').swap16();
  head.writeUInt32BE(letters.length, 12);
  return content('mluc', head, letters);
}

const whiteD50 = [0.9642, 1, 0.8249];

function profile(space: 'RGB ' | 'GRAY', tags: readonly Tag[]): Buffer {
  const header = Buffer.alloc(128);
  header.writeUInt32BE(0x04300000, 8);
  header.write('mntr' + space + 'XYZ ', 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  whiteD50.forEach((value, index) => header.set(fixed(value), 68 + index * 4));
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length, 0);
  let offset = header.length + table.length;
  tags.forEach(([name, bytes], index) => {
    table.write(name, 4 + index * 12, 'latin1');
    table.writeUInt32BE(offset, 8 + index * 12);
    table.writeUInt32BE(bytes.length, 12 + index * 12);
    offset += bytes.length;
  });
  header.writeUInt32BE(offset, 0);
  return Buffer.concat([header, table, ...tags.map(([, bytes]) => bytes)]);
}

function rgbProfile(name: string, primaries: readonly (readonly number[])[], gamma: number | 'srgb'): Buffer {
  const [red = [], green = [], blue = []] = primaries.map((primary) => xyz(primary));
  return profile('RGB ', [
    ['desc', text(name)],
    ['cprt', text('CC0')],
    ['wtpt', xyz(whiteD50)],
    ['rXYZ', red as Buffer],
    ['gXYZ', green as Buffer],
    ['bXYZ', blue as Buffer],
    ...(['rTRC', 'gTRC', 'bTRC'] as const).map((tag): Tag => [tag, curve(gamma)]),
  ]);
}

const greyProfile = (name: string, gamma: number): Buffer =>
  profile('GRAY', [
    ['desc', text(name)],
    ['cprt', text('CC0')],
    ['wtpt', xyz(whiteD50)],
    ['kTRC', curve(gamma)],
  ]);

/** Profiles by name; the primaries are adapted to D50 (Bradford), as ICC asks. */
export const profiles = {
  srgb: rgbProfile(
    'like sRGB',
    [
      [0.43607, 0.22249, 0.01392],
      [0.38515, 0.71687, 0.09708],
      [0.14307, 0.06061, 0.7141],
    ],
    'srgb',
  ),
  adobe: rgbProfile(
    'like Adobe RGB (1998)',
    [
      [0.60974, 0.31111, 0.01947],
      [0.20528, 0.62567, 0.06087],
      [0.14919, 0.06322, 0.74457],
    ],
    2.19921875,
  ),
  p3: rgbProfile(
    'like Display P3',
    [
      [0.51512, 0.2412, -0.00105],
      [0.29198, 0.69225, 0.04189],
      [0.1571, 0.06657, 0.78407],
    ],
    'srgb',
  ),
  prophoto: rgbProfile(
    'like ProPhoto RGB',
    [
      [0.79767, 0.28804, 0],
      [0.13519, 0.71188, 0],
      [0.03134, 0.00009, 0.82491],
    ],
    1.8,
  ),
  // BT.2020 primaries with the curve of sRGB, as files name them by numbers.
  bt2020: rgbProfile(
    'like BT.2020',
    [
      [0.67348, 0.27904, -0.00193],
      [0.16567, 0.67534, 0.02998],
      [0.12506, 0.04561, 0.79686],
    ],
    'srgb',
  ),
  grey22: greyProfile('grey 2.2', 2.2),
  grey18: greyProfile('grey 1.8', 1.8),
};
