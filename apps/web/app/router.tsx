import { matchRoutes, Navigate, type RouteObject, useRoutes } from 'react-router-dom';
import { type LazyComponent, lazyComponent } from '../loading/lazy-component.ts';
import { Guard } from './guard.tsx';
import { allPages, NotFoundPage, redirects } from './pages.ts';
import { Layout } from './shell/layout.tsx';

const SignedInShell = lazyComponent('SignedInShell', () => import('./signed-in-shell.tsx'));

const route = (Page: LazyComponent, rest: { path?: string; children?: RouteObject[] }): RouteObject => ({
  element: <Page />,
  handle: Page,
  ...rest,
});
const household = allPages.filter(({ kind }) => kind === 'household');
const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      ...allPages.filter((page) => !household.includes(page)).map(({ path, Page }) => route(Page, { path })),
      {
        element: <Guard />,
        children: [route(SignedInShell, { children: household.map(({ path, Page }) => route(Page, { path })) })],
      },
      ...Object.entries(redirects).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
      route(NotFoundPage, { path: '*' }),
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
