import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Router from '@koa/router';
import Koa from 'koa';
import { type Agenda, type Done, makeAgenda } from './agenda.ts';
import type { Clock } from './clock.ts';
import { makeFaults } from './faults/faults.ts';
import { injectFault } from './faults/inject-fault.ts';
import { type Faulty, faultScreens } from './faults/screens.ts';
import { makeGoogle } from './google/google.ts';
import { makeOpenai } from './openai/openai.ts';
import { home } from './pages/home.ts';
import type { NavigationEntry } from './pages/navigation-entry.ts';
import { page } from './pages/page.ts';
import { makePostmark } from './postmark/postmark.ts';
import { makeStripe } from './stripe/stripe.ts';
import type { EventEndpoint, Vendor } from './vendor.ts';

export type Sandbox = {
  /** The base URL, without a trailing slash. */
  readonly url: string;
  /** From now on sends every event of the vendor with this `Vendor.name` to the endpoint. */
  sendEvents(vendor: string, endpoint: EventEndpoint): void;
  /**
   * For a sandbox without `background`: sends the events that are due, until none is left, and yields each. No time
   * passes, so a delayed event and the retry of a refused one stay until `passTime` is called.
   */
  runDue(): AsyncIterable<Done>;
  /** Everything that waits now becomes due. */
  passTime(): void;
  /** Stops the server and closes open connections. */
  close(): Promise<void>;
};

type Options = {
  readonly port: number;
  readonly host?: string;
  /** The stand-ins' clock; by default the machine's. */
  readonly clock?: Clock;
  /** The delay before each retry of a delivery by Stripe. */
  readonly retryDelaysMs?: readonly number[];
  /** Whether events are sent without being asked for. By default they are. */
  readonly background?: boolean;
};

/**
 * Starts the stand-ins for other companies' servers. Port 0 lets the system choose a free port. Only this machine can
 * reach them unless another `host` is given. Throws an error that says what to do when the port is taken.
 */
export async function startSandbox({ port, host = '127.0.0.1', ...options }: Options): Promise<Sandbox> {
  const { app, vendors, agenda, close } = makeApp(options);
  const server = createServer(app.callback());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? portTaken(port) : error),
    );
    server.listen(port, host, resolve);
  });
  const { address, port: actualPort, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${actualPort}`,
    sendEvents: (name, endpoint) => vendors.find((vendor) => vendor.name === name)?.sendEvents?.(endpoint),
    runDue: agenda.runDue,
    passTime: agenda.passTime,
    async close() {
      close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

const systemClock: Clock = { now: () => new Date() };
const webhooks = 'stripe-webhooks';
const faulty: readonly Faulty[] = [
  { name: 'postmark', title: 'Postmark', kind: 'requests' },
  { name: 'stripe', title: 'Stripe', kind: 'requests' },
  { name: webhooks, title: 'Stripe’s webhooks', kind: 'events' },
  { name: 'google', title: 'Google', kind: 'limitedRequests' },
  { name: 'openai', title: 'OpenAI', kind: 'modelRequests' },
];

function makeApp({ clock = systemClock, retryDelaysMs, background = true }: Omit<Options, 'port' | 'host'>): {
  readonly app: Koa;
  readonly vendors: readonly Vendor[];
  readonly agenda: Agenda;
  close(): void;
} {
  const agenda = makeAgenda({ background });
  const faults = makeFaults(Object.fromEntries(faulty.map(({ name, kind }) => [name, kind])));
  const vendors: readonly Vendor[] = [
    makePostmark({ now: () => clock.now(), agenda }),
    makeStripe({
      clock,
      agenda,
      takeFault: () => faults.take(webhooks),
      onFaultChange: (listener) => faults.onChange(webhooks, listener),
      ...(retryDelaysMs ? { retryDelaysMs } : {}),
    }),
    makeGoogle({ clock }),
    makeOpenai(),
  ];
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
  for (const vendor of vendors) {
    const around = [...(vendor.record ? [vendor.record] : []), injectFault(faults, vendor)];
    router.use(vendor.apiPath, ...around, vendor.api.routes());
  }

  const app = new Koa();
  // Koa would log connections that were broken on purpose or by the caller.
  app.silent = true;
  app.use(router.routes());
  for (const vendor of vendors) app.use(vendor.screens(navigation).routes());
  app.use(faultScreens(faults, faulty, navigation).routes());
  return {
    app,
    vendors,
    agenda,
    close: () => {
      agenda.close();
      for (const vendor of vendors) vendor.close?.();
    },
  };
}

const portTaken = (port: number): Error =>
  new Error(
    `The sandbox cannot use port ${port}: something else does. Stop that, or set SANDBOX_PORT to another port.`,
  );
