import { ownProgram, startOnPort, type Contestant, type Listening, type Start } from './contestant.ts';
import { byHash, byText, graphData } from './graphRequests.ts';
import { callHeaders } from './recorded.ts';

const listening = (name: string, file: string, ...args: string[]): Listening => ({
  name,
  args: (port) => ownProgram(file, ...args, String(port)),
  env: () => ({ NODE_ENV: 'production' }),
  readyPath: '/readyz',
});

/** Apollo Server in Express, with node-fetch. */
export async function plainApollo(name: string, { upstream, cores }: Start): Promise<Contestant> {
  const started = await startOnPort(listening(name, 'plainApollo.ts', upstream), cores);
  return {
    name,
    ...started,
    requestOf: (operation) => byText(operation, operation.query),
    dataOf: (_operation, body) => graphData(body),
  };
}

/** node:http and undici, by hand. */
export async function handWritten(name: string, { upstream, cores }: Start): Promise<Contestant> {
  const started = await startOnPort(listening(name, 'handWritten.ts', upstream), cores);
  return { name, ...started, requestOf: byHash, dataOf: (_operation, body) => graphData(body) };
}

/** The last REST call of an operation, the one that brings most of it, answered by the least of servers. */
export async function directCall(name: string, answersFile: string, { cores }: Start): Promise<Contestant> {
  const started = await startOnPort(listening(name, 'recordedService.ts', answersFile), cores);
  return { name, ...started, ...asRest };
}

/** How a REST service is asked for the last call of an operation. */
export const asRest: Pick<Contestant, 'requestOf' | 'dataOf'> = {
  requestOf: ({ calls }) => ({ method: 'GET', path: calls.at(-1) ?? '/', headers: callHeaders }),
  dataOf: () => null,
};
