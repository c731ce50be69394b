import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../product/product.ts';
import { until } from '../product/until.ts';

const rules = fileURLToPath(new URL('../../deploy/prometheus/alerts.yml', import.meta.url));

/** Whether Prometheus is on the path. */
export const hasPrometheus: boolean = spawnSync('prometheus', ['--version']).status === 0;

/** How much faster time goes in the copy of the rules: minutes become seconds. */
export const haste = 20;

const shorter = (minutes: string): string => `${(Number(minutes) * 60) / haste}s`;

/** The rules of `deploy/`, every duration in them shorter; their other thresholds as they are. */
export const hastyRules = (): string =>
  readFileSync(rules, 'utf8')
    .replace(/(for: |\[)(\d+)m/g, (_, before: string, minutes: string) => `${before}${shorter(minutes)}`)
    .replace(/(_seconds\) > )(\d+)/g, (_, before: string, seconds: string) => `${before}${Number(seconds) / haste}`);

/** Names of the alerts of the rules. */
export const alerts: readonly string[] = [...readFileSync(rules, 'utf8').matchAll(/- alert: (\w+)/g)].map(
  ([, name = '']) => name,
);

/** A Prometheus that looks at a product every three seconds, with the hasty rules. */
export class Prometheus {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-prometheus-'));
  #child: ChildProcess | undefined;
  #url = '';

  /** @param ports on which the gateway and the service tell their metrics */
  static async start({ gateway, api }: { gateway: number; api: number }): Promise<Prometheus> {
    const prometheus = new Prometheus();
    const folder = prometheus.#folder;
    const jobs = Object.entries({ gateway, api }).map(
      ([job, port]) => `  - job_name: ${job}\n    static_configs: [{ targets: ['127.0.0.1:${port}'] }]`,
    );
    writeFileSync(path.join(folder, 'alerts.yml'), hastyRules());
    writeFileSync(
      path.join(folder, 'prometheus.yml'),
      `global: { scrape_interval: 3s, scrape_timeout: 3s, evaluation_interval: 1s }\nrule_files: [alerts.yml]\nscrape_configs:\n${jobs.join('\n')}\n`,
    );
    const port = await freePort();
    prometheus.#url = `http://127.0.0.1:${port}`;
    const args = [
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=127.0.0.1:${port}`,
    ];
    prometheus.#child = spawn('prometheus', args, { stdio: 'ignore' });
    process.once('exit', () => prometheus.#child?.kill('SIGKILL'));
    await until('Prometheus', () =>
      prometheus.firing().then(
        () => true,
        () => false,
      ),
    );
    return prometheus;
  }

  /** The alerts that fire, with what they say. */
  async firing(): Promise<Map<string, string>> {
    const response = await fetch(`${this.#url}/api/v1/alerts`);
    const { data } = (await response.json()) as {
      data: { alerts: { state: string; labels: { alertname: string }; annotations: { summary: string } }[] };
    };
    const firing = data.alerts.filter(({ state }) => state === 'firing');
    return new Map(firing.map(({ labels, annotations }) => [labels.alertname, annotations.summary]));
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child?.once('exit', resolve));
    this.#child?.kill('SIGTERM');
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
