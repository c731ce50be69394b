import express from 'express';
import type { Server } from 'node:http';
import { listenerOf } from './listener.ts';

test.each([120_000, 1500])(
  'a head that does not come is given up within 20 seconds, the interval of looking for it included (%d)',
  (requestMs) => {
    const server = listenerOf({ app: express(), answer: () => undefined }, requestMs) as Server & {
      connectionsCheckingInterval: number;
    };
    expect(server.connectionsCheckingInterval + server.headersTimeout).toBeLessThanOrEqual(20_000);
    expect(server.headersTimeout).toBeLessThanOrEqual(requestMs);
    // A sum within the limit says nothing where one of the two is none or negative.
    expect(server.headersTimeout).toBeGreaterThanOrEqual(1000);
    expect(server.connectionsCheckingInterval).toBeGreaterThanOrEqual(500);
  },
);
