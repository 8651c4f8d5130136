import { paths, publicPaths } from '#apps/ui/paths.ts';
import { countrySlugs } from '#core/catalogue/countries/country-slugs.ts';
import { guideSlugs } from '#core/catalogue/guides/guide.ts';
import { itemSlugs } from '#core/catalogue/item-slugs.ts';
import { checklistSeasons } from './content/checklist-seasons.ts';

const { home, guides, ...others } = publicPaths;

/** The address of every public page, in the order of the sitemap. */
export const publicPages: readonly string[] = [
  home,
  guides,
  ...guideSlugs.map(paths.guide),
  ...checklistSeasons.map(paths.checklist),
  ...itemSlugs.map(paths.item),
  ...countrySlugs.map(paths.rulesOf),
  ...Object.values(others),
];

/** For addresses without a page, an example below each folder that has a not-found page. The most specific is first. */
export const missingPages = [
  { below: `${paths.guides}/`, example: paths.guide('no-such-guide') },
  { below: paths.item(''), example: paths.item('no-such-item') },
  { below: paths.rulesOf(''), example: paths.rulesOf('no-such-country') },
  { below: '/', example: '/no-such-page' },
] as const;

/** Addresses of pages that no longer exist. */
export const redirects: Readonly<Record<string, string>> = { '/ams': paths.home };
