import type { ContentInfo } from '@peculiar/asn1-cms';
import { SignedData, id_signedData } from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { id_ct_tstInfo, MessageImprint, PKIStatus, TimeStampReq, TimeStampResp, TSTInfo } from '@peculiar/asn1-tsp';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';
import { hash, randomBytes } from 'node:crypto';
import { post, Refused, type Asking } from './post.ts';

/** SHA-256 among algorithms. */
const sha256Id = '2.16.840.1.101.3.4.2.1';
const nonceBytes = 16;

/** A time stamp as it is kept. */
export interface TimeStamp {
  /** The answer of RFC 3161, as `openssl ts` reads it. */
  answer: Buffer;
  /** When the authority says that it was asked. */
  at: Date;
}

/** The parameters of a time stamp request. */
interface Asked {
  /** SHA-256 of what is stamped. */
  digest: Buffer;
  /** A positive whole number, highest byte first. */
  nonce: Buffer;
}

const same = (given: ArrayBuffer | undefined, wanted: Buffer): boolean =>
  given !== undefined && wanted.equals(new Uint8Array(given));

/** A number whose first bits are 01 has one form in DER. */
function newNonce(): Buffer {
  const nonce = randomBytes(nonceBytes);
  nonce[0] = ((nonce[0] as number) & 0x3f) | 0x40;
  return nonce;
}

const requestOf = ({ digest, nonce }: Asked): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    AsnConvert.serialize(
      new TimeStampReq({
        messageImprint: new MessageImprint({
          hashAlgorithm: new AlgorithmIdentifier({ algorithm: sha256Id, parameters: null }),
          hashedMessage: new OctetString(digest),
        }),
        nonce: new Uint8Array(nonce).buffer,
        // With its certificates: whoever looks at the stamp years later needs nothing of the authority but its root.
        certReq: true,
      }),
    ),
  );

/** The content of a token; its signature is for those to check who trust an authority. @throws for a value that is no token */
function infoIn(token: ContentInfo | undefined): TSTInfo {
  if (token?.contentType !== id_signedData) throw new Refused('the answer holds no token');
  const { encapContentInfo } = AsnConvert.parse(token.content, SignedData);
  const content = encapContentInfo.eContent?.single?.buffer;
  if (encapContentInfo.eContentType !== id_ct_tstInfo || !content) throw new Refused('the answer holds no token');
  return AsnConvert.parse(content, TSTInfo);
}

function parsed<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused('the answer cannot be read');
  }
}

/** The time stamp in an answer that grants one for `digest`. @throws Refused */
function grantedIn(answer: Buffer, digest: Buffer): TSTInfo {
  const info = parsed(() => {
    const { status, timeStampToken } = AsnConvert.parse(answer, TimeStampResp);
    if (status.status !== PKIStatus.granted && status.status !== PKIStatus.grantedWithMods)
      throw new Refused(`the status is ${status.status}`);
    return infoIn(timeStampToken);
  });
  const { hashAlgorithm, hashedMessage } = info.messageImprint;
  if (hashAlgorithm.algorithm !== sha256Id || !same(hashedMessage.buffer, digest))
    throw new Refused('the token is of something else');
  if (Number.isNaN(info.genTime.getTime())) throw new Refused('the token has no time');
  return info;
}

/** The time of an answer that was kept, which stamps a text. @throws Refused when it does not */
export const stampedTime = (answer: Buffer, text: string): Date =>
  grantedIn(answer, hash('sha256', text, 'buffer')).genTime;

/** The time of an answer that grants what was asked for. @throws Refused */
function timeIn(answer: Buffer, { digest, nonce }: Asked): Date {
  const info = grantedIn(answer, digest);
  if (!same(info.nonce, nonce)) throw new Refused('the token answers another request');
  return info.genTime;
}

/** Has a text stamped by a time stamping authority (RFC 3161 over HTTP). @throws Away, Refused */
export async function stamp(url: string, text: string, asking: Asking): Promise<TimeStamp> {
  const asked = { digest: hash('sha256', text, 'buffer'), nonce: newNonce() };
  const body = requestOf(asked);
  const { status, type, bytes } = await post(url, { type: 'application/timestamp-query', body }, asking);
  if (status !== 200 || type !== 'application/timestamp-reply')
    throw new Refused(`the answer is ${status} of the type ${type || 'unknown'}`);
  return { answer: bytes, at: timeIn(bytes, asked) };
}
