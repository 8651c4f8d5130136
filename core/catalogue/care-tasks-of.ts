import type { CareTask, CatalogueItem } from '../domain/care/care-task.ts';
import { climateOf } from '../domain/home/climate.ts';
import type { Household } from '../domain/home/household.ts';
import { taskInHome } from '../domain/home/task-in-home.ts';
import type { Language } from '../domain/languages.ts';
import { perLanguage } from '../languages/per-language.ts';
import { textsIn } from './texts-in.ts';

/** A care task with its item, by id, whether or not the home has the item. */
type FindCareTask = (id: string) => Found | undefined;
type Found = { readonly item: CatalogueItem; readonly task: CareTask };

export type Resident = Pick<Household, 'answers' | 'country' | 'timezone' | 'town'>;

const known = new WeakMap<Resident, (language: Language) => FindCareTask>();

/**
 * Finds care tasks as a household's home has them, in the words of a language: a tenant is shown the request to the
 * landlord wherever an owner is shown the job. Before onboarding, tasks are as the catalogue has them.
 */
export function careTasksOf(resident: Resident, language: Language = 'en'): FindCareTask {
  const { answers, country, timezone, town } = resident;
  // It doesn't hold the key, which would then outlive the request until the next full collection.
  const findIn =
    known.get(resident) ?? perLanguage((each) => findFor({ answers, country, timezone, ...(town && { town }) }, each));
  known.set(resident, findIn);
  return findIn(language);
}

type Place = Pick<Resident, 'answers' | 'timezone' | 'town'> & { readonly country: string | undefined };

function findFor({ answers, country, timezone, town }: Place, language: Language): FindCareTask {
  const { careTaskById } = textsIn(language);
  if (country === undefined) return (id) => careTaskById.get(id);
  const climate = climateOf(country, timezone, answers, town?.place);
  // A long history asks for the same few hundred tasks thousands of times.
  const inHome = new Map<string, Found>();
  return (id) => {
    const anywhere = careTaskById.get(id);
    if (!anywhere) return undefined;
    const { item, task } = anywhere;
    const found = inHome.get(id) ?? { item, task: taskInHome(task, item.room, { answers, country }, climate) };
    inHome.set(id, found);
    return found;
  };
}
