import type { components } from '@photo-competition/schema/rest';
import { hash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Selectable } from 'kysely';
import { audit, lastChange, type AuditAction } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import type { SiteTable } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Problem, versionConflict } from '../../platform/http/problem.ts';
import { refusingPictures } from '../../photos/images/refusingPictures.ts';
import { makeLogo } from '../../photos/images/pipeline/pipeline.ts';
import type { Logger } from '../../platform/log.ts';
import { shownAddress } from '../../platform/mailAddress.ts';
import { siteName } from '../../texts/siteName.ts';

type Site = components['schemas']['Site'];
type SiteRow = Selectable<SiteTable>;
/** The row without the bytes of the logo. */
type SiteHead = Omit<SiteRow, 'logo'>;

interface Parts {
  db: Db;
  log: Logger;
  /** Where a file waits while it is looked at. */
  folder: string;
}

const head = ['id', 'contact_email', 'logo_hash', 'logo_width', 'logo_height', 'version', 'updated_at'] as const;

/** The defaults while nothing has been set. */
const unset: Site = { contactEmail: null, logo: null, version: 1 };

const present = ({ contact_email, logo_hash, logo_width, logo_height, version }: SiteHead): Site => ({
  contactEmail: contact_email,
  logo:
    logo_hash !== null && logo_width !== null && logo_height !== null
      ? { path: `/api/site/logo/${logo_hash}`, width: logo_width, height: logo_height }
      : null,
  version,
});

/** The site as the audit log keeps it: of a logo its size. */
const audited = ({ logo, ...site }: Site) => ({ ...site, logo: logo && `${logo.width} × ${logo.height}` });

/** How people reach the organisers, and the logo of the site (docs/product.md §8). */
export function siteService({ db, log, folder }: Parts) {
  async function read(tx: Db = db): Promise<Site> {
    const row = await tx.selectFrom('site').select(head).executeTakeFirst();
    return row ? present(row) : unset;
  }

  /** The row under a lock; it is there from the first change on. */
  async function lock(tx: Db, now: Date): Promise<SiteHead> {
    const row = { contact_email: null, logo: null, logo_hash: null, logo_width: null, logo_height: null };
    await tx
      .insertInto('site')
      .values({ ...row, updated_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return tx.selectFrom('site').select(head).forUpdate().executeTakeFirstOrThrow();
  }

  /** @param set columns to change; nothing changes where they stand already. @throws Problem VERSION_CONFLICT */
  async function change(
    set: Partial<Omit<SiteRow, 'id' | 'version' | 'updated_at'>>,
    version: number | undefined,
    { viewer, clock, requestId }: Actor,
    action: AuditAction,
  ): Promise<Site> {
    return db.transaction().execute(async (tx) => {
      const now = clock();
      const row = await lock(tx, now);
      const before = present(row);
      if (version !== undefined && row.version !== version)
        throw versionConflict(before, await lastChange(tx, 'site', row.id));
      const { logo: _bytes, ...compared } = set;
      const stands = Object.entries(compared).every(([column, value]) => row[column as keyof SiteHead] === value);
      if (stands) return before;
      await tx
        .updateTable('site')
        .set({ ...set, updated_at: now, version: sql<number>`version + 1` })
        .execute();
      const after = await read(tx);
      const label = { hu: await siteName(tx, 'hu'), en: await siteName(tx, 'en') };
      const entry = { at: now, actor: viewer, action, objectType: 'site', objectId: row.id, requestId } as const;
      await audit(tx, { ...entry, label, before: audited(before), after: audited(after) });
      return after;
    });
  }

  return {
    read: () => read(),

    /** The bytes of the present logo. @throws Problem NOT_FOUND for any other one */
    async logo(logoHash: string): Promise<Buffer> {
      const row = await db.selectFrom('site').select('logo').where('logo_hash', '=', logoHash).executeTakeFirst();
      if (!row?.logo) throw new Problem('NOT_FOUND');
      return row.logo;
    },

    /** @throws Problem VERSION_CONFLICT */
    update: (email: string | null, version: number, actor: Actor): Promise<Site> =>
      change({ contact_email: email === null ? null : shownAddress(email) }, version, actor, 'site.updated'),

    /** @param picture a file in base64. @throws Problem UNSUPPORTED_FORMAT, IMAGE_DAMAGED, IMAGE_TOO_SMALL, TOO_MANY_PIXELS, VERSION_CONFLICT */
    async setLogo(picture: string, version: number, actor: Actor): Promise<Site> {
      const file = path.join(folder, randomUUID());
      try {
        await writeFile(file, Buffer.from(picture, 'base64'), { mode: 0o600 });
        const { bytes, width, height } = await refusingPictures('picture', () => makeLogo(file), log);
        const logo = Buffer.from(bytes);
        const set = { logo, logo_hash: hash('sha256', logo).slice(0, 32), logo_width: width, logo_height: height };
        return await change(set, version, actor, 'site.logo-set');
      } finally {
        await rm(file, { force: true });
      }
    },

    /** @throws Problem VERSION_CONFLICT */
    removeLogo: (version: number | undefined, actor: Actor): Promise<Site> =>
      change({ logo: null, logo_hash: null, logo_width: null, logo_height: null }, version, actor, 'site.logo-removed'),
  };
}

export type SiteService = ReturnType<typeof siteService>;
