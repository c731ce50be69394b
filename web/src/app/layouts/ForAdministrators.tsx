import { lazy, Suspense } from 'react';
import { loadPart } from '../../connection/loadPart.ts';
import { useInPlace } from '../../features/adminTexts/inPlace/useInPlace.ts';
import { addAdminTexts } from '../texts/bundles.ts';

const InPlace = lazy(() =>
  loadPart(async () => {
    const [part] = await Promise.all([import('../../features/adminTexts/inPlace/InPlace.tsx'), addAdminTexts()]);
    return part;
  }),
);

/**
 * Tools of administrators on the pages of the site: the mode in which texts are edited in place, once an address has asked for it.
 * It is a file of its own so that nobody else loads more than its name.
 */
export default function ForAdministrators() {
  const { isOn, finish } = useInPlace();
  return <Suspense>{isOn ? <InPlace onFinish={finish} /> : null}</Suspense>;
}
