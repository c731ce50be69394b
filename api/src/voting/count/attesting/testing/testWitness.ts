import { fromBase64, toBase64 } from '@photo-competition/count/bytes';
import { cosignedText, formatWitnessKey, parseWitnessKey } from '@photo-competition/count/cosignature';
import { formatNote, parseCheckpoint, parseNote } from '@photo-competition/count/note';
import { isSigned } from '@photo-competition/count/signature';
import { verifyConsistency } from '@photo-competition/count/tree';
import { generateKeyPairSync, sign } from 'node:crypto';
import { publicBytes } from '../../countKey.ts';
import { platform, sha256 } from '@photo-competition/count/testing/publish';
import { startAnswering, type Answering, type AnsweringServer } from './answering.ts';

/** A witness's knowledge of a log. */
interface Known {
  size: number;
  root: Uint8Array;
}

/** A witness as c2sp.org/tlog-witness describes it; a test may make it lie, be slow or be away. */
export class TestWitness {
  readonly #keys = generateKeyPairSync('ed25519');
  readonly name = 'witness.example/w1';
  readonly key = formatWitnessKey(sha256, this.name, publicBytes(this.#keys.privateKey));
  /** The submitted requests, with the status of each answer. */
  readonly requests: { body: string; status: number }[] = [];
  readonly logs = new Map<string, Known>();
  /** The key of the service that it trusts, base64. */
  trusted = '';
  /** When it signs, in seconds. */
  seconds = 1_775_010_000n;
  /** How it answers; truly, unless a test says otherwise. */
  answering: Answering = async (body, request, response) => {
    const { status, text, type } = await this.#answer(body.toString('utf8'), `${request.method} ${request.url}`);
    this.requests.push({ body: body.toString('utf8'), status });
    response.writeHead(status, { 'content-type': type }).end(text);
  };
  #server: AnsweringServer | undefined;

  async start(): Promise<this> {
    this.#server = await startAnswering(() => this.answering);
    return this;
  }

  get url(): string {
    return `${this.#server?.url}/prefix/`;
  }

  stop = async () => this.#server?.stop();

  /** A line of a signature over a text, made with any key under this witness's name. */
  line(text: string, seconds = this.seconds, key = this.#keys.privateKey): string {
    const time = Buffer.alloc(8);
    time.writeBigUInt64BE(seconds);
    const signed = sign(null, Buffer.from(cosignedText(text, seconds)), key);
    const { keyId } = parseWitnessKey(sha256, this.key);
    const signature = Buffer.concat([time, signed]);
    return formatNote({ text: '', signatures: [{ name: this.name, keyId, signature }] }).slice(1);
  }

  async #answer(body: string, call: string): Promise<{ status: number; text: string; type: string }> {
    const plain = (status: number, text = '') => ({ status, text, type: 'text/plain' });
    if (call !== 'POST /prefix/add-checkpoint') return plain(404);
    const end = body.indexOf('\n\n');
    const [first = '', ...lines] = body.slice(0, end).split('\n');
    const [, told] = /^old (0|[1-9]\d*)$/.exec(first) ?? [];
    const note = parseNote(body.slice(end + 2));
    const { origin, size, root } = parseCheckpoint(note.text);
    const old = Number(told);
    if (told === undefined || old > size || lines.length > 63) return plain(400);
    if (!(await isSigned(platform, note, origin, [this.trusted]))) return plain(403);
    const known = this.logs.get(origin) ?? { size: 0, root: new Uint8Array() };
    if (old !== known.size) return { status: 409, text: `${known.size}\n`, type: 'text/x.tlog.size' };
    const proof = lines.map(fromBase64);
    const change = { first: old, second: size, firstRoot: known.root, secondRoot: root, proof };
    if (old === 0 ? proof.length > 0 : !verifyConsistency(sha256, change)) return plain(422);
    this.logs.set(origin, { size, root });
    return plain(200, `— stranger.example/x ${toBase64(new Uint8Array(76))}\n${this.line(note.text)}`);
  }
}
