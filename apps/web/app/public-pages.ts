import { itemSlugs } from '#core/catalogue/item-slugs.ts';
import { paths } from '../paths.ts';
import { allPages, itemPath } from './pages.ts';

/** The address of every public page. The browser does without the items' addresses. */
export const publicPages: readonly string[] = allPages
  .filter(({ kind }) => kind === 'public')
  .flatMap(({ path }) => (path === itemPath ? itemSlugs.map(paths.item) : [path]));
