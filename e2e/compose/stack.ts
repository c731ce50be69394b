import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { ended, startContainer, type ContainerOptions, type Ended } from '../images/container.ts';
import { until } from '../product/until.ts';
import { environmentOf, root, type ComposeFile, type ComposeService } from '../product/composeFile.ts';

interface Image extends Pick<ContainerOptions['config'], 'User' | 'Env' | 'Cmd'> {
  health?: string[];
  /** Arguments after those of the file, for what the image's program does by itself. */
  more?: string[];
  volumes?: string[];
  /** The signal by which it is asked to stop; SIGTERM by default. */
  stop?: NodeJS.Signals;
}

const run = (program: string, ...args: string[]): string => execFileSync(program, args, { encoding: 'utf8' }).trim();
const userOf = (name: string): string => `${run('id', '-u', name)}:${run('id', '-g', name)}`;

/** Entrypoint of PostgreSQL's image before its server starts. */
const postgres = `set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" --auth-host=scram-sha-256 --auth-local=trust --encoding=UTF8 --no-sync
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  pg_ctl --wait -o '-c listen_addresses=' start
  createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl --wait stop
fi
exec postgres -c 'listen_addresses=*'`;

/** Programs of this machine in the place of images of others; each does what its image's start does. */
const standIns: Record<string, () => Image> = {
  caddy: () => ({
    User: '0:0',
    Env: ['XDG_CONFIG_HOME=/config', 'XDG_DATA_HOME=/data'],
    Cmd: ['caddy', 'run', '--config', '/etc/caddy/Caddyfile', '--adapter', 'caddyfile'],
  }),
  postgres: () => ({
    User: userOf('postgres'),
    Env: ['PGDATA=/var/lib/postgresql/data'],
    Cmd: ['sh', '-c', postgres],
    volumes: ['/run/postgresql'],
    stop: 'SIGINT',
  }),
  // The image's server is compiled to take connections of other machines.
  redis: () => ({ User: userOf('nobody'), Env: [], Cmd: [], more: ['--protected-mode', 'no'] }),
  'axllent/mailpit': () => ({
    User: '1000:1000',
    Env: [],
    Cmd: ['node', '--import', 'tsx', 'api/src/testing/smtpServer.ts', '1025', '0.0.0.0'],
  }),
};

/** Image of a target in the Dockerfile. */
function ownImage(target: string): Image {
  const stages = readFileSync(path.join(root, 'Dockerfile'), 'utf8')
    .replaceAll('\\\n', '')
    .split(/^FROM /m);
  const lines = stages.filter((stage) => [' AS program\n', ` AS ${target}\n`].some((name) => stage.includes(name)));
  const all = (pattern: RegExp) => [...lines.join('').matchAll(pattern)].map(([, rest = '']) => rest);
  const list = (pattern: RegExp) => JSON.parse(all(pattern).at(-1) ?? '[]') as string[];
  return {
    User: all(/^USER (.*)$/gm).at(-1) ?? '',
    Env: all(/^ENV (.*)$/gm).flatMap((line) => line.split(' ')),
    Cmd: list(/^CMD (.*)$/gm),
    health: list(/^HEALTHCHECK.* CMD (.*)$/gm),
    volumes: list(/^VOLUME (.*)$/gm),
  };
}

/** A service that runs. */
interface Running {
  child: ChildProcess;
  end: Promise<Ended>;
}

/**
 * The services of the Compose file as processes, each with root, user, volumes and secrets of its own, on networks that are
 * bridges of a private network: a service reaches those alone with which it shares a network, by their names.
 */
export class Stack {
  readonly #running = new Map<string, Running>();
  readonly #networks = new Map<string, string>();
  readonly #names: string[];
  readonly file: ComposeFile;
  readonly folder: string;

  private constructor(file: ComposeFile, folder: string) {
    this.file = file;
    this.folder = folder;
    this.#names = Object.keys(file.services);
  }

