import { paths } from '#apps/ui/paths.ts';

/** So many characters of a home's id tell the few homes of a person apart, and keep the code small. */
const homeLength = 8;

/** The address in the code of a label. It contains no secret, and opening it changes nothing. */
export const labelAddress = (origin: string, slug: string, homeId: string): string =>
  `${origin}${paths.applianceOf(slug)}&home=${homeId.slice(0, homeLength)}`;

/** Whether the address of a label, or of a page without one, belongs to this home. */
export const isOfHome = (query: URLSearchParams, homeId: string): boolean => homeId.startsWith(query.get('home') ?? '');

/** The home of the label, if it is one of the user's others. */
export const otherHomeOf = (
  query: URLSearchParams,
  { id, homes }: { readonly id: string; readonly homes: readonly { readonly id: string }[] },
): string | undefined => (isOfHome(query, id) ? undefined : homes.find((home) => isOfHome(query, home.id))?.id);
