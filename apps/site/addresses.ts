import { publicPaths } from '#apps/ui/paths.ts';
import { countrySlugs } from '#core/catalogue/countries/country-slugs.ts';
import { guideSlugs } from '#core/catalogue/guides/guide.ts';
import { itemSlugs } from '#core/catalogue/item-slugs.ts';
import { addresses as englishAddresses } from '#core/languages/en/site/addresses.ts';
import { slugs as englishSlugs } from '#core/languages/en/site/slugs.ts';
import type { Translation } from '#core/languages/translation.ts';
import { slugs } from '#words/site/slugs.ts';
import { checklistSeasons } from './content/checklist-seasons.ts';

type Addresses = Translation<typeof englishAddresses>;

const pagesAt = ({ home, guides, ...others }: Addresses, own: typeof englishSlugs): readonly string[] => [
  home,
  guides,
  ...guideSlugs.map(own.guide),
  ...checklistSeasons.map(own.checklist),
  ...itemSlugs.map(own.item),
  ...countrySlugs.map(own.country),
  ...Object.values(others),
];

/** The address of every public page. The order is that of the sitemap, and the same in every language. */
export const publicPages = pagesAt(publicPaths, slugs);

const localAddresses = new Map(
  pagesAt(englishAddresses, englishSlugs).map((address, index) => [address, publicPages[index]]),
);

/** The address in the language of the pages for an English one, which may name a part of the page. */
export const localAddress = (to: string): string =>
  to.replace(/^[^?#]*/, (address) => localAddresses.get(address) ?? address);

const top = `${publicPaths.home}/`.replace('//', '/');

/** The not-found pages: the folders for whose unknown addresses each is, and an example of these. The most specific is first. */
export const missingPages = [
  { folders: [`${publicPaths.guides}/`], example: slugs.guide('no-such-guide') },
  { folders: [slugs.item('')], example: slugs.item('no-such-item') },
  { folders: [slugs.country('')], example: slugs.country('no-such-country') },
  // An address outside all folders of languages is unknown in each of them.
  { folders: [top, '/'], example: `${top}no-such-page` },
] as const;

/** Addresses of pages that no longer exist. */
export const redirects: Readonly<Record<string, string>> = { '/ams': '/' };
