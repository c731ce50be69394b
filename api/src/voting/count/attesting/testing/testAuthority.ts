import {
  CertificateSet,
  ContentInfo,
  EncapsulatedContent,
  EncapsulatedContentInfo,
  id_signedData,
  SignedData,
} from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  id_ct_tstInfo,
  PKIStatus,
  PKIStatusInfo,
  TimeStampReq,
  TimeStampResp,
  TimeStampToken,
  TSTInfo,
} from '@peculiar/asn1-tsp';
import { startAnswering, type Answering, type AnsweringServer } from './answering.ts';

/** The changes that a test makes to an answer. */
export interface Altered {
  status?: PKIStatus;
  info?: Partial<TSTInfo>;
  /** An answer without a token. */
  bare?: boolean;
}

/** An answer of an authority; nobody has signed it, which is for those to find out who trust an authority. */
export function answerTo(
  request: Buffer,
  at: Date,
  { status = PKIStatus.granted, info = {}, bare }: Altered = {},
): Buffer {
  const { messageImprint, nonce } = AsnConvert.parse(request, TimeStampReq);
  const told = new TSTInfo({
    policy: '1.2.3.4.1',
    messageImprint,
    serialNumber: Uint8Array.of(1).buffer,
    genTime: at,
    ...(nonce ? { nonce } : {}),
    ...info,
  });
  const signed = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: id_ct_tstInfo,
      eContent: new EncapsulatedContent({ single: new OctetString(AsnConvert.serialize(told)) }),
    }),
    certificates: new CertificateSet(),
  });
  const token = new ContentInfo({ contentType: id_signedData, content: AsnConvert.serialize(signed) });
  return Buffer.from(
    AsnConvert.serialize(
      new TimeStampResp({
        status: new PKIStatusInfo({ status }),
        ...(bare ? {} : { timeStampToken: new TimeStampToken(token) }),
      }),
    ),
  );
}

/** A time stamping authority over HTTP; a test may make it lie, be slow or be away. */
export class TestAuthority {
  readonly requests: Buffer[] = [];
  at = new Date('2026-04-05T14:00:01.000Z');
  altered: Altered = {};
  /** How it answers; as it should, unless a test says otherwise. */
  answering: Answering = (body, _request, response) => {
    this.requests.push(body);
    response
      .writeHead(200, { 'content-type': 'application/timestamp-reply' })
      .end(answerTo(body, this.at, this.altered));
  };
  #server: AnsweringServer | undefined;

  async start(): Promise<this> {
    this.#server = await startAnswering(() => this.answering);
    return this;
  }

  get url(): string {
    return `${this.#server?.url}/tsa`;
  }

  stop = async () => this.#server?.stop();
}
