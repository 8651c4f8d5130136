import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Deployments = {
  readonly url: string;
  /** From now on, the pages and the service worker are those of another build, and pages have `data-deployment="2"`. */
  deploy(): void;
  close(): void;
};

/** Starts a proxy in front of a site. It passes on requests that only read. */
export async function startDeployments(target: string): Promise<Deployments> {
  let isDeployed = false;
  const asDeployed = (path: string, type: string, text: string) => {
    if (!isDeployed) return text;
    if (type.startsWith('text/html')) return text.replace('<html ', '<html data-deployment="2" ');
    return path === '/service-worker.js' ? text.replace(/(revision:.)[0-9a-f]{16}/, '$1fedcba9876543210') : text;
  };
  const proxy = createServer(async ({ url = '/', headers: { authorization } }, response) => {
    const reply = await fetch(target + url, {
      redirect: 'manual',
      ...(authorization && { headers: { authorization } }),
    });
    const type = reply.headers.get('content-type') ?? '';
    for (const name of ['content-type', 'cache-control', 'content-security-policy', 'location']) {
      const value = reply.headers.get(name);
      if (value !== null) response.setHeader(name, value);
    }
    response.statusCode = reply.status;
    if (/^(text|application)\//.test(type)) response.end(asDeployed(url, type, await reply.text()));
    else response.end(Buffer.from(await reply.arrayBuffer()));
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    deploy: () => {
      isDeployed = true;
    },
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
