/**
 * The items' slugs, `/items/{slug}`, without the texts: the features in the order of onboarding, then what every home has.
 */
export const itemSlugs = [
  'fridge',
  'gas-stove',
  'induction-cooktop',
  'microwave',
  'oven',
  'coffee-machine',
  'fire-stove',
  'pizza-oven',
  'wine-fridge',
  'bathtub',
  'shower',
  'bidet',
  'jacuzzi',
  'sauna',
  'air-conditioning',
  'central-heating',
  'electric-heating',
  'chimney',
  'geothermal',
  'solar-panels',
  'dishwasher',
  'dryer',
  'washing-machine',
  'water-heater',
  'air-purifier',
  'humidifier',
  'bbq-grill',
  'deck-patio',
  'fire-pit',
  'outdoor-jacuzzi',
  'outdoor-kitchen',
  'pool',
  'flower-garden',
  'hedges',
  'lawn',
  'terrace',
  'trees',
  'greenhouse',
  'irrigation-system',
  'vegetable-garden',
  'bicycle',
  'car',
  'boat',
  'motorcycle',
  'rv',
  'scooter',
  'trailer',
  'smoke-alarm',
  'carbon-monoxide-alarm',
  'toilet',
  'plumbing-and-drains',
  'electrical-panel',
  'windows-and-doors',
  'ventilation',
  'roof-and-gutters',
] as const;
export type ItemSlug = (typeof itemSlugs)[number];

/** The names that differ from their slugs in more than spaces and capitals. */
const otherSlugs: Readonly<Record<string, ItemSlug>> = {
  'Espresso Machine': 'coffee-machine',
  'Wine/Cellar Fridge': 'wine-fridge',
};

/** The slug of an item, given by its name, without the catalogue's texts; undefined for a name of the household's own. */
export function slugOfItem(name: string): ItemSlug | undefined {
  const plain = name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return otherSlugs[name] ?? itemSlugs.find((slug) => slug === plain);
}
