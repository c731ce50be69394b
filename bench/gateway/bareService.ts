import { createServer } from 'node:http';

/** A REST service that is ready but answers every call with 404: only the gateway's own work on a request is measured. */
export const bareService = (port: number): Promise<{ url: string; close(): void }> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      request.resume();
      const ready = request.url === '/readyz';
      response.writeHead(ready ? 200 : 404, { 'content-type': 'application/json' }).end('{"status":"ok"}');
    });
    server.listen(port, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${port}`,
        close() {
          server.close();
          server.closeAllConnections();
        },
      }),
    );
  });
