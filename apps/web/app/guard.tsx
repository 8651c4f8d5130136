import { Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '#apps/ui/feedback/spinner.tsx';
import { paths } from '#apps/ui/paths.ts';
import { GoTo } from '../routing/go-to.tsx';
import { useAuth } from '../session/use-auth.ts';

/** Lets only signed-in users pass, and only to onboarding until they have finished it. */
export function Guard() {
  const auth = useAuth();
  const { pathname } = useLocation();
  if (auth.status === 'loading') return <Spinner page />;
  if (auth.status === 'signed-out') return <GoTo to={paths.signIn} />;
  if (!auth.user.isOnboarded && pathname !== paths.onboarding) return <GoTo to={paths.onboarding} />;
  return <Outlet />;
}
