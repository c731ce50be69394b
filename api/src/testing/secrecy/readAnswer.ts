import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl from 'yauzl';

const open = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer);

/** Names and contents of an archive's files. */
async function unzip(archive: Buffer): Promise<string[]> {
  const zip = await open(archive, { lazyEntries: true });
  const read = promisify<yauzl.Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip) as never);
  const found: string[] = [];
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      void read(entry)
        .then((stream) => buffer(stream))
        .then((content) => {
          found.push(entry.fileName, content.toString('utf8'));
          zip.readEntry();
        }, reject);
    });
    zip.once('end', resolve).once('error', reject);
    zip.readEntry();
  });
  return found;
}

/** An answer as whoever looks for something in it reads it. */
export interface ReadAnswer {
  status: number;
  /** Headers and content, that of an archive's files too. */
  text: string;
  /** Undefined where it is not JSON. */
  json: unknown;
}

/** Headers whose numbers are of the transport. */
const transport = new Set(['content-length', 'date', 'etag', 'x-request-id', 'keep-alive']);

export async function readAnswer(response: Response): Promise<ReadAnswer> {
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  const headers = [...response.headers].filter(([name]) => !transport.has(name)).flat();
  const contents = type === 'application/zip' ? await unzip(body) : [body.toString('utf8')];
  const json: unknown = type.includes('json') ? JSON.parse(body.toString('utf8')) : undefined;
  return { status: response.status, text: [...headers, ...contents].join('\n'), json };
}
