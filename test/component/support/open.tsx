import { StrictMode, useLayoutEffect } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type Locator, page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { isAppPath } from '#apps/ui/paths.ts';
import { ErrorBoundary } from '#apps/web/app/error-boundary.tsx';
import { Router } from '#apps/web/app/router.tsx';
import { AuthProvider } from '#apps/web/session/auth-provider.tsx';
import type { User } from './data.ts';
import { type Departure, watchDepartures } from './departures.ts';
import { rests } from './rests.ts';
import { type ServedHousehold, serveHousehold } from './serve-household.ts';
import { showSite } from './show-site.tsx';

export type Opened = {
  /** The path and query of the page that is shown. */
  address(): string;
  /** All addresses since the start, the newest last. */
  addresses(): readonly string[];
  goTo(path: string): void;
  /** Does the same as the browser's Back button. */
  goBack(): void;
  goForward(): void;
  /** Starts the page again at the same address, with the same storage. */
  reload(): Promise<void>;
  close(): Promise<void>;
};

/** A document that the browser would have loaded: the app, or a public page. */
type Shown = {
  address(): string;
  /** In the app. */
  navigate?: NavigateFunction;
  /** How often the app has gone on to another of its pages. */
  moves?: () => number;
  close(): Promise<void>;
};

const isOfApp = (address: string) => isAppPath(new URL(address, location.origin).pathname);

/** Shows the app at an address, with the providers that it has in production. */
async function showApp(path: string, onAddress: (address: string) => void): Promise<Shown> {
  let now = path;
  let navigate: NavigateFunction = () => {};
  let moves = 0;
  function Address() {
    const { pathname, search, hash } = useLocation();
    const address = pathname + search + hash;
    const type = useNavigationType();
    navigate = useNavigate();
    // React may render an address that it never shows.
    useLayoutEffect(() => {
      if (address === now) return;
      now = address;
      onAddress(address);
      if (type !== 'REPLACE') moves += type === 'PUSH' ? 1 : -1;
    }, [address, type]);
    return null;
  }
  const container = document.createElement('div');
  container.id = 'root';
  document.body.append(container);
  const app = await render(
    <StrictMode>
      <ErrorBoundary>
        <MemoryRouter initialEntries={[path]}>
          <AuthProvider>
            <Router />
            <Address />
          </AuthProvider>
        </MemoryRouter>
      </ErrorBoundary>
    </StrictMode>,
    { container },
  );
  return {
    address: () => now,
    moves: () => moves,
    navigate: ((to: never) => navigate(to)) as NavigateFunction,
    close: async () => {
      await app.unmount();
      container.remove();
    },
  };
}

const ownAddress = location.href;
let current: { follow(departure: Departure): boolean; close(): Promise<void> } | undefined;

/** Navigations between our own pages go on in the test's page. */
export const watchNavigations = (): void => watchDepartures((departure) => current?.follow(departure) ?? false);

const isOfDialog = () => typeof history.state === 'object' && history.state !== null && 'dialog' in history.state;
/** Where another document was on its way, the entry of a dialog stays. */
const mostFrames = 30;

/** Closes the page that a test has left open. A dialog's entry leaves the history a moment later. */
export async function closePage(): Promise<void> {
  await current?.close();
  current = undefined;
  for (let frames = 0; isOfDialog() && frames < mostFrames; frames++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  history.replaceState(null, '', ownAddress);
}

/** Opens a page at its address, waits until it rests, and follows it from document to document as a browser does. */
export async function open(path: string): Promise<Opened> {
  const addresses = [path];
  const documents = [path];
  let shown: Shown | undefined;
  /** Documents replace each other one at a time. */
  let showing = Promise.resolve();
  let isClosed = false;
  /** The page that is on its way. A second request for it, by React's strict mode, changes nothing. */
  let coming: string | undefined;
  const load = (address: string) => {
    showing = showing.then(async () => {
      await shown?.close();
      shown = undefined;
      if (isClosed) return;
      if (addresses.at(-1) !== address) addresses.push(address);
      if (isOfApp(address)) shown = await showApp(address, (next) => addresses.push(next));
      else {
        const close = showSite(address);
        shown = { address: () => location.pathname + location.search + location.hash, close: async () => close() };
      }
    });
    return showing;
  };
  const address = () => shown?.address() ?? addresses.at(-1) ?? path;
  const go = (to: string, replace = false) => {
    if (to === coming) return;
    coming = to;
    documents.splice(-1, 1, address());
    if (replace) documents.pop();
    documents.push(to);
    void load(to).then(() => {
      coming = undefined;
    });
  };
  const close = async () => {
    isClosed = true;
    await load(path);
  };
  current = {
    follow: ({ url, type }) => {
      if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return false;
      if (type === 'reload') void load(address());
      else go(url.pathname + url.search + url.hash, type === 'replace');
      return true;
    },
    close,
  };
  await load(path);
  await rests();
  return {
    address,
    addresses: () => addresses,
    goTo: (next) => {
      if (shown?.navigate && isOfApp(next)) void shown.navigate(next);
      else go(next);
    },
    goBack: () => {
      if (shown?.navigate && shown.moves?.()) return void shown.navigate(-1);
      documents.pop();
      void load(documents.at(-1) ?? path);
    },
    goForward: () => void shown?.navigate?.(1),
    reload: async () => {
      await load(address());
      await rests();
    },
    close,
  };
}

export const sessionToken = 'token-of-the-session';

/** Opens a page in a browser that has this user's session. */
export async function openAs(user: User, path: string): Promise<Opened & ServedHousehold> {
  localStorage.setItem('token', sessionToken);
  const household = serveHousehold(user);
  return { ...(await open(path)), ...household };
}

export const main = (): Locator => page.getByRole('main');
