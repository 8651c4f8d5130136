import type { CatalogueItem } from '../care-task.ts';
import { factsOf, fitsPlace, hasItem, meetsNeeds } from '../home/facts.ts';
import type { Home, Job } from './types.ts';

/** Every care task that fits the home's items, place and traits. While a trait is unknown, what depends on it waits. */
export function jobsOfHome(home: Home, catalogue: readonly CatalogueItem[]): readonly Job[] {
  const facts = factsOf(home);
  return catalogue
    .filter((item) => hasItem(home, item))
    .flatMap((item) => item.tasks.map((task) => ({ item, task })))
    .filter(
      ({ task }) =>
        !home.excludedTasks.has(task.id) &&
        fitsPlace(task, home, facts) &&
        (meetsNeeds(task, facts) ?? task.untilKnown === 'planned'),
    );
}
