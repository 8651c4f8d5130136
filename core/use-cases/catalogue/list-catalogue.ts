import { catalogue } from '../../catalogue/index.ts';
import type { CareTask, CatalogueItem } from '../../domain/care/care-task.ts';
import { substancesThatMustNotMeet } from '../../domain/care/substances.ts';
import { monthsOf } from '../../domain/climate/seasons.ts';

function withNothingLeftOut(task: CareTask) {
  const { id, title, why, steps, tools, minutes, difficulty, intervalDays, sources, uses = [] } = task;
  return {
    id,
    title,
    why,
    steps,
    tools,
    minutes,
    difficulty,
    intervalDays,
    use: task.use ?? null,
    season: task.season ? monthsOf(task.season) : null,
    stake: task.stake,
    critical: task.stake === 'danger',
    climates: task.appliesIf?.climates ?? null,
    needs: task.appliesIf?.needs ?? {},
    appliesIf: task.appliesIf ?? null,
    seasonalUse: task.seasonalUse ?? null,
    whileClosed: task.whileClosed ?? false,
    bundle: task.bundle ?? null,
    firstReason: task.firstReason,
    professional: task.professional ?? false,
    safety: task.safety ?? null,
    tenant: task.tenant ?? null,
    uses,
    /** The substances that must not be used on the same day. */
    incompatible: [...new Set(uses.flatMap(substancesThatMustNotMeet))],
    sources,
  };
}

/** Returns the whole catalogue for programs outside the application, with null for absent fields. */
export const listCatalogue = (items: readonly CatalogueItem[] = catalogue) =>
  items.map(({ name, property, tasks }) => ({ item: name, property, tasks: tasks.map(withNothingLeftOut) }));
