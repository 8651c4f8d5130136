import type { z } from 'zod';
import type { taskGuide } from '#apps/contract/task-shapes.ts';
import { rulesOfTask } from '#core/catalogue/countries/rules-of-task.ts';
import { sourcesOfTask } from '#core/catalogue/sources/sources-of-task.ts';
import { textsIn } from '#core/catalogue/texts-in.ts';
import type { CareTask, CatalogueItem } from '#core/domain/care/care-task.ts';
import { regionOf } from '#core/domain/climate/town.ts';
import type { Household } from '#core/domain/home/household.ts';
import type { Language } from '#core/domain/languages.ts';
import { localise } from '#core/domain/local-text/localise.ts';
import { safetyIn } from '#core/domain/local-text/safety-in.ts';
import { localUse } from '#core/domain/meters/care-use.ts';
import { conditionOf } from '#core/languages/home-words.ts';

type Guide = z.input<ReturnType<typeof taskGuide>>;
type Found = { readonly item: CatalogueItem; readonly task: CareTask };
type Reader = Pick<Household, 'country' | 'answers' | 'town'>;
type ReadersPlace = { readonly country: string; readonly region: string | undefined };

/** By place and language, since texts give the rules and units of the place. */
const guides = new Map<string, Map<string, Guide>>();

function guideIn(place: ReadersPlace, language: Language, { item, task }: Found): Guide {
  const { country } = place;
  const { careUse, local, questions, format, tools } = textsIn(language);
  const toolNames: Readonly<Record<string, string>> = tools;
  const text = (words: string) => localise(words, country, local);
  const use = task.use && localUse(country, task.use);
  const { sources, elsewhere } = sourcesOfTask(task, { countries: country ? [country] : [], language });
  return {
    item: item.name,
    why: use ? `${text(task.why)} ${careUse.also(use.every, use.unit)}` : text(task.why),
    steps: task.steps.map(text),
    tools: task.tools.map((tool) => toolNames[tool] ?? tool),
    difficulty: task.difficulty,
    safety: null,
    ...safetyIn(country, task, local),
    appliesIf: conditionOf(task, { questions, format }) ?? null,
    tenant: task.tenant === undefined ? null : text(task.tenant),
    professional: task.professional ?? false,
    critical: task.stake === 'danger',
    bundle: task.bundle ?? null,
    sources: [...sources],
    ...(elsewhere.length > 0 && { sourcesElsewhere: [...elsewhere] }),
    checkedOn: item.checkedOn,
    rules: rulesOfTask(task.id, place, language).map(({ place: where, text: words, source, checked }) => ({
      place: where,
      text: text(words),
      source,
      // A comparison with another page says nothing about the source that is named.
      checkedOn: checked !== 'never' && checked.against === 'official text' ? checked.on : null,
    })),
  };
}

/**
 * How a care task is done, in the words of the household's country and of the language in which it was found. Only
 * who said that they rent gets the notes for tenants. Each is made once, because the catalogue doesn't change.
 */
export function presentGuide(found: Found, { country = '', answers, town }: Reader, language: Language): Guide {
  const { task } = found;
  const place = { country, region: regionOf(town) };
  const placeName = `${country} ${place.region ?? ''} ${language}`;
  const ofPlace = guides.get(placeName) ?? new Map<string, Guide>();
  // What tenants ask their landlords for has the id of the job, and another title.
  const key = `${task.id} ${task.title}`;
  const guide = ofPlace.get(key) ?? guideIn(place, language, found);
  guides.set(placeName, ofPlace.set(key, guide));
  return answers.tenure === 'tenant' ? guide : { ...guide, tenant: null };
}

export const presentCareTask = (found: Found, reader: Reader, language: Language) => ({
  taskId: found.task.id,
  title: found.task.title,
  item: found.item.name,
  guide: presentGuide(found, reader, language),
});
