import { useSyncExternalStore } from 'react';
import type { Pictures } from '../../ui/photo/pictures.ts';
import type { ShownPhoto } from './sequence.ts';

/** A photo in the presenter's window; its title stands beside it. */
export function SmallPicture({ photo, pictures }: { photo: ShownPhoto; pictures: Pictures }) {
  const { url } = useSyncExternalStore(pictures.subscribe, () => pictures.get(photo.small));
  return url === null ? null : (
    <img src={url} alt="" style={{ width: '100%', height: '100%', objectFit: 'contain', display: 'block' }} />
  );
}
