/**
 * JPEG files that say something odd in their headers, and are whole. The decoder warns of these as of missing pixels and cannot be
 * told to tell them apart, so they are written as the standard wants them; what it then warns of are pixels (ITU-T T.81).
 */

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Position of the next marker from `at` on that is none within a scan; -1 at the end of the file. */
function nextMarker(bytes: Buffer, at: number, inScan: boolean): number {
  for (let found = bytes.indexOf(0xff, at); found >= 0; found = bytes.indexOf(0xff, found + 1)) {
    const marker = bytes[found + 1] ?? 0;
    if (found + 1 >= bytes.length) return -1;
    if (marker === 0 || marker === 0xff) continue;
    if (!inScan || marker < 0xd0 || marker > 0xd7) return found;
  }
  return -1;
}

/** The result of a walk through the segments. */
interface Walk {
  changed: boolean;
  /** Whether pixels have begun: from there on the decoder knows better where a segment begins. */
  inPixels: boolean;
  /** Parts of the file that are kept: bytes between segments belong to none. */
  kept: Buffer[];
  components: number;
  sequential: boolean;
  /** Components whose pixels there are. */
  scanned: Set<number>;
  /** Position of the kind of colours that Adobe's segment names. */
  adobe: number;
}

function write(bytes: Buffer, at: number, value: number, walk: Walk): void {
  if (bytes[at] === value) return;
  bytes[at] = value;
  walk.changed = true;
}

/** Looks at one segment, from its marker on. */
function readSegment(bytes: Buffer, at: number, walk: Walk): void {
  const marker = bytes[at + 1] ?? 0;
  if (isFrame(marker)) {
    walk.sequential = marker <= 0xc1;
    walk.components = bytes[at + 9] ?? 0;
  } else if (marker === 0xe0 && bytes.toString('latin1', at + 4, at + 9) === 'JFIF\0') {
    write(bytes, at + 9, 1, walk);
  } else if (marker === 0xee && bytes.toString('latin1', at + 4, at + 9) === 'Adobe') {
    walk.adobe = at + 15;
  } else if (marker === 0xda && walk.sequential) {
    const count = bytes[at + 4] ?? 0;
    for (let index = 0; index < count; index++) walk.scanned.add(bytes[at + 5 + index * 2] ?? 0);
    // The coefficients of a scan (Ss, Se, AhAl): a sequential one has all of them, whatever it says.
    [0, 63, 0].forEach((value, index) => write(bytes, at + 5 + count * 2 + index, value, walk));
  }
}

/**
 * The file as the standard wants it: coefficients of sequential scans, the version of JFIF, the kind of colours of Adobe, no bytes
 * between segments, and an end.
 * @param bytes of a file that begins as a JPEG; may be changed
 * @returns null where nothing was odd
 */
export function mendedJpeg(bytes: Buffer): Buffer | null {
  const walk: Walk = {
    changed: false,
    inPixels: false,
    kept: [],
    components: 0,
    sequential: false,
    scanned: new Set(),
    adobe: -1,
  };
  let from = 0;
  let ended = false;
  for (let at = 2; at >= 0 && at < bytes.length;) {
    const start = nextMarker(bytes, at, false);
    if (start < 0) break;
    if (!walk.inPixels && bytes.subarray(at, start).some((byte) => byte !== 0xff)) {
      walk.kept.push(bytes.subarray(from, at));
      from = start;
      walk.changed = true;
    }
    const marker = bytes[start + 1] ?? 0;
    if (marker === 0xd9) {
      ended = true;
      break;
    }
    if (standsAlone(marker)) {
      at = start + 2;
      continue;
    }
    if (start + 4 > bytes.length) break;
    const end = start + 2 + bytes.readUInt16BE(start + 2);
    if (end > bytes.length) return null;
    readSegment(bytes, start, walk);
    walk.inPixels ||= marker === 0xda;
    at = marker === 0xda ? nextMarker(bytes, end, true) : end;
  }
  if (walk.adobe >= 0 && (bytes[walk.adobe] ?? 0) > 2) write(bytes, walk.adobe, walk.components === 4 ? 2 : 1, walk);
  // Where a scan of each component has begun, the decoder itself sees whether one of its pixels is missing.
  const endless = !ended && walk.sequential && walk.components > 0 && walk.scanned.size >= walk.components;
  if (!walk.changed && !endless) return null;
  return Buffer.concat([...walk.kept, bytes.subarray(from), ...(endless ? [Buffer.from([0xff, 0xd9])] : [])]);
}
