import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { createGateway } from '../app.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';

/** Resources of the gateway's process, after a garbage collection. */
export interface Holdings {
  /** Bytes of the heap and of buffers outside it. */
  bytes: number;
  sockets: number;
  /** File operations under way. */
  files: number;
  temporaryFiles: string[];
}

/** The entry file of `startMeasuredGateway`: a gateway that reports its resources on request. */
const config = readConfig();
const gateway = await createGateway(config, createLog('silent'));
const server = createServer(gateway.app);
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));

function holdings(): Holdings {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  const resources = process.getActiveResourcesInfo();
  const count = (kind: RegExp) => resources.filter((resource) => kind.test(resource)).length;
  const temporaryFiles = readdirSync(tmpdir()).filter((name) => name.startsWith('capacitor-'));
  return { bytes: heapUsed + external, sockets: count(/^TCPSocketWrap$/), files: count(/^FSReq/), temporaryFiles };
}
process.on('message', () => process.send?.(holdings()));
process.once('disconnect', () => process.exit(0));
