/** The slugs of the countries with rules, `/rules/{slug}`, in alphabetical order and without the texts. */
export const countrySlugs = [
  'australia',
  'austria',
  'belgium',
  'canada',
  'denmark',
  'finland',
  'france',
  'germany',
  'ireland',
  'italy',
  'netherlands',
  'new-zealand',
  'norway',
  'poland',
  'portugal',
  'spain',
  'sweden',
  'switzerland',
  'united-kingdom',
  'united-states',
] as const;
export type CountrySlug = (typeof countrySlugs)[number];
