import { countFileType } from '@photo-competition/count/countFile';
import { Problem } from '../../platform/http/problem.ts';
import { siteName } from '../../texts/siteName.ts';
import { headsFeed } from './feed.ts';
import { ballotsReader } from './ballotsFile.ts';
import { headsOf, recordsFile, resultFile, rollFile } from './files.ts';
import { findCount, isPublished, isTooSmall, type CountServiceParts } from './found.ts';
import { keysFile } from './keys.ts';

/** A file as it is sent. */
export interface PublicFile {
  type: string;
  body: Buffer | string;
  /** How the body is encoded (RFC 9110 §8.4); as it is where this is missing. */
  encoding?: 'br';
  /** Whether what stands behind the name never changes. */
  immutable: boolean;
}

const forms = {
  head: /^head-(\d+)$/,
  cosigned: /^head-(\d+)-cosigned$/,
  stamp: /^head-(\d+)\.tsr$/,
  records: /^records-(\d+)\.jsonl$/,
  result: /^result-(\d+)\.json$/,
};

/** The files of counts by name. */
export function publicFiles({ db, signer, minVoters }: CountServiceParts) {
  const readBallots = ballotsReader(db);

  /** @returns nothing for a name that there is not */
  async function contentOf(id: number, name: string): Promise<Omit<PublicFile, 'immutable'> | null | undefined> {
    const numberIn = (form: RegExp) => Number(form.exec(name)?.[1] ?? 0);
    const size = [forms.head, forms.cosigned, forms.stamp, forms.records].map(numberIn).find(Boolean);
    if (size) {
      const head = (await headsOf(db, id)).find((one) => one.size === size);
      if (!head) return undefined;
      const { signed, note, cosigned, stamp } = head;
      if (forms.records.test(name)) return { type: 'application/jsonl', body: await recordsFile(db, id, size) };
      if (forms.stamp.test(name)) return stamp && { type: 'application/timestamp-reply', body: stamp.answer };
      if (forms.head.test(name)) return { type: 'text/plain; charset=utf-8', body: signed };
      return cosigned && { type: 'text/plain; charset=utf-8', body: note };
    }
    if (name === 'roll.bin') return { type: 'application/octet-stream', body: await rollFile(db, id) };
    if (name.startsWith('keys-')) {
      const keys = await keysFile(db, signer);
      return keys.name === name ? { type: 'application/json', body: keys.text } : undefined;
    }
    if (name === 'count.bin') {
      const body = await readBallots(id);
      return body && { type: countFileType, body, encoding: 'br' };
    }
    const result = await resultFile(db, id, numberIn(forms.result));
    return result === undefined ? undefined : { type: 'application/json', body: result };
  }

  return {
    /** @throws Problem NOT_FOUND, WRONG_PHASE, TOO_FEW_VOTERS */
    async read(id: number, name: string, now: Date): Promise<PublicFile> {
      const found = await findCount(db, id, now);
      if (name === 'heads.atom')
        return {
          type: 'application/atom+xml',
          body: headsFeed(
            signer.origin(id),
            `${found.competition.title.en} · ${await siteName(db, 'en')}`,
            await headsOf(db, id),
          ),
          immutable: false,
        };
      if (!isPublished(found, minVoters)) {
        const from = found.competition.award;
        throw new Problem('WRONG_PHASE', { values: { reason: { phrase: 'phase.COUNT', values: { from } } } });
      }
      if (isTooSmall(found.log, minVoters) && (name === 'count.bin' || forms.result.test(name)))
        throw new Problem('TOO_FEW_VOTERS', { values: { minimum: minVoters } });
      const content = await contentOf(id, name);
      if (!content) throw new Problem('NOT_FOUND');
      return { ...content, immutable: true };
    },
  };
}

export type PublicFiles = ReturnType<typeof publicFiles>;
