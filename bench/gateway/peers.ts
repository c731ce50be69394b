import { ownProgram, startOnPort, type Contestant, type ServerProgram, type StartOptions } from './contestant.ts';
import { byHash, byText, graphData } from './graphRequests.ts';
import { callHeaders } from './recorded.ts';

const listening = (name: string, file: string, ...args: string[]): ServerProgram => ({
  name,
  args: (port) => ownProgram(file, ...args, String(port)),
  env: () => ({ NODE_ENV: 'production' }),
  readyPath: '/readyz',
});

/** Starts Apollo Server in Express with node-fetch. */
export async function plainApollo(name: string, { upstream, cores }: StartOptions): Promise<Contestant> {
  const started = await startOnPort(listening(name, 'plainApollo.ts', upstream), cores);
  return {
    name,
    ...started,
    requestOf: (operation) => byText(operation, operation.query),
    dataOf: (_operation, body) => graphData(body),
  };
}

/** Starts the hand-written server on node:http and undici. */
export async function handWritten(name: string, { upstream, cores }: StartOptions): Promise<Contestant> {
  const started = await startOnPort(listening(name, 'handWritten.ts', upstream), cores);
  return { name, ...started, requestOf: byHash, dataOf: (_operation, body) => graphData(body) };
}

/** Starts a minimal server for the last REST call of each operation, which returns most of its data. */
export async function directCall(name: string, answersFile: string, { cores }: StartOptions): Promise<Contestant> {
  const started = await startOnPort(listening(name, 'recordedService.ts', answersFile), cores);
  return { name, ...started, ...restRequests };
}

/** Requests to a REST service: the last call of an operation, whose response is not compared with the operation's data. */
export const restRequests: Pick<Contestant, 'requestOf' | 'dataOf'> = {
  requestOf: ({ calls }) => ({ method: 'GET', path: calls.at(-1) ?? '/', headers: callHeaders }),
  dataOf: () => null,
};
