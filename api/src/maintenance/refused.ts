/** A refusal or failure of a command; people are shown nothing but its message, which says why in plain sentences. */
export class Refused extends Error {}
