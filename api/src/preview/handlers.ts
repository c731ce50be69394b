import type { OperationId } from '../platform/http/contract.ts';
import type { Handlers } from '../platform/http/operation.ts';
import { Problem } from '../platform/http/problem.ts';
import type { previewVotes } from './votes.ts';

/** The reads that a preview answers; those that are listed here are what its pages show, and no one's account. */
const previewed = [
  'getActiveCompetition',
  'getOpenCompetitions',
  'getCompetition',
  'getArchivedCompetitions',
  'getImagesMinimal',
  'getImages',
  'getImage',
  'getMyArchivedEntries',
  'getMyEntries',
  'getMyEntry',
  'getCountKeys',
  'getJury',
  'getInstallation',
  'getLocalizations',
  'getLocalization',
  'getSite',
] as const satisfies readonly OperationId[];

type Reused = (typeof previewed)[number];

/** The operations that take the header `X-Preview`. */
export type PreviewedOperation = Reused | 'getVotingInfo' | 'getCount' | 'getMyCount';

/**
 * How previews are answered.
 * @param reads the usual handlers, over services whose competitions and images are those of a preview
 */
export function previewHandlers(
  reads: Handlers<Reused>,
  votes: ReturnType<typeof previewVotes>,
): Handlers<PreviewedOperation> {
  const reused = Object.fromEntries(previewed.map((id) => [id, reads[id]])) as Handlers<Reused>;
  // The log of a count is of votes that have been cast, whatever the preview's instant: it reads as before the first one.
  const noCount = () => Promise.reject(new Problem('NOT_FOUND'));
  return {
    ...reused,
    getCount: noCount,
    getMyCount: noCount,
    async getVotingInfo(call) {
      return { body: await votes.info(call.viewer, call.now, call.query.competition) };
    },
  };
}
