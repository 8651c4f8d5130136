import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { readConfig } from '#apps/composition/config.ts';
import type { App } from '#apps/composition/container.ts';
import { jobHandlers } from '#apps/composition/job-handlers.ts';
import { openApp } from '#apps/composition/open-app.ts';
import { createApp } from '#apps/http/app.ts';
import { DomainError } from '#core/domain/errors.ts';
import { makeWorld, type World } from '../core/use-cases/world.ts';
import { type Client, makeClient } from '../support/server/client.ts';

/** The process was killed before it answered. What it was doing may have happened or not. */
export const killed: unique symbol = Symbol('killed');

export type System = {
  readonly world: World;
  readonly send: Client['send'];
  /** Delivers an event of the payment provider, as its webhook does. Returns whether it was accepted. */
  deliver(body: Uint8Array, signature: string): Promise<boolean | typeof killed>;
  /** Runs the work. If the process is killed meanwhile, starts another on the same stores and returns `killed`. */
  survive<Result>(work: (app: App) => Promise<Result>): Promise<Result | typeof killed>;
  /** Runs every job that is queued now once. A job that fails or whose process is killed returns to the queue. */
  runJobs(): Promise<void>;
  /** From now on, kills the process when it reaches the database or a vendor for the nth time; never for 0. */
  killAt(step: number): void;
  /** Makes the database unavailable for this many of the next transactions and views. */
  loseDatabase(times: number): void;
  /** Ends all faults. */
  heal(): void;
  readonly problems: readonly unknown[];
  /** How often the process was killed. */
  kills(): number;
  close(): Promise<void>;
};

/** Nothing listens there, so a part that is not replaced fails the run. */
const settings = {
  NODE_ENV: 'test',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  APP_SECRET: 'a secret of thirty-two characters',
};

const never = new Promise<never>(() => {});

/** The whole server behind HTTP, on stores and vendors in memory. Its processes can be killed at any step. */
export async function startSystem(): Promise<System> {
  const world = makeWorld();
  const problems: unknown[] = [];
  let [fuse, outages, kills] = [0, 0, 0];
  let isAlive = { now: true };
  let onKilled: () => void = () => {};

  function startProcess(): Promise<{ app: App }> {
    const life = { now: true };
    isAlive = life;
    const step = async () => {
      if (fuse > 0 && --fuse === 0) {
        life.now = false;
        onKilled();
      }
      if (!life.now) await never;
    };
    const mortal = <Port extends object>(port: Port, isStorage: boolean): Port =>
      new Proxy(port, {
        get: (target, name, receiver) => {
          const member: unknown = Reflect.get(target, name, receiver);
          if (typeof member !== 'function') return member;
          return async (...args: unknown[]) => {
            await step();
            if (isStorage && outages > 0) {
              outages--;
              throw new DomainError('storage_unavailable');
            }
            const result: unknown = await Reflect.apply(member, target, args);
            await step();
            return result;
          };
        },
      });
    const { unitOfWork, weekView, accountView, summaryView, payments, mailer, ...ports } = world.ports;
    const overrides: Partial<App> = {
      ...ports,
      unitOfWork: mortal(unitOfWork, true),
      weekView: mortal(weekView, true),
      accountView: mortal(accountView, true),
      summaryView: mortal(summaryView, true),
      mailer: mortal(mailer, false),
      // Its list of subscribers is an async iterable, not a promise.
      payments: { ...mortal(payments, false), subscribers: payments.subscribers },
      reporter: { problem: (error) => void problems.push(error), note: () => {} },
    };
    return openApp({ config: readConfig(settings), startsSandbox: false, reporter: world.reporter, overrides });
  }

  const logger = pino({ level: 'error' }, { write: (line: string) => void problems.push(JSON.parse(line)) });
  const callbackOf = (app: App) => createApp({ app, logger, web: () => undefined }).callback();
  let { app } = await startProcess();
  let callback = callbackOf(app);
  const server = createServer((request, response) => {
    // A killed process leaves no connection behind that the next request could take.
    response.shouldKeepAlive = false;
    void callback(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const survive: System['survive'] = async (work) => {
    const death = new Promise<typeof killed>((resolve) => {
      onKilled = () => resolve(killed);
    });
    const end = await Promise.race([work(app), death]);
    if (isAlive.now) return end;
    [fuse, kills] = [0, kills + 1];
    server.closeAllConnections();
    ({ app } = await startProcess());
    callback = callbackOf(app);
    return killed;
  };

  return {
    world,
    problems,
    kills: () => kills,
    survive,
    send: makeClient({ url, sandboxUrl: '' }).send,
    deliver: (body, signature) =>
      survive(async () => {
        const headers = { 'Stripe-Signature': signature };
        const { ok } = await fetch(`${url}/api/webhooks/stripe`, { method: 'POST', headers, body: Buffer.from(body) });
        return ok;
      }),
    async runJobs() {
      // A job would wait for the database in real time.
      outages = 0;
      for (const job of world.database.jobs.splice(0)) {
        const handle = (running: App) =>
          jobHandlers(running)[job.name](job.data as never, new AbortController().signal);
        const end = await survive((running) => handle(running).then(() => true)).catch(() => false);
        if (end !== true) world.database.jobs.push(job);
      }
    },
    killAt: (step) => {
      fuse = step;
    },
    loseDatabase: (times) => {
      outages = times;
    },
    heal: () => {
      [fuse, outages] = [0, 0];
      world.provider.comeBack();
      world.mailer.refuse(0);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
