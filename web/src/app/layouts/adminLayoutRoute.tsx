import { loadPart } from '../../connection/loadPart.ts';
import { addAdminTexts } from '../texts/bundles.ts';

export { AdminLayout as Component } from './AdminLayout.tsx';

/** A page of the administration is shown once its texts are here. */
export async function loader(): Promise<null> {
  await loadPart(addAdminTexts);
  return null;
}
