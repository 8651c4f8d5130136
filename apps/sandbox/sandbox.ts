import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Router from '@koa/router';
import Koa from 'koa';
import { makeFaults } from './faults/faults.ts';
import { faultScreens } from './faults/screens.ts';
import { suffer } from './faults/suffer.ts';
import { home } from './pages/home.ts';
import { type NavigationEntry, page } from './pages/page.ts';
import { makePostmark } from './postmark/postmark.ts';

type Sandbox = {
  /** Without a slash at its end. */
  readonly url: string;
  /** Ends open connections too. */
  close(): Promise<void>;
};

/**
 * Starts the stand-ins for other people's servers. Port 0 takes any that is free; only this machine
 * can reach them unless another `host` is given. Throws, with what to do, when the port is taken.
 */
export async function startSandbox({ port, host = '127.0.0.1' }: { port: number; host?: string }): Promise<Sandbox> {
  const server = createServer(makeApp().callback());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? portTaken(port) : error),
    );
    server.listen(port, host, resolve);
  });
  const { address, port: actualPort, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${actualPort}`,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

function makeApp(): Koa {
  const vendors = [makePostmark()];
  const faults = makeFaults(vendors.map(({ name }) => name));
  const navigation: readonly NavigationEntry[] = [
    { path: '/', title: 'Home' },
    ...vendors.flatMap(({ pages }) => pages),
    { path: '/faults', title: 'Faults' },
  ];

  const router = new Router();
  router.get('/', (context) => {
    context.type = 'html';
    context.body = page({ title: 'Home', path: '/', navigation, body: home(vendors) });
  });
  for (const vendor of vendors) router.use(vendor.apiPath, suffer(faults, vendor.name), vendor.api.routes());

  const app = new Koa();
  // A connection that was broken on purpose or by the caller is no news.
  app.silent = true;
  app.use(router.routes());
  for (const vendor of vendors) app.use(vendor.screens(navigation).routes());
  app.use(faultScreens(faults, vendors, navigation).routes());
  return app;
}

const portTaken = (port: number): Error =>
  new Error(
    `The sandbox cannot use port ${port}: something else does. Stop that, or set SANDBOX_PORT to another port.`,
  );
