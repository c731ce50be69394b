import { useEffect, useMemo, useState } from 'react';
import { shippedTextsOf } from '../../i18n/i18n.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Bundle } from '../../i18n/texts.ts';
import { catalogueOf } from './catalogue.ts';
import { useOwnTexts } from './useOwnTexts.ts';

/** The client's texts in both languages with those of the administrators; null until both are read. */
export function useCatalogue() {
  const [bundles, setBundles] = useState<Record<Locale, Bundle> | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const { texts: owns, error, refetch } = useOwnTexts({ fetchPolicy: 'cache-and-network' });
  useEffect(() => {
    let isHere = true;
    Promise.all([shippedTextsOf('hu'), shippedTextsOf('en')]).then(
      ([hu, en]) => (isHere ? setBundles({ hu, en }) : undefined),
      (thrown: unknown) =>
        isHere ? setFailure(thrown instanceof Error ? thrown : new Error(String(thrown))) : undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  const catalogue = useMemo(() => (bundles && owns ? catalogueOf(bundles, owns) : null), [bundles, owns]);
  return { catalogue, error: error ?? failure, refetch };
}
