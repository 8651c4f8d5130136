import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { makeVisitors, type VisitorOptions } from '../browser/visitors.ts';
import { onboarding } from '../people/onboarding.ts';
import type { SignedIn } from '../server/client.ts';
import { linkIn, newestMailTo } from '../server/inbox.ts';
import type { TestServer } from '../server/test-server.ts';
import { type SiteServerOptions, sharedSiteServer, startSiteServer } from './shared-server.ts';

type SiteOptions = SiteServerOptions & {
  /** Starts a server that no other file uses, for tests that affect other users. Any other option does so, too. */
  readonly ownServer?: boolean;
};
type OpenOptions = VisitorOptions & {
  /** The user whose session the browser holds. */
  readonly as?: SignedIn;
  /** The stored answer to the cookie banner; `undecided` means that the banner still asks. */
  readonly cookies?: 'refused' | 'accepted' | 'undecided';
};

export type Site = {
  readonly server: TestServer;
  /** Opens a page of the site in a new browser context. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  /** Returns a new user who is signed in and hasn't begun onboarding. */
  newcomer(): Promise<SignedIn>;
  /** Returns a new user who is signed in and onboarded. */
  resident(answers?: Parameters<typeof onboarding>[0]): Promise<SignedIn>;
  /** Signs in as users do: with the form, the mail and its link. Ends on the page that the link leads to. */
  signIn(page: Page, email: string): Promise<void>;
  /** Sends the mails that are due, and returns the sign-in link in the newest to an address. */
  mailedLink(email: string): Promise<string>;
};

export const newAddress = () => `${randomUUID()}@home.example`;

/** Provides the real application with the built web app, and browsers to visit it with, to the tests of one file. */
export function makeSite({ ownServer = false, ...options }: SiteOptions = {}): Site {
  const visitors = makeVisitors();
  const isOwn = ownServer || Object.keys(options).length > 0;
  let server: TestServer;
  beforeAll(async () => {
    server = await (isOwn ? startSiteServer(options) : sharedSiteServer());
  });
  afterAll(async () => {
    if (isOwn) await server?.close();
  });

  const mailedLink = async (email: string) => {
    await server.settle();
    return linkIn(await newestMailTo(server.sandboxUrl, email)).href;
  };
  return {
    get server() {
      return server;
    },
    open: async (path, { as, cookies = 'refused', baseURL = server.url, ...visitor } = {}) => {
      const context = await visitors.arrive({
        baseURL,
        storageState: storageWith(baseURL, {
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
      await askForLink(page, email);
      await page.goto(await mailedLink(email));
    },
    mailedLink,
  };
}

/** Fills in the sign-in form on the page, and waits until the link has been requested. */
export async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
}

function storageWith(origin: string, values: Readonly<Record<string, string>>) {
  const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}
