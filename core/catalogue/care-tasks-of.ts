import type { CareTask, CatalogueItem } from '../domain/care-task.ts';
import { climateOf } from '../domain/climate.ts';
import { taskInHome } from '../domain/home/task-in-home.ts';
import type { Household } from '../domain/household.ts';
import type { Language } from '../domain/languages.ts';
import { textsIn } from './texts-in.ts';

/** A care task with its item, by id, whether or not the home has the item. */
type FindCareTask = (id: string) => { readonly item: CatalogueItem; readonly task: CareTask } | undefined;

export type Resident = Pick<Household, 'answers' | 'country' | 'timezone'>;

const known = new WeakMap<Resident, Map<Language, FindCareTask>>();

/**
 * Finds care tasks as a household's home has them, in the words of a language: a tenant is shown the request to the
 * landlord wherever an owner is shown the job. Before onboarding, tasks are as the catalogue has them.
 */
export function careTasksOf(resident: Resident, language: Language = 'en'): FindCareTask {
  const ofResident = known.get(resident) ?? new Map<Language, FindCareTask>();
  const find = ofResident.get(language) ?? findFor(resident, language);
  known.set(resident, ofResident.set(language, find));
  return find;
}

function findFor({ answers, country, timezone }: Resident, language: Language): FindCareTask {
  const { careTaskById } = textsIn(language);
  if (country === undefined) return (id) => careTaskById.get(id);
  const climate = climateOf(country, timezone, answers);
  return (id) => {
    const found = careTaskById.get(id);
    return found && { item: found.item, task: taskInHome(found.task, found.item.room, { answers, country }, climate) };
  };
}
