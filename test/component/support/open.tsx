import { StrictMode } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { ErrorBoundary } from '#apps/web/app/error-boundary.tsx';
import { Router } from '#apps/web/app/router.tsx';
import { AuthProvider } from '#apps/web/session/auth-provider.tsx';
import { type ResponseOf, respond } from './network.ts';

type User = ResponseOf<'me'>;
type Options = {
  /** Whose session the browser already has. */
  readonly as?: User;
};

export type Opened = {
  /** Path and query that the app shows. */
  address(): string;
  /** As the browser's own button does. */
  goBack(): void;
  /** Another start of the app at the same address, in the same browser. */
  reload(): Promise<void>;
};

/** Opens the app at an address, with the providers that it has in production. */
export async function open(path: string, { as }: Options = {}): Promise<Opened> {
  if (as) {
    localStorage.setItem('token', 'token-of-the-session');
    respond('me', () => as);
  }
  let address = path;
  let navigate: NavigateFunction;
  function Address() {
    const { pathname, search, hash } = useLocation();
    address = pathname + search + hash;
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
          <MemoryRouter initialEntries={[address]}>
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
    address: () => address,
    goBack: () => void navigate(-1),
    reload: async () => {
      await app.unmount();
      app = await start();
    },
  };
}

export const main = () => page.getByRole('main');
