interface Shape {
  width: number;
  height: number;
}

/**
 * Height that the page leaves to the photo: the window without the header, the way back, the tools, and the points where there
 * is a vote. On a phone that lies on its side it is the window above the points: the photo is scrolled to, and is whole.
 */
export const stageHeight = (votes: boolean) => ({
  '--stage-height': `max(15rem, calc(100dvh - ${votes ? '15.5rem' : '11.5rem'}))`,
  '@media (min-width: 48em)': { '--stage-height': `max(15rem, calc(100dvh - ${votes ? '15rem' : '11rem'}))` },
  '@media (max-height: 30em)': { '--stage-height': `calc(100dvh - ${votes ? '8.5rem' : '1rem'})` },
});

/** The width of a photo that is as high as the stage. */
export const widthOnStage = ({ width, height }: Shape): string =>
  `calc(var(--stage-height) * ${(width / height).toFixed(4)})`;

/** The width that a photo is shown with, for the browser's choice of a derivative. */
export const stageSizes = ({ width, height }: Shape): string =>
  `min(100vw, calc((100vh - 11rem) * ${(width / height).toFixed(4)}))`;
