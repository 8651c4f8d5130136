import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchOptions } from './chromium.ts';

const patienceMs = 15_000;

/** Waits for what it expects of a page; longer than usual, since other tests share the machine. */
export const expect = playwrightExpect.configure({ timeout: patienceMs });

export type VisitorOptions = BrowserContextOptions & {
  /** What the test makes the browser complain about: a console error that matches none of these fails it. */
  readonly expected?: readonly RegExp[];
};

export type Visitors = {
  /** Somebody with a browser of their own: no storage, no cache, nobody signed in. */
  arrive(options?: VisitorOptions): Promise<BrowserContext>;
};

const asked: BrowserContextOptions = {
  locale: 'en-GB',
  timezoneId: 'Europe/Paris',
  viewport: { width: 1280, height: 800 },
  // Nothing to wait for; what moves is tested where it matters.
  reducedMotion: 'reduce',
};

/** One browser for the file. What a test leaves open is closed, and any error in a page or its console fails the test. */
export function makeVisitors(): Visitors {
  let browser: Browser;
  const present = new Map<BrowserContext, readonly string[]>();

  beforeAll(async () => {
    browser = await chromium.launch(launchOptions());
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    const complaints = [...present.values()].flat();
    await Promise.all([...present.keys()].map((context) => context.close()));
    present.clear();
    expect(complaints).toEqual([]);
  });

  return {
    arrive: async ({ expected = [], ...options } = {}) => {
      const context = await browser.newContext({ ...asked, ...options });
      context.setDefaultTimeout(patienceMs);
      present.set(context, listen(context, expected));
      return context;
    },
  };
}

const ourHosts = new Set(['127.0.0.1', 'localhost']);

/** Everything that goes wrong in a visitor's pages from now on, and every request that leaves the machine. */
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
