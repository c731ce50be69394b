import { Agent, request } from 'node:http';
import type { PlainRequest } from '../measure/exchange.ts';
import { callHeaders } from './recorded.ts';

/** Connections per origin, as in browsers. */
export const connections = 6;

/** A client that loads one page: it opens connections on demand and keeps them alive. */
export class Page {
  private readonly url: string;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: connections });

  constructor(url: string) {
    this.url = url;
  }

  ask({ method, path, headers, body }: PlainRequest): Promise<string> {
    return new Promise((resolve, reject) => {
      const sent = request(this.url + path, { method, headers, agent: this.agent });
      sent.once('error', reject);
      sent.once('response', (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.once('error', reject);
        response.once('end', () => {
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${method} ${path} answered ${response.statusCode}`));
        });
      });
      sent.end(body);
    });
  }

  async get<T>(path: string): Promise<T> {
    return JSON.parse(await this.ask({ method: 'GET', path, headers: callHeaders })) as T;
  }

  close(): void {
    this.agent.destroy();
  }
}
