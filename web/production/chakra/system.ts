import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, type SystemConfig } from '@chakra-ui/react/styled-system';
import { recipes, slotRecipes } from './recipes.ts';

/**
 * The design system of `src/ui/theme.ts` without what a build has made of it already (`web/themeAtBuild.ts`): its variables and
 * the rules for the whole page stand in a style sheet, and recipes come with their components.
 * @param look what is left of the theme
 */
export function systemOf(look: SystemConfig['theme']) {
  const system = createSystem(defaultBaseConfig, { theme: look });
  // It looks there whenever a component asks for its recipe.
  Object.assign(system._config.theme ?? {}, { recipes, slotRecipes });
  return system;
}
