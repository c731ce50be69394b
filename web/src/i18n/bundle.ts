import type { Bundle } from './texts.ts';

/** Feature folder → texts, out of the modules that a glob found: `../features/login/i18n.hu.ts` gives `login`. */
export function bundleOf(modules: Record<string, Bundle>, shell: Bundle): Bundle {
  const features = Object.entries(modules).map(([path, texts]) => [path.split('/').at(-2) ?? path, texts] as const);
  return { shell, ...Object.fromEntries(features) };
}
