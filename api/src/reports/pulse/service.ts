import type { components } from '@photo-competition/schema/rest';
import type { Db } from '../../platform/database/database.ts';
import type { MailServerState } from '../../mail/worker.ts';
import { templates } from '../../mail/templates.ts';
import { findPulse } from './repository.ts';

type Schemas = components['schemas'];

const locales: Schemas['Locale'][] = ['hu', 'en'];

/** Templates as the audit log names them; they all exist, also those that nobody has changed. */
const templateNames = new Set(Object.keys(templates).flatMap((id) => locales.map((locale) => `${id}/${locale}`)));

const mayExist = ({ kind, id }: Schemas['WatchedObject']) => kind !== 'TEMPLATE' || templateNames.has(id);

/**
 * The pulse that administrators' pages ask for every few seconds instead of reading their lists anew.
 * @param mailServer how it has answered this process last
 */
export const pulseService = (db: Db, mailServer: () => MailServerState) => ({
  async read({ watch }: Schemas['PulseRequest'], now: Date): Promise<Schemas['Pulse']> {
    const row = await findPulse(db, now, watch.filter(mayExist));
    const { reachable, answer } = mailServer();
    return {
      now: now.toISOString(),
      auditId: row.audit_id,
      pendingImages: row.pending_images,
      pendingComments: row.pending_comments,
      unfinishedPhotos: row.unfinished_photos,
      mail: {
        queued: row.queued,
        oldest: row.oldest?.toISOString() ?? null,
        failedLastDay: row.failed,
        serverReachable: reachable,
        lastAnswer: answer,
      },
      runningEmails: row.running,
      watched: row.watched.map(({ changedAt, ...object }) => ({
        ...object,
        changedAt: changedAt && new Date(changedAt).toISOString(),
      })),
    };
  },
});

export type PulseService = ReturnType<typeof pulseService>;
