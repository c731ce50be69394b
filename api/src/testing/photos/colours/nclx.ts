/** Adds a box `nclx` to an HEIF file, which names the colours of its picture by numbers (H.273). */

/** Position of a box within the file; boxes that lie around it are named first. */
function find(bytes: Buffer, ...path: string[]): number {
  let [from, to] = [0, bytes.length];
  let found = -1;
  for (const name of path) {
    found = -1;
    for (let at = from; at + 8 <= to; at += bytes.readUInt32BE(at))
      if (bytes.toString('latin1', at + 4, at + 8) === name) found = at;
    if (found < 0) throw new Error(`The file has no box ${path.join('/')}`);
    // `meta` has a version before the boxes in it.
    from = found + (name === 'meta' ? 12 : 8);
    to = found + bytes.readUInt32BE(found);
  }
  return found;
}

const enlarge = (bytes: Buffer, at: number, by: number) => bytes.writeUInt32BE(bytes.readUInt32BE(at) + by, at);

/** Puts bytes into a file; the boxes that begin at `around` become longer by them. */
function insert(bytes: Buffer, at: number, added: Buffer, around: number[]): Buffer {
  for (const box of around) enlarge(bytes, box, added.length);
  return Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at)]);
}

/** Moves the pixels in the table of positions (`iloc`) of a file of one picture, whose positions have four bytes. */
function movePixels(bytes: Buffer, by: number): void {
  const iloc = find(bytes, 'meta', 'iloc');
  const [offsets, based] = [bytes.readUInt8(iloc + 12), bytes.readUInt8(iloc + 13) >> 4];
  if (bytes.readUInt8(iloc + 8) !== 0 || offsets !== 0x44 || based === 8) throw new Error('The table is another one');
  const count = bytes.readUInt16BE(iloc + 14);
  for (let item = 0, at = iloc + 16; item < count; item++) {
    const extents = bytes.readUInt16BE(at + 4 + based);
    if (based) enlarge(bytes, at + 4, by);
    else for (let extent = 0; extent < extents; extent++) enlarge(bytes, at + 6 + extent * 8, by);
    at += 6 + based + extents * 8;
  }
}

/** The file with the numbers; the numbers of its pixels stay (full range, the matrix of BT.601, as both encoders write them). */
export function withNclx(file: Buffer, primaries: number, transfer: number): Buffer {
  let bytes: Buffer = Buffer.from(file);
  const colr = Buffer.from('00000013' + '636f6c72' + '6e636c78' + '00000000' + '0006' + '80', 'hex');
  colr.writeUInt16BE(primaries, 12);
  colr.writeUInt16BE(transfer, 14);
  const [meta, iprp, ipco] = [find(bytes, 'meta'), find(bytes, 'meta', 'iprp'), find(bytes, 'meta', 'iprp', 'ipco')];
  let properties = 1;
  const end = ipco + bytes.readUInt32BE(ipco);
  for (let at = ipco + 8; at < end; at += bytes.readUInt32BE(at)) properties++;
  bytes = insert(bytes, end, colr, [ipco, iprp, meta]);
  const ipma = find(bytes, 'meta', 'iprp', 'ipma');
  // The first item is the picture: id, number of properties, one byte for each of them.
  const count = bytes.readUInt8(ipma + 18);
  bytes.writeUInt8(count + 1, ipma + 18);
  bytes = insert(bytes, ipma + 19 + count, Buffer.from([properties]), [ipma, iprp, meta]);
  movePixels(bytes, colr.length + 1);
  return bytes;
}
