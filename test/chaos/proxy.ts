import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Proxy = {
  readonly url: string;
  /** Sends requests to these ports as long as their servers are ready. */
  aim(ports: readonly string[]): void;
  /** What was not answered with 200, as the status or the error, and how often. */
  readonly failures: ReadonlyMap<string, number>;
  close(): Promise<void>;
};

const checkEveryMs = 500;

/**
 * A proxy as they are common: it keeps connections, asks each server every half second whether it is ready, and
 * sends a request elsewhere only if it could not connect, because any other request may have had its effect.
 */
export async function startProxy(): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true, timeout: 60_000 });
  let backends: readonly { readonly port: string; isReady: boolean }[] = [];
  let turn = 0;
  const failures = new Map<string, number>();
  const fail = (what: string) => void failures.set(what, (failures.get(what) ?? 0) + 1);

  const check = async () => {
    await Promise.all(
      backends.map(async (backend) => {
        const checked = fetch(`http://127.0.0.1:${backend.port}/readyz`, { headers: { Connection: 'close' } });
        backend.isReady = await checked.then(
          ({ ok }) => ok,
          () => false,
        );
      }),
    );
  };
  const checking = setInterval(() => void check(), checkEveryMs);

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await Array.fromAsync(incoming);
    const ready = backends.filter(({ isReady }) => isReady);
    const candidates = ready.length > 0 ? ready : backends;
    const first = turn++;
    const attempt = (nth: number): void => {
      const backend = candidates[(first + nth) % candidates.length];
      if (!backend || nth >= candidates.length) {
        fail('no server accepts connections');
        return void outgoing.writeHead(502).end();
      }
      const { method, url, headers } = incoming;
      const { connection: _, ...kept } = headers;
      request({ host: '127.0.0.1', port: backend.port, method, path: url, headers: kept, agent }, (response) => {
        const { connection: _, ...passed } = response.headers;
        if (response.statusCode !== 200) fail(`${method} ${url?.split('/')[2]}: ${response.statusCode}`);
        outgoing.writeHead(response.statusCode ?? 502, passed);
        response.pipe(outgoing);
      })
        .on('error', (error: NodeJS.ErrnoException) => {
          if (error.code === 'ECONNREFUSED') return attempt(nth + 1);
          fail(`${method} ${url?.split('/')[2]}: ${error.code ?? error.message}`);
          if (!outgoing.headersSent) outgoing.writeHead(502);
          outgoing.end(error.message);
        })
        .end(Buffer.concat(body));
    };
    attempt(0);
  }

  const server = createServer((incoming, outgoing) => void forward(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failures,
    aim: (ports) => {
      backends = ports.map((port) => ({ port, isReady: true }));
    },
    close: async () => {
      clearInterval(checking);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
