import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { expect, makeVisitors, type VisitorOptions } from '../browser/visitors.ts';
import { onboarding } from '../people/onboarding.ts';
import type { SignedIn } from '../server/client.ts';
import { linkIn, newestMailTo } from '../server/inbox.ts';
import { freePorts } from '../server/process.ts';
import { startTestServer, type TestServer } from '../server/test-server.ts';

type SiteOptions = Omit<Parameters<typeof startTestServer>[0] & object, 'webFolder'>;
type OpenOptions = VisitorOptions & {
  /** Whose session the browser already holds. */
  readonly as?: SignedIn;
  /** What was answered when cookies were asked about; `undecided` has yet to be asked. */
  readonly cookies?: 'refused' | 'accepted' | 'undecided';
};

export type Site = {
  readonly server: TestServer;
  /** Opens a page of the site in a browser of its own. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  /** Signed in, with nothing told of the home. */
  newcomer(): Promise<SignedIn>;
  /** Signed in and onboarded, by the API. */
  resident(answers?: Parameters<typeof onboarding>[0]): Promise<SignedIn>;
  /** Signs in as people do: the form, the mail, the link. Ends where the link leads. */
  signIn(page: Page, email: string): Promise<void>;
  /** The link in the newest mail to the address, once it has had so many. */
  mailedLink(email: string, count?: number): Promise<string>;
};

export const newAddress = () => `${randomUUID()}@home.example`;

/** The real application with the built web app, and one browser, for the tests of one file. */
export function makeSite(options: SiteOptions = {}): Site {
  const visitors = makeVisitors();
  let server: TestServer;
  beforeAll(async () => {
    const [port = ''] = await freePorts(1);
    server = await startTestServer({
      ...options,
      webFolder: new URL(inject('web')),
      settings: { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, ...options.settings },
    });
  });
  afterAll(() => server?.close());

  const mailedLink = async (email: string, count = 1) => {
    await expect.poll(async () => (await server.mailsTo(email)).length).toBe(count);
    return linkIn(await newestMailTo(server.sandboxUrl, email)).href;
  };
  return {
    get server() {
      return server;
    },
    open: async (path, { as, cookies = 'refused', ...visitor } = {}) => {
      const context = await visitors.arrive({
        baseURL: server.url,
        storageState: storageWith(server.url, {
          ...(as && { token: as.token }),
          ...(cookies !== 'undecided' && { cookieConsent: String(cookies === 'accepted') }),
        }),
        ...visitor,
      });
      const page = await context.newPage();
      await page.goto(path);
      return page;
    },
    newcomer: () => server.signIn(newAddress()),
    resident: async (answers) => {
      const { token } = await server.signIn(newAddress());
      return { token, user: await server.call('onboard', { body: onboarding(answers) }, token) };
    },
    signIn: async (page, email) => {
      const { length } = await server.mailsTo(email);
      await askForLink(page, email);
      await page.goto(await mailedLink(email, length + 1));
    },
    mailedLink,
  };
}

/** Fills in the sign-in form that the page shows, and waits until the link is on its way. */
export async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
}

function storageWith(origin: string, values: Readonly<Record<string, string>>) {
  const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}
