// @ts-check
/** Banner that `npm start` prints once the product answers: its address, the machines that reach it, and the place of its data. */

/**
 * @typedef {object} Running
 * @property {string} publicUrl the address that links in mails carry
 * @property {boolean} isPublicUrlSet whether somebody has chosen it
 * @property {number} port where the gateway listens
 * @property {string} host the address on which it listens; empty for every one
 * @property {readonly string[]} ownAddresses this machine's IPv4 addresses in its networks
 * @property {boolean} production
 * @property {boolean} sandbox whether there is a page to explore the graph
 * @property {string} dataDir
 * @property {string | null} announcement demo accounts with their password
 */

/** Whether others than this machine reach an address. @param {string} host */
const isOpen = (host) => !['127.0.0.1', '::1', 'localhost'].includes(host);

const isEvery = (/** @type {string} */ host) => ['', '0.0.0.0', '::'].includes(host);

/** @param {string} host as it stands in an address */
const inUrl = (host) => (host.includes(':') ? `[${host}]` : host);

/** Machines that reach the product, in words; null where an operator knows. @param {Running} running @returns {string | null} */
function reach({ host, production }) {
  if (production) return isOpen(host) ? null : 'this machine alone';
  return isOpen(host)
    ? 'your network: whoever reaches it reads every mail'
    : 'this machine alone; start it with HOST=0.0.0.0 to open it to your network, all mails included';
}

/** The lines of the banner, each with its name in front. @param {Running} running @returns {string[]} */
export function bannerLines(running) {
  const { publicUrl, isPublicUrlSet, port, host, ownAddresses, production, sandbox, dataDir, announcement } = running;
  const reachedFrom = reach(running);
  const elsewhere = isOpen(host) && !production ? (isEvery(host) ? ownAddresses : [host]) : [];
  /** @type {[name: string, text: string][]} */
  const lines = [
    ['Photo competition', publicUrl],
    ...elsewhere.map(
      (address) => /** @type {[string, string]} */ (['On other devices', `http://${inUrl(address)}:${port}`]),
    ),
    ['GraphQL', `${publicUrl}/graphql`],
  ];
  if (sandbox) lines.push(['Explore the graph', `${publicUrl}/explore`]);
  if (!production) lines.push(['Mails', `${publicUrl}/dev/mail`]);
  if (reachedFrom !== null) lines.push(['Reached from', reachedFrom]);
  if (elsewhere.length > 0 && !isPublicUrlSet)
    lines.push(['Links in mails', `lead to ${publicUrl}; set PUBLIC_URL to an address that other devices reach`]);
  lines.push(['Data folder', dataDir]);
  if (announcement !== null) lines.push(['Demo accounts', announcement]);
  return lines.map(([name, text]) => `  ${name.padEnd(18)} ${text}`);
}
