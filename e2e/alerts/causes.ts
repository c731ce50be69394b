/** Causes of alerts in an installation, done for real, so that each alert of `deploy/prometheus` fires. */
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Balancer } from '../cluster/balancer.ts';
import { rest, visitor, type Person } from '../product/people.ts';
import type { Product } from '../product/product.ts';

/** An installation that things may be done to. */
export interface Scene {
  product: Product;
  admin: Person;
  /** Of the product. */
  databaseUrl: string;
  /** Of another database on the same server. */
  serverUrl: string;
  /** Proxy between the product and its mail server. */
  line: Balancer;
}

/** Something that goes wrong. */
export interface Cause {
  what: string;
  /** The alerts that have to tell of it. */
  alerts: string[];
  /** Begins it. @returns what mends it */
  begin(scene: Scene): Promise<() => Promise<unknown>>;
}

/** Runs something again and again, a few at a time, until it is ended; how it goes is of no interest. */
function again(work: () => Promise<unknown>, atOnce: number): () => Promise<unknown> {
  let isOver = false;
  const streams = Array.from({ length: atOnce }, async () => {
    while (!isOver) {
      await work().catch(() => null);
      await delay(50);
    }
  });
  return () => {
    isOver = true;
    return Promise.all(streams);
  };
}

/** A question that the service alone can answer. */
export const askGraph = ({ product, admin }: Scene) =>
  fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
    body: JSON.stringify({ query: '{ me { username } }' }),
  }).then((response) => response.text());

const askService = ({ product, admin }: Scene) => rest(product, admin, 'GET', '/api/competition/open');

async function administer(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** In this order: the last one leaves the installation without its mail server. */
export const causes: readonly Cause[] = [
  {
    what: 'the service is killed, while people ask',
    alerts: ['InstanceDown', 'GraphFails', 'ServiceLeftAlone'],
    async begin(scene) {
      await scene.product.killApi();
      const end = again(() => askGraph(scene), 5);
      return async () => {
        await end();
        await scene.product.startApi();
      };
    },
  },
  {
    what: 'the database takes no connections',
    alerts: ['ServiceFails', 'JobFails'],
    async begin(scene) {
      const name = new URL(scene.databaseUrl).pathname.slice(1);
      await administer(
        scene.serverUrl,
        `alter database ${name} allow_connections false`,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
      const end = again(() => askService(scene), 5);
      return async () => {
        await end();
        await administer(scene.serverUrl, `alter database ${name} allow_connections true`);
      };
    },
  },
  {
    what: 'somebody has locked a table for long',
    alerts: ['RequestsWaitForDatabase'],
    async begin(scene) {
      const client = new Client({ connectionString: scene.databaseUrl });
      await client.connect();
      await client.query('begin; lock table competition in access exclusive mode');
      const end = again(() => askService(scene), 20);
      return async () => {
        await client.query('rollback');
        await client.end();
        await end();
      };
    },
  },
  {
    what: 'the service is stopped for most of each second',
    alerts: ['ProcessStalls'],
    begin({ product }) {
      const end = again(async () => {
        product.freezeApi(true);
        await delay(700);
        product.freezeApi(false);
        await delay(250);
      }, 1);
      return Promise.resolve(end);
    },
  },
  {
    what: 'the mail server refuses 51 addresses',
    alerts: ['MailsGivenUp'],
    async begin({ product }) {
      for (let i = 0; i < 51; i++)
        await rest(product, visitor, 'POST', '/api/authentication/registration', {
          username: `refused${i}`,
          email: `refused-${i}@example.org`,
          firstName: 'Ágnes',
          lastName: 'Nagy',
          locale: 'hu',
          newsletter: [],
          acceptRules: true,
        });
      return () => Promise.resolve();
    },
  },
  {
    what: 'the mail server is out of reach, and somebody registers',
    alerts: ['MailsLate'],
    async begin({ product, line }) {
      await line.close();
      await rest(product, visitor, 'POST', '/api/authentication/registration', {
        username: 'waiting',
        email: 'waiting@example.org',
        firstName: 'Ágnes',
        lastName: 'Nagy',
        locale: 'hu',
        newsletter: [],
        acceptRules: true,
      });
      return () => Promise.resolve();
    },
  },
];
