import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../product/product.ts';
import { until } from '../product/until.ts';

const config = fileURLToPath(new URL('../../deploy/Caddyfile', import.meta.url));

/** The program: `CADDY`, or the one of the path; absent, what needs it is skipped by name. */
export const caddyProgram: string | undefined = [process.env['CADDY'], 'caddy'].find(
  (program) => program && spawnSync(program, ['version']).status === 0,
);

/** Caddy in front of gateways, with the configuration that an installation uses, but for TLS. */
export class Caddy {
  readonly url: string;
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-caddy-'));
  readonly #environment: Record<string, string>;
  #child: ChildProcess | undefined;

  private constructor(port: number, adminPort: number, gateways: string[]) {
    this.url = `http://127.0.0.1:${port}`;
    this.#environment = {
      PATH: process.env['PATH'] ?? '',
      HOME: this.#folder,
      CADDY_ADMIN: `127.0.0.1:${adminPort}`,
      SITE_ADDRESS: this.url,
      GATEWAYS: gateways.map((one) => new URL(one).host).join(' '),
    };
  }

  /** @param gateways their addresses */
  static async start(gateways: string[]): Promise<Caddy> {
    const caddy = new Caddy(await freePort(), await freePort(), gateways);
    const environment = caddy.#environment;
    caddy.#child = spawn(caddyProgram ?? '', ['run', '--config', config, '--adapter', 'caddyfile'], {
      env: environment,
      stdio: 'ignore',
    });
    process.once('exit', caddy.#kill);
    await until(`Caddy at ${caddy.url}`, () =>
      fetch(`${caddy.url}/livez`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return caddy;
  }

  #kill = (): void => void this.#child?.kill('SIGKILL');

  /** Loads its configuration anew, as a new certificate or an edited file does. */
  reload(): void {
    const args = ['reload', '--force', '--config', config, '--adapter', 'caddyfile'];
    const { status, stderr } = spawnSync(caddyProgram ?? '', args, { env: this.#environment, encoding: 'utf8' });
    if (status !== 0) throw new Error(`Caddy refused to load its configuration: ${stderr}`);
  }

  /** Waits until it sends requests of the load to a gateway, one that was away too. */
  async sendsTo(gateway: string): Promise<void> {
    const { host } = new URL(gateway);
    await until(`Caddy sends requests to ${host}`, async () => {
      const response = await fetch(`http://${this.#environment['CADDY_ADMIN']}/reverse_proxy/upstreams`);
      const upstreams = (await response.json()) as { address: string; num_requests: number }[];
      return upstreams.some(({ address, num_requests }) => address === host && num_requests > 0);
    });
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child?.once('exit', resolve));
    this.#child?.kill('SIGTERM');
    await ended;
    process.off('exit', this.#kill);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
