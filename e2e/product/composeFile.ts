import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export const root = path.resolve(import.meta.dirname, '../..');

/** A service of the Compose file, as far as tests look at it. */
export interface ComposeService {
  image: string;
  build?: { context: string; target: string };
  command?: string[];
  environment?: Record<string, string>;
  profiles?: string[];
  ports?: string[];
  volumes?: string[];
  secrets?: string[];
  networks?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  stop_grace_period?: string;
  restart?: string;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  deploy: { resources: { limits: { cpus: string; memory: string } } };
}

/** Content of `docker-compose.yml`. */
export interface ComposeFile {
  services: Record<string, ComposeService>;
  secrets: Record<string, { file: string }>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, null>;
}

export const composeText: string = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');

/** `${NAME}`, `${NAME:-default}` and `${NAME:?sentence}`. */
const variable = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

/** Names of the variables that the file takes from `.env`, and those of them that have to be set. */
export const composeVariables = (): { all: string[]; needed: string[] } => {
  const found = [...composeText.matchAll(variable)];
  const needed = found.filter(([, , kind]) => kind === '?');
  return {
    all: [...new Set(found.map(([, name = '']) => name))].sort(),
    needed: [...new Set(needed.map(([, name = '']) => name))].sort(),
  };
};

/** The values of a file in the form of `.env`. @param comments reads the examples in comments as well */
export function envFile(file: string, comments = false): Record<string, string> {
  const line = comments ? /^(?:# )?([A-Z\d_]+)=(.*)$/ : /^([A-Z\d_]+)=(.*)$/;
  const values = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((one): [string, string][] => {
      const [, name, value = ''] = line.exec(one) ?? [];
      return name === undefined ? [] : [[name, value.replace(/^"(.*)"$/, '$1')]];
    });
  return Object.fromEntries(values);
}

/** The file as Compose reads it: variables stand in values. @throws where a variable that has to be set is not */
export function composeFile(environment: Record<string, string>): ComposeFile {
  const valueOf = (_: string, name: string, kind: string | undefined, rest = ''): string => {
    const value = environment[name];
    if (value) return value;
    if (kind === '?') throw new Error(`${name}: ${rest}`);
    return kind === '-' ? rest : '';
  };
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(variable, valueOf);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner)]));
  };
  return fill(parse(composeText, { merge: true })) as ComposeFile;
}

/** The environment of a service as its container has it: texts. */
export const environmentOf = ({ environment = {} }: ComposeService): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)]));
