import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useAuth } from '../session/use-auth.ts';
import { Spinner } from '../ui/feedback/spinner.tsx';

/** Lets only signed-in users pass, and only to onboarding until they have finished it. */
export function Guard() {
  const auth = useAuth();
  const { pathname } = useLocation();
  if (auth.status === 'loading') return <Spinner page />;
  if (auth.status === 'signed-out') return <Navigate to={paths.signIn} replace />;
  if (!auth.user.isOnboarded && pathname !== paths.onboarding) return <Navigate to={paths.onboarding} replace />;
  return <Outlet />;
}
