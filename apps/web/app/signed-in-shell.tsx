import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { ApiError } from '../api/api-error.ts';
import { useUser } from '../session/use-auth.ts';
import { ToastProvider } from '../ui/feedback/toast.tsx';

/** Repeats a request only if the server was unreachable or failed, not if it refused. */
const retry = (count: number, error: Error) =>
  count < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

function makeQueryClient() {
  return new QueryClient({ defaultOptions: { queries: { retry, staleTime: 30_000 } } });
}

function HouseholdQueries({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Provides what only signed-in pages need. Another user starts with an empty cache. */
export function SignedInShell() {
  const { id } = useUser();
  return (
    <CSPProvider disableStyleElements>
      <HouseholdQueries key={id}>
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      </HouseholdQueries>
    </CSPProvider>
  );
}
