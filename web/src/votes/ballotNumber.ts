import { drawNumber } from '../choices/drawnNumber.ts';

/** Draws the number of a ballot. The browser draws it, so that the platform cannot give two voters the same ballot (count/README.md). */
export const newBallotNumber = drawNumber;
