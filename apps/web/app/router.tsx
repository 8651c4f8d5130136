import { useEffect, useRef } from 'react';
import { matchRoutes, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { Spinner } from '#apps/ui/feedback/spinner.tsx';
import { type LazyComponent, lazyPage } from '#apps/ui/loading/lazy-component.ts';
import { paths } from '#apps/ui/paths.ts';
import { openInvitations } from '#apps/ui/session/open-invitations.ts';
import { clearWishedPage, rememberWishedPage } from '#apps/ui/session/wished-page.ts';
import { GoTo } from '../routing/go-to.tsx';
import { useAuth } from '../session/use-auth.ts';
import { useOwnLanguage } from '../session/use-own-language.ts';
import { appPages } from './pages.ts';
import { Layout } from './shell/layout.tsx';

/** Kept by the service worker, as all scripts are. */
const NotKept = lazyPage('NotKept', () => import('./not-kept.tsx'));
const SignedInShell = lazyPage('SignedInShell', () => import('./signed-in-shell.tsx'));

const route = (Page: LazyComponent, rest: { path?: string; children?: RouteObject[] }): RouteObject => ({
  element: <Page />,
  handle: Page,
  ...rest,
});
const routesOf = (wanted: (typeof appPages)[number]['kind']) =>
  appPages.filter(({ kind }) => kind === wanted).map(({ path, Page }) => route(Page, { path }));

const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      ...routesOf('open'),
      { element: <Guard />, children: [route(SignedInShell, { children: routesOf('household') })] },
      route(NotKept, { path: '*' }),
    ],
  },
];

export function Router() {
  return useRoutes(routes);
}

/** Returns the components that are shown at the address, from the outermost to the innermost. */
export function pagesAt(pathname: string): readonly LazyComponent[] {
  return (
    matchRoutes(routes, pathname)?.flatMap(({ route }): LazyComponent[] => (route.handle ? [route.handle] : [])) ?? []
  );
}

/** Lets only signed-in users pass, and only to onboarding until they have finished it. */
function Guard() {
  const auth = useAuth();
  const { pathname, search } = useLocation();
  const isReplaced = useOwnLanguage(auth);
  const isIn = auth.status === 'signed-in' && auth.user.isOnboarded;
  const wasIn = useRef(false);
  useEffect(() => {
    if (!isIn) return;
    wasIn.current = true;
    // What was wished is there, or given up.
    clearWishedPage();
  }, [isIn]);
  if (auth.status === 'loading' || isReplaced) return <Spinner page />;
  if (auth.status === 'signed-out') {
    // Labels are read by strangers too, and mails on other devices: what they lead to waits until the reader has signed in. A page
    // that they leave isn't what they want next.
    if (!wasIn.current && /home=|visit=/.test(search)) rememberWishedPage(pathname + search);
    return <GoTo to={paths.signIn} />;
  }
  // Who is invited may not want a home of their own.
  if (!auth.user.isOnboarded && openInvitations(auth.user).length > 0) return <GoTo to={paths.invitations + search} />;
  if (!auth.user.isOnboarded && pathname !== paths.onboarding) return <GoTo to={paths.onboarding} />;
  return <Outlet />;
}
