/** The recipes of the components that are loaded, which add their own (`web/themeAtBuild.ts`). */
export const recipes: Record<string, object> = {};
export const slotRecipes: Record<string, object> = {};
