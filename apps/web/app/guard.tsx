import { Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '#apps/ui/feedback/spinner.tsx';
import { paths } from '#apps/ui/paths.ts';
import { rememberWishedPage } from '#apps/ui/session/wished-page.ts';
import { GoTo } from '../routing/go-to.tsx';
import { useAuth } from '../session/use-auth.ts';
import { useOwnLanguage } from '../session/use-own-language.ts';

/** Lets only signed-in users pass, and only to onboarding until they have finished it. */
export function Guard() {
  const auth = useAuth();
  const { pathname, search } = useLocation();
  const isReplaced = useOwnLanguage(auth);
  if (auth.status === 'loading' || isReplaced) return <Spinner page />;
  if (auth.status === 'signed-out') {
    // Labels are read by strangers too, so what they lead to waits until the reader has signed in.
    if (pathname === paths.appliance && search.includes('home=')) rememberWishedPage(pathname + search);
    return <GoTo to={paths.signIn} />;
  }
  if (!auth.user.isOnboarded && pathname !== paths.onboarding) return <GoTo to={paths.onboarding} />;
  return <Outlet />;
}
