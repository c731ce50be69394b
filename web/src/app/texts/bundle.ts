import type { Bundle } from '../../i18n/texts.ts';

/** Feature folder → texts, from the modules of a glob import: `../../features/login/i18n.hu.ts` gives `login`. */
export function bundleOf(modules: Record<string, Bundle>, shell?: Bundle): Bundle {
  const features = Object.entries(modules).map(([path, texts]) => [path.split('/').at(-2) ?? path, texts] as const);
  return { ...(shell ? { shell } : {}), ...Object.fromEntries(features) };
}
