/** Disturbances of a part of a cluster, and how each ends again. */
import type { Product } from '../product/product.ts';
import type { Cluster } from './cluster.ts';

export type Part = 'service' | 'gateway' | 'proxy';
export type Way = 'restart' | 'kill' | 'freeze';

interface Disturbance {
  part: Part;
  way: Way;
  /** @param turn counts up: parts of which there are two take turns */
  begin(cluster: Cluster, turn: number): Promise<void>;
  /** Undoes it, once requests have met it. */
  end(cluster: Cluster, turn: number): Promise<void>;
}

const one = ({ instances }: Cluster, turn: number): Product => instances[turn % 2] as Product;
const nothing = () => Promise.resolve();

/** All of them. A frozen gateway or proxy is nothing that the product could notice; a killed one is the balancer's affair. */
export const disturbances: readonly Disturbance[] = [
  {
    part: 'service',
    way: 'restart',
    begin: (cluster, turn) => one(cluster, turn).stopApi(),
    end: (cluster, turn) => one(cluster, turn).startApi(),
  },
  {
    part: 'service',
    way: 'kill',
    begin: (cluster, turn) => one(cluster, turn).killApi(),
    end: (cluster, turn) => one(cluster, turn).startApi(),
  },
  {
    part: 'service',
    way: 'freeze',
    begin: (cluster, turn) => Promise.resolve(one(cluster, turn).freezeApi(true)),
    end: (cluster, turn) => Promise.resolve(one(cluster, turn).freezeApi(false)),
  },
  {
    part: 'gateway',
    way: 'restart',
    begin: (cluster, turn) => one(cluster, turn).stopGateway(),
    async end(cluster, turn) {
      const gateway = one(cluster, turn);
      await gateway.startGateway();
      // A rolling restart waits for Caddy to see the gateway again: else none may be left.
      await cluster.caddy?.sendsTo(gateway.url);
    },
  },
  {
    part: 'proxy',
    way: 'restart',
    begin: ({ caddy }) => Promise.resolve(caddy?.reload()),
    end: nothing,
  },
];
