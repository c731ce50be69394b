import { loadPart } from '../../connection/loadPart.ts';
import { adminOperationIds } from '../../graph/generated/adminOperationIds.ts';
import { addOperationIds } from '../../graph/persistedOperations.ts';
import { addAdminTexts } from '../texts/bundles.ts';

// Before any page of the administration asks for something.
addOperationIds(adminOperationIds);

export { AdminLayout as Component } from './AdminLayout.tsx';

/** A page of the administration is shown once its texts are here. */
export async function loader(): Promise<null> {
  await loadPart(addAdminTexts);
  return null;
}
