interface Shape {
  width: number;
  height: number;
}

/**
 * Height available to the photo: the window without header, page bar, toolbar and, during voting, the vote. On a phone in
 * landscape orientation, the window without the vote: the page scrolls to the whole photo.
 */
export const stageHeight = (votes: boolean) => ({
  '--stage-height': `max(15rem, calc(100dvh - ${votes ? '15.5rem' : '11.5rem'}))`,
  '@media (min-width: 48em)': { '--stage-height': `max(15rem, calc(100dvh - ${votes ? '15rem' : '11rem'}))` },
  '@media (max-height: 30em)': { '--stage-height': `calc(100dvh - ${votes ? '8.5rem' : '1rem'})` },
});

/** Width of a photo at the height of the stage. */
export const widthOnStage = ({ width, height }: Shape): string =>
  `calc(var(--stage-height) * ${(width / height).toFixed(4)})`;

/** The `sizes` attribute of the photo, from which the browser chooses a derivative. */
export const stageSizes = ({ width, height }: Shape): string =>
  `min(100vw, calc((100vh - 11rem) * ${(width / height).toFixed(4)}))`;
