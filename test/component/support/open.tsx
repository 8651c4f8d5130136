import { StrictMode } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { type Locator, page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { ErrorBoundary } from '#apps/web/app/error-boundary.tsx';
import { Router } from '#apps/web/app/router.tsx';
import { AuthProvider } from '#apps/web/session/auth-provider.tsx';
import type { User } from './data.ts';
import { type ServedHousehold, serveHousehold } from './serve-household.ts';

export type Opened = {
  /** The path and query of the page that the app shows. */
  address(): string;
  /** All addresses since the start, the newest last. */
  addresses(): readonly string[];
  goTo(path: string): void;
  /** Does the same as the browser's Back button. */
  goBack(): void;
  goForward(): void;
  /** Starts the app again at the same address, with the same storage. */
  reload(): Promise<void>;
  close(): Promise<void>;
};

/** Opens the app at an address, with the providers that it has in production. */
export async function open(path: string): Promise<Opened> {
  const addresses = [path];
  const address = () => addresses.at(-1) ?? path;
  let navigate: NavigateFunction;
  function Address() {
    const { pathname, search, hash } = useLocation();
    const now = pathname + search + hash;
    if (now !== address()) addresses.push(now);
    navigate = useNavigate();
    return null;
  }
  const start = async () => {
    const container = document.createElement('div');
    container.id = 'root';
    document.body.append(container);
    return render(
      <StrictMode>
        <ErrorBoundary>
          <MemoryRouter initialEntries={[address()]}>
            <AuthProvider>
              <Router />
              <Address />
            </AuthProvider>
          </MemoryRouter>
        </ErrorBoundary>
      </StrictMode>,
      { container },
    );
  };
  let app = await start();
  return {
    address,
    addresses: () => addresses,
    goTo: (next) => void navigate(next),
    goBack: () => void navigate(-1),
    goForward: () => void navigate(1),
    reload: async () => {
      await app.unmount();
      app = await start();
    },
    close: () => app.unmount(),
  };
}

export const sessionToken = 'token-of-the-session';

/** Opens the app in a browser that has this user's session. */
export async function openAs(user: User, path: string): Promise<Opened & ServedHousehold> {
  localStorage.setItem('token', sessionToken);
  const household = serveHousehold(user);
  return { ...(await open(path)), ...household };
}

export const main = (): Locator => page.getByRole('main');
