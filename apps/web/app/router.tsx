import { matchRoutes, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { ButtonLink } from '#apps/ui/controls/button.tsx';
import { Spinner } from '#apps/ui/feedback/spinner.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { type LazyComponent, lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { paths } from '#apps/ui/paths.ts';
import { openInvitations } from '#apps/ui/session/open-invitations.ts';
import { rememberWishedPage } from '#apps/ui/session/wished-page.ts';
import { links } from '#words/app/links.ts';
import { shell as words } from '#words/app/shell.ts';
import { GoTo } from '../routing/go-to.tsx';
import { useAuth } from '../session/use-auth.ts';
import { useOwnLanguage } from '../session/use-own-language.ts';
import { appPages } from './pages.ts';
import { Layout } from './shell/layout.tsx';

const SignedInShell = lazyComponent('SignedInShell', () => import('./signed-in-shell.tsx'));

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
      { element: <NotKept />, path: '*' },
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
  if (auth.status === 'loading' || isReplaced) return <Spinner page />;
  if (auth.status === 'signed-out') {
    // Labels are read by strangers too, so what they lead to waits until the reader has signed in.
    if (pathname === paths.appliance && search.includes('home=')) rememberWishedPage(pathname + search);
    return <GoTo to={paths.signIn} />;
  }
  // Who is invited may not want a home of their own.
  if (!auth.user.isOnboarded && openInvitations(auth.user).length > 0) return <GoTo to={paths.invitations + search} />;
  if (!auth.user.isOnboarded && pathname !== paths.onboarding) return <GoTo to={paths.onboarding} />;
  return <Outlet />;
}

/** In the place of a public page that the browser can't load: without a connection, the app starts at every address. */
function NotKept() {
  return (
    <Page title={words.needsConnection} lede={words.readable}>
      <div>
        <ButtonLink to={paths.dashboard}>{links.dashboard}</ButtonLink>
      </div>
    </Page>
  );
}
