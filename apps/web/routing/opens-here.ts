import { isAppPath } from '#apps/ui/paths.ts';

/**
 * Whether the app opens an address without a load: if it is one of its own pages, and names no home, because a document takes its
 * home only as it begins (session/open-home.ts).
 */
export const opensHere = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  isAppPath(pathname) && !new URLSearchParams(search).has('home');
