import { matchRoutes, type RouteObject, useRoutes } from 'react-router-dom';
import { type LazyComponent, lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { Guard } from './guard.tsx';
import { NotKept } from './not-kept.tsx';
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
