/** Where a program was to take connections. */
export interface Listening {
  /** Its name in the sentence. */
  program: string;
  /** Absent where it is to listen on every address. */
  host: string | undefined;
  port: number;
  /** Stands before HOST and PORT in the names of the settings. */
  prefix: string;
}

/** Codes of a host that has no address, or one of another machine. */
const foreign = ['ENOTFOUND', 'EAI_AGAIN', 'EAI_NONAME', 'EADDRNOTAVAIL', 'EINVAL'];

/** Why a program takes no connections, and the remedy, in one sentence. */
export function whyNotListening({ program, host, port, prefix }: Listening, error: NodeJS.ErrnoException): string {
  const { code = '', message } = error;
  const place = host === undefined ? `port ${port}` : `${host}:${port}`;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop the program that uses it, or choose another port with ${prefix}PORT.`;
  if (code === 'EACCES')
    return `The ${program} may not listen on port ${port}: choose one above 1023 with ${prefix}PORT, such as 4000.`;
  if (foreign.includes(code))
    return `The ${program} cannot listen on ${place}: "${host ?? ''}" is no address of this machine. Set ${prefix}HOST to one, such as 127.0.0.1 for this machine alone or 0.0.0.0 for every network.`;
  return `The ${program} cannot listen on ${place}: ${message}.`;
}
