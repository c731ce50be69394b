import type { Resolution as Derivative } from '@photo-competition/schema/rest';
import type { ImageSource } from '../context.ts';
import type { Resolution } from '../generated/resolvers.ts';

const derivatives: Record<Resolution, Derivative> = {
  THUMB: 'thumb',
  SMALL: 'small',
  MEDIUM: 'medium',
  LARGE: 'large',
  ORIGINAL: 'original',
};

/**
 * Path of an image's bytes on the gateway's origin. An own image is addressed by its slot, which works in every phase; any
 * other one by its id. `v` changes with the bytes.
 */
export function mediaUrl({ id, competitionId, type, slot, own, version }: ImageSource, resolution: Resolution): string {
  const image = own && slot !== null ? `entry/${competitionId}/${type}-${slot}` : `image/${id}`;
  return `/media/${image}/${derivatives[resolution]}?v=${encodeURIComponent(version)}`;
}
