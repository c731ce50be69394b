export { ExcludedNotice } from './ExcludedNotice.tsx';
export { RobustnessStrip } from './RobustnessStrip.tsx';
export { addRobustTexts } from './texts.ts';