  /** @param profiles those that are on @param folder it has the secrets; volumes and logs are kept in it */
  static async make(file: ComposeFile, profiles: string[], folder: string): Promise<Stack> {
    const isOn = ({ profiles: of }: ComposeService) => of === undefined || of.some((one) => profiles.includes(one));
    const services = Object.fromEntries(Object.entries(file.services).filter(([, service]) => isOn(service)));
    const stack = new Stack({ ...file, services }, folder);
    for (const inner of ['logs', 'hosts', 'layers', 'volumes']) mkdirSync(path.join(folder, inner));
    run('mount', '-t', 'tmpfs', 'tmpfs', path.join(folder, 'layers'));
    Object.keys(file.networks).forEach((name, index) => {
      run('ip', 'link', 'add', name, 'type', 'bridge');
      run('ip', 'address', 'add', `172.30.${index}.1/24`, 'dev', name);
      run('ip', 'link', 'set', name, 'up');
    });
    run('ip', 'link', 'set', 'lo', 'up');
    for (const name of stack.#names) await stack.#connect(name);
    writeFileSync(path.join(folder, 'hosts/of-this-machine'), stack.#hosts(Object.keys(file.networks)));
    run('mount', '--bind', path.join(folder, 'hosts/of-this-machine'), '/etc/hosts');
    return stack;
  }

  service = (name: string): ComposeService => this.file.services[name] as ComposeService;
  #image = ({ build, image }: ComposeService): Image =>
    build ? ownImage(build.target) : (standIns[image.split(':')[0] ?? ''] as () => Image)();

  #address = (name: string, network: string): string =>
    `172.30.${Object.keys(this.file.networks).indexOf(network)}.${10 + this.#names.indexOf(name)}`;

  /** Names that are known in some networks. */
  #hosts(networks: string[]): string {
    const lines = this.#names.flatMap((name) => {
      const shared = this.service(name).networks?.find((one) => networks.includes(one));
      return shared === undefined ? [] : [`${this.#address(name, shared)} ${name}`];
    });
    return ['127.0.0.1 localhost', ...lines, ''].join('\n');
  }

  async #connect(name: string): Promise<void> {
    const keeper = spawn('unshare', ['--net', 'sh', '-c', 'echo; exec sleep infinity']);
    await once(keeper.stdout, 'data');
    const { networks = [] } = this.service(name);
    networks.forEach((network, index) => {
      const [outer, inner] = [`${network}.${this.#names.indexOf(name)}`, `eth${index}`];
      run('ip', 'link', 'add', outer, 'type', 'veth', 'peer', 'name', inner, 'netns', String(keeper.pid));
      run('ip', 'link', 'set', outer, 'master', network, 'up');
      const inside = ['nsenter', `--net=/proc/${keeper.pid}/ns/net`, 'ip'] as const;
      run(...inside, 'link', 'set', 'lo', 'up');
      run(...inside, 'address', 'add', `${this.#address(name, network)}/24`, 'dev', inner);
      run(...inside, 'link', 'set', inner, 'up');
    });
    this.#networks.set(name, `/proc/${keeper.pid}/ns/net`);
    writeFileSync(path.join(this.folder, 'hosts', name), this.#hosts(networks));
  }

  /** Where a volume lies; a new one is its image's user's. */
  #volume(source: string, user: string): string {
    if (source.startsWith('./')) return path.join(root, source);
    const place = path.resolve(this.folder, 'volumes', source);
    if (!existsSync(place)) {
      mkdirSync(place, { mode: 0o700 });
      const [uid, gid] = user.split(':').map(Number);
      chownSync(place, uid ?? 0, gid ?? 0);
    }
    return place;
  }

  /** Options of a service's container. */
  #container(name: string): Required<Omit<ContainerOptions, 'command'>> {
    const [service, image] = [this.service(name), this.#image(this.service(name))];
    const [upper, work, merged] = ['upper', 'work', 'merged'].map((one) => path.join(this.folder, 'layers', name, one));
    if (!existsSync(merged as string)) {
      for (const one of [upper, work, merged]) mkdirSync(one as string, { recursive: true });
      run('mount', '-t', 'overlay', '-o', `lowerdir=/,upperdir=${upper},workdir=${work}`, 'overlay', merged as string);
    }
    const own = (image.volumes ?? []).map((place) => [
      place,
      this.#volume(`${name}${place.replaceAll('/', '-')}`, image.User),
    ]);
    const named = (service.volumes ?? []).map((volume) => {
      const [source = '', place = '', mode] = volume.split(':');
      return [place, mode, this.#volume(source, image.User)] as const;
    });
    const isNamed = (place: string | undefined) => named.some(([other]) => other === place);
    const secrets = (service.secrets ?? []).map((one) => [
      `/run/secrets/${one}:ro`,
      path.join(this.folder, this.file.secrets[one]?.file ?? ''),
    ]);
    const postgresPrograms = path.dirname(realpathSync(run('which', 'postgres')));
    return {
      folder: merged as string,
      config: {
        ...image,
        WorkingDir: '/product',
        Env: [`PATH=/usr/local/bin:/usr/bin:/bin:${postgresPrograms}`, ...image.Env],
      },
      environment: environmentOf(service),
      network: this.#networks.get(name) as string,
      volumes: Object.fromEntries([
        ['/product:ro', root],
        ['/etc/hosts:ro', path.join(this.folder, 'hosts', name)],
        ...own.filter(([place]) => !isNamed(place)),
        ...named.map(([place, mode, source]) => [mode === 'ro' ? `${place}:ro` : place, source]),
        ...secrets,
      ]) as Record<string, string>,
    };
  }

  /** Runs a command in a service's container, as `docker compose exec` and `run` do. */
  exec = (name: string, command: string[]): Promise<Ended> =>
    ended(startContainer({ ...this.#container(name), command }));

  /** Starts services, each after what it depends on is healthy. @returns seconds until each was healthy, for those with a check */
  async up(names: string[] = this.#names): Promise<Map<string, number>> {
    const began = Date.now();
    const [seconds, started] = [new Map<string, number>(), new Map<string, Promise<void>>()];
    const start = (name: string): Promise<void> => {
      const known = started.get(name) ?? begin(name);
      started.set(name, known);
      return known;
    };
    const begin = async (name: string): Promise<void> => {
      const { depends_on: needed = {}, command, healthcheck } = this.service(name);
      await Promise.all(Object.keys(needed).map(start));
      if (this.#running.has(name)) return;
      const container = this.#container(name);
      const { more = [] } = this.#image(this.service(name));
      const child = startContainer(command ? { ...container, command: [...command, ...more] } : container);
      const log = createWriteStream(path.join(this.folder, 'logs', `${name}.log`), { flags: 'a' });
      child.stdout?.pipe(log, { end: false });
      child.stderr?.pipe(log, { end: false });
      this.#running.set(name, { child, end: ended(child) });
      const check = healthcheck?.test.slice(1) ?? this.#image(this.service(name)).health;
      if (!check) return;
      await until(`${name} is healthy`, async () => {
        if (child.exitCode !== null)
          throw new Error(`${name} ended with ${child.exitCode}: ${this.log(name).slice(-3000)}`);
        return (await this.exec(name, check)).code === 0;
      });
      seconds.set(name, (Date.now() - began) / 1000);
    };
    await Promise.all(names.map(start));
    return seconds;
  }

  log = (name: string): string => readFileSync(path.join(this.folder, 'logs', `${name}.log`), 'utf8');

  /** Leads the ports that the file opens on this machine to its services. */
  publish(): void {
    for (const name of this.#names)
      for (const port of this.service(name).ports ?? []) {
        const [, outer, inner] = /(\d+):(\d+)$/.exec(port) ?? [];
        if (outer === undefined) continue;
        const server = createServer((from) => {
          const to = connect(Number(inner), this.#address(name, this.service(name).networks?.[0] ?? ''));
          for (const [one, other] of [
            [from, to],
            [to, from],
          ] as const)
            one.on('error', () => other.destroy()).pipe(other);
        });
        server.listen(Number(outer), '127.0.0.1').unref();
      }
  }

  /** Bytes that a service and the processes that it has started keep in memory, its shared pages divided. */
  memory(name: string): number {
    const pid = String(this.#running.get(name)?.child.pid);
    const all = run('ps', '-o', 'pid=', '--pid', pid, '--ppid', pid).split('\n');
    const of = (one: string) => /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one.trim()}/smaps_rollup`, 'utf8'))?.[1];
    return all.reduce((sum, one) => sum + Number(of(one)) * 1024, 0);
  }

  /** Stops everything, what depends on others first. @returns how each ended, after how many seconds */
  async down(): Promise<Map<string, { code: number | null; seconds: number }>> {
    const ends = new Map<string, { code: number | null; seconds: number }>();
    for (const [name, { child, end }] of [...this.#running].reverse()) {
      const began = Date.now();
      child.kill(this.#image(this.service(name)).stop ?? 'SIGTERM');
      ends.set(name, { code: (await end).code, seconds: (Date.now() - began) / 1000 });
    }
    this.#running.clear();
    return ends;
  }

  /** Takes a volume's content away, as a new server has none. */
  empty = (volume: string): void => rmSync(path.join(this.folder, 'volumes', volume), { recursive: true, force: true });
}
