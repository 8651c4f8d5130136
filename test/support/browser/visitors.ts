import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { afterEach, inject } from 'vitest';
import { watchRequests } from './open-requests.ts';
import { watchWork } from './watch-work.ts';

/** Ends what hangs. It doesn't decide whether a test passes: the first question to a server takes two seconds of processor. */
const patienceMs = 120_000;

/** Like Playwright's `expect`, but waits longer, since other tests share the machine. */
export const expect = playwrightExpect.configure({ timeout: patienceMs });

export type VisitorOptions = BrowserContextOptions & {
  /** Messages of the browser that the test causes. Any other console error fails the test. */
  readonly expected?: readonly RegExp[];
};

type Visitors = {
  /** Returns a new browser context, with no storage, no cache and no session. */
  arrive(options?: VisitorOptions): Promise<BrowserContext>;
};

const defaults: BrowserContextOptions = {
  locale: 'en-GB',
  timezoneId: 'Europe/Paris',
  viewport: { width: 1280, height: 800 },
  // Skips animations, except in the tests of animations.
  reducedMotion: 'reduce',
  // A worker's requests bypass the routes of a test. The test of the worker itself allows it.
  serviceWorkers: 'block',
};

let connection: Promise<Browser> | undefined;

/** Each worker connects once to the run's browser. */
function connectToBrowser(): Promise<Browser> {
  connection ??= chromium.connect(inject('browser'));
  return connection;
}

/** Provides browser contexts, closes them after each test, and fails a test when its pages log an error. */
export function makeVisitors(): Visitors {
  const present = new Map<BrowserContext, readonly string[]>();

  afterEach(async () => {
    const complaints = [...present.values()].flat();
    await Promise.all([...present.keys()].map((context) => context.close()));
    present.clear();
    expect(complaints).toEqual([]);
  });

  return {
    arrive: async ({ expected = [], ...options } = {}) => {
      const browser = await connectToBrowser();
      const context = await browser.newContext({ ...defaults, ...options });
      context.setDefaultTimeout(patienceMs);
      present.set(context, listen(context, expected));
      watchRequests(context);
      await context.addInitScript(watchWork);
      return context;
    },
  };
}

const ourHosts = new Set(['127.0.0.1', 'localhost']);

/** Returns a growing list of the errors in a context's pages, and of every request that leaves the machine. */
function listen(context: BrowserContext, expected: readonly RegExp[]): readonly string[] {
  const complaints: string[] = [];
  const complain = (page: Page | null, text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(`${page?.url()}: ${text}`);
  };
  context.on('weberror', (error) => complain(error.page(), String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') complain(message.page(), `${message.text()} ${message.location().url}`);
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !ourHosts.has(hostname)) complain(null, `a request to ${request.url()}`);
  });
  return complaints;
}
