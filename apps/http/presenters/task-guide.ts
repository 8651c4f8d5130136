import type { z } from 'zod';
import type { taskGuide } from '#apps/contract/shapes.ts';
import { rulesOfTask } from '#core/catalogue/countries/rules-of-task.ts';
import type { CareTask, CatalogueItem } from '#core/domain/care-task.ts';
import type { Household } from '#core/domain/household.ts';
import { localise } from '#core/domain/local-text/localise.ts';
import { conditionOf } from '#core/languages/home-words.ts';
import { format } from '#words/format.ts';
import { questions } from '#words/questions.ts';

type Guide = z.input<typeof taskGuide>;

/** One map per country whose households have read a guide, since texts give the country's rules and units. */
const guides = new Map<string, Map<string, Guide>>();

function guideIn(country: string, item: CatalogueItem, task: CareTask): Guide {
  const text = (words: string) => localise(words, country);
  return {
    item: item.name,
    why: text(task.why),
    steps: task.steps.map(text),
    tools: [...task.tools],
    difficulty: task.difficulty,
    safety: task.safety === undefined ? null : text(task.safety),
    appliesIf: conditionOf(task, { questions, format }) ?? null,
    tenant: task.tenant === undefined ? null : text(task.tenant),
    professional: task.professional ?? false,
    critical: task.stake === 'danger',
    bundle: task.bundle ?? null,
    sources: [...task.sources],
    checkedOn: item.checkedOn,
    rules: rulesOfTask(task.id, country).map(({ place, text: words, source, checkedOn }) => ({
      place,
      text: text(words),
      source,
      checkedOn: checkedOn ?? null,
    })),
  };
}

type Found = { readonly item: CatalogueItem; readonly task: CareTask };
type Reader = Pick<Household, 'country' | 'answers'>;

/**
 * How a care task is done, in the words of the household's country. Owners don't get the notes for tenants.
 * Each is made once, because the catalogue doesn't change.
 */
export function presentGuide({ item, task }: Found, { country, answers }: Reader): Guide {
  const place = country ?? '';
  const ofCountry = guides.get(place) ?? new Map<string, Guide>();
  // What tenants ask their landlords for has the id of the job, and another title.
  const key = `${task.id} ${task.title}`;
  const guide = ofCountry.get(key) ?? guideIn(place, item, task);
  guides.set(place, ofCountry.set(key, guide));
  return answers.tenure === 'owner' ? { ...guide, tenant: null } : guide;
}

export const presentCareTask = (found: Found, reader: Reader) => ({
  taskId: found.task.id,
  title: found.task.title,
  item: found.item.name,
  guide: presentGuide(found, reader),
});
