import { type CatalogueItem, isEssential } from '../care-task.ts';
import { climateOf } from '../climate.ts';
import type { Home, Job } from './types.ts';

function has(home: Home, item: CatalogueItem): boolean {
  return (isEssential(item) || home.features.has(item.name)) && item.property.includes(home.propertyType);
}

/** Every care task that fits the home's items, location and property type, and that the user hasn't excluded. */
export function jobsOfHome(home: Home, catalogue: readonly CatalogueItem[]): readonly Job[] {
  const { freezes } = climateOf(home.country, home.timezone);
  return catalogue
    .filter((item) => has(home, item))
    .flatMap((item) => item.tasks.map((task) => ({ item, task })))
    .filter(({ task }) => {
      const { property, anyFeature } = task.appliesIf ?? {};
      return (
        !home.excludedTasks.has(task.id) &&
        (freezes || !task.frostOnly) &&
        (property === undefined || property === home.propertyType) &&
        (anyFeature === undefined || anyFeature.some((feature) => home.features.has(feature)))
      );
    });
}
