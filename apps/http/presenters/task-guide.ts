import type { z } from 'zod';
import type { taskGuide } from '#apps/contract/shapes.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import type { CareTask, CatalogueItem } from '#core/domain/care-task.ts';
import { conditionOf } from '#core/domain/home/condition-of.ts';
import { localise } from '#core/domain/local-text/localise.ts';

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
    appliesIf: conditionOf(task) ?? null,
    tenant: task.tenant === undefined ? null : text(task.tenant),
    professional: task.professional ?? false,
    critical: task.stake === 'danger',
    bundle: task.bundle ?? null,
    sources: [...task.sources],
  };
}

/** How a care task is done, in the words of a country. Each is made once, because the catalogue doesn't change. */
export function guideOf(careTaskId: string | undefined, country: string): Guide | null {
  const found = careTaskId === undefined ? undefined : careTaskById.get(careTaskId);
  if (!found) return null;
  const ofCountry = guides.get(country) ?? new Map<string, Guide>();
  const guide = ofCountry.get(found.task.id) ?? guideIn(country, found.item, found.task);
  guides.set(country, ofCountry.set(found.task.id, guide));
  return guide;
}
