import type { CareTask, CatalogueItem } from '../domain/care-task.ts';
import { climateOf } from '../domain/climate.ts';
import { taskInHome } from '../domain/home/task-in-home.ts';
import type { Household } from '../domain/household.ts';
import { careTaskById } from './index.ts';

/** A care task with its item, by id, whether or not the home has the item. */
type FindCareTask = (id: string) => { readonly item: CatalogueItem; readonly task: CareTask } | undefined;

export type Resident = Pick<Household, 'answers' | 'country' | 'timezone'>;

const known = new WeakMap<Resident, FindCareTask>();

/**
 * Finds care tasks as a household's home has them: a tenant is shown the request to the landlord wherever an owner is
 * shown the job. Before onboarding, tasks are as the catalogue has them.
 */
export function careTasksOf(resident: Resident): FindCareTask {
  const find = known.get(resident) ?? findFor(resident);
  known.set(resident, find);
  return find;
}

function findFor({ answers, country, timezone }: Resident): FindCareTask {
  if (country === undefined) return (id) => careTaskById.get(id);
  const climate = climateOf(country, timezone, answers);
  return (id) => {
    const found = careTaskById.get(id);
    return found && { item: found.item, task: taskInHome(found.task, found.item.room, { answers, country }, climate) };
  };
}
