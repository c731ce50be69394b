/** What a command refuses or cannot do; the message says why in plain sentences, which are all that a person is shown. */
export class Refused extends Error {}
