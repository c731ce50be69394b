/** In the place of what Chakra UI's theme has and ours does not: `src/ui/theme.ts` names its colours and styles itself. */
export const animationStyles = {};
export const colors = {};
export const layerStyles = {};
export const semanticColors = {};
