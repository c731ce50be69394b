import type { Aspect, DemoPicture, SceneName } from './picture.ts';

/** A demo photo with the words of whoever entered it. */
export interface PictureEntry extends DemoPicture {
  title: string;
  /** Markdown is not read here: plain text, may be empty. */
  description: string;
}

export const inColour = (
  scene: SceneName,
  seed: number,
  aspect: Aspect,
  title: string,
  description = '',
): PictureEntry => ({ scene, seed, aspect, title, description, monochrome: false });

export const inMonochrome = (
  scene: SceneName,
  seed: number,
  aspect: Aspect,
  title: string,
  description = '',
): PictureEntry => ({ scene, seed, aspect, title, description, monochrome: true });
