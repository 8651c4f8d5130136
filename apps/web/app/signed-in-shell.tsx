import { CSPProvider } from '@base-ui/react/csp-provider';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { ApiError } from '#apps/ui/api/api-error.ts';
import { ToastProvider } from '#apps/ui/feedback/toast.tsx';
import { useIsShown } from '#apps/ui/loading/use-is-shown.ts';
import { OutboxStatus } from '../household/outbox/lazy-outbox-status.ts';
import { useHasOutbox } from '../household/outbox/outbox-storage.ts';
import { useUser } from '../session/use-auth.ts';

/** Repeats a request only if the server was unreachable or failed, not if it refused. */
const retry = (count: number, error: Error) =>
  count < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

function makeQueryClient() {
  // A page that opens offline hears of no event.
  onlineManager.setOnline(navigator.onLine);
  // Offline, the service worker responds to some requests.
  return new QueryClient({
    defaultOptions: {
      queries: { retry, staleTime: 30_000, networkMode: 'offlineFirst' },
      // A change fails at once instead of waiting for a connection and then happening behind the user's back.
      mutations: { networkMode: 'always' },
    },
  });
}

function HouseholdQueries({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Provides what only signed-in pages need. Another user starts with an empty cache. */
export function SignedInShell() {
  const { id } = useUser();
  const hasOutbox = useHasOutbox();
  const isShown = useIsShown();
  return (
    <CSPProvider disableStyleElements>
      <HouseholdQueries key={id}>
        <ToastProvider>
          {isShown && hasOutbox && (
            <Suspense>
              <OutboxStatus />
            </Suspense>
          )}
          <Outlet />
        </ToastProvider>
      </HouseholdQueries>
    </CSPProvider>
  );
}
