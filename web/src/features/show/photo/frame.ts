/** The part of the window's height that a photo may take, so that its title is seen below it. */
const share = '78dvh';

/** The width that a picture of these proportions has on the stage: all there is, unless it became too high. */
export const frameWidth = ({ width, height }: { width: number; height: number }): string =>
  `min(100%, calc(${share} * ${(width / height).toFixed(4)}))`;
