import type { CountryRules } from '#core/catalogue/countries/country-rules.ts';
import type { Guide, GuideSlug } from '#core/catalogue/guides/guide.ts';
import { placeSource } from '#core/catalogue/sources/place-source.ts';
import { sourcesOfTask } from '#core/catalogue/sources/sources-of-task.ts';
import type { CareTask, CatalogueItem, Difficulty } from '#core/domain/care/care-task.ts';
import { multiChoiceCategories, optionNames } from '#core/domain/care/features.ts';
import { type SourcesFor, sourcesFor } from '#core/domain/care/sources-for.ts';
import { localise } from '#core/domain/local-text/localise.ts';
import { safetyIn } from '#core/domain/local-text/safety-in.ts';
import { conditionOf } from '#core/languages/home-words.ts';
import { careUse } from '#words/care-use.ts';
import { format } from '#words/format.ts';
import { language } from '#words/language.ts';
import { local } from '#words/local.ts';
import { questions } from '#words/questions/index.ts';
import { tools as toolWords } from '#words/tools.ts';
import { audience } from './audience.ts';
import { type ItemLink, itemLink } from './catalogue.ts';
import { type LawOfGuide, lawOf } from './law-of-guide.ts';
import type { StripContent } from './strip-content.ts';
import { durationText, type Frequency, frequencyOf, seasonInBrief, seasonText } from './task-text.ts';

/** The data of a guide's link in the footer. */
type GuideLink = Pick<Guide, 'slug' | 'footerTitle' | 'emoji'>;

/** The parts of a guide that the footer, search engines and the page's head use. */
type GuideSummary = GuideLink &
  Pick<Guide, 'title' | 'description' | 'keywords' | 'difficulty' | 'checkedOn'> & {
    readonly taskCount: number;
    /** The number of tasks that visitors see without signing in. */
    readonly shownCount: number;
  };

/** A drawing in a file of its own, and what it shows. */
export type Picture = { readonly file: string; readonly text: string };

/** The data of a guide's card, with its drawing. */
export type GuideCard = Pick<GuideSummary, 'slug' | 'emoji' | 'title' | 'description' | 'difficulty' | 'taskCount'> & {
  readonly art: Picture;
};

/** A care task as a guide displays it, with durations and seasons as text. */
export type GuideTask = Pick<
  CareTask,
  'id' | 'title' | 'why' | 'steps' | 'tools' | 'minutes' | 'safety' | 'safetyIn' | 'tenant' | 'professional'
> & {
  readonly sources: SourcesFor;
  readonly frequency: Frequency;
  /** A more exact interval, such as "every 6 months", if `frequency` is too coarse. */
  readonly rhythm?: string;
  readonly time: string;
  readonly difficulty: Difficulty;
  /** Such as "Your dryer is vented". */
  readonly appliesIf?: string;
  readonly season?: string;
  /** The season in a few words, for tables. */
  readonly seasonInBrief?: string;
  /** The item's name, if the guide covers more than one. */
  readonly item?: string;
  /** Shows the parts that the steps name. */
  readonly picture?: Picture;
  readonly strip?: StripContent;
};

/** A row of a table of tasks. */
export type TaskRow = Pick<GuideTask, 'id' | 'title' | 'frequency' | 'rhythm' | 'minutes' | 'seasonInBrief'>;

/** The public part of a guide; `tasks` contains the first three or four. */
export type GuideContent = Pick<
  Guide,
  | 'answer'
  | 'introduction'
  | 'tips'
  | 'warningSigns'
  | 'burnsGas'
  | 'reference'
  | 'kinds'
  | 'codes'
  | 'ifYouRent'
  | 'professionals'
  | 'checkedOn'
> & {
  readonly law?: LawOfGuide;
  readonly sources: SourcesFor;
  readonly guide: GuideCard;
  readonly tasks: readonly GuideTask[];
  readonly related: readonly GuideCard[];
  /** The items whose tasks it contains. */
  readonly items: readonly ItemLink[];
  /** Those of them that onboarding asks about. */
  readonly features: readonly string[];
};

type CareTasks = ReadonlyMap<string, { readonly item: CatalogueItem; readonly task: CareTask }>;

const featureNames: ReadonlySet<string> = new Set(multiChoiceCategories.flatMap(optionNames));

const shortSlugs: readonly GuideSlug[] = ['ac', 'chimney', 'wine-fridge', 'pizza-oven', 'bathtub'];

/** The specification shows visitors four tasks, or three for the shortest guides. */
const shownCount = (slug: GuideSlug) => (shortSlugs.includes(slug) ? 3 : 4);

export function summaryOf(guide: Guide): GuideSummary {
  const { slug, title, footerTitle, emoji, description, keywords, difficulty, tasks, checkedOn } = guide;
  return {
    slug,
    title,
    checkedOn,
    footerTitle,
    emoji,
    description,
    keywords,
    difficulty,
    taskCount: tasks.length,
    shownCount: Math.min(shownCount(slug), tasks.length),
  };
}

export function cardOf(guide: Guide, art: Picture): GuideCard {
  const { slug, emoji, title, description, difficulty, tasks } = guide;
  return { slug, emoji, title, description, difficulty, taskCount: tasks.length, art };
}

/**
 * Splits a guide into the public part and the tasks that only signed-in users see. Throws if the guide names a task or
 * another guide that doesn't exist.
 */
export function contentOf(
  guide: Guide,
  careTasks: CareTasks,
  cards: ReadonlyMap<string, GuideCard>,
  countryRules: readonly CountryRules[],
): { readonly content: GuideContent; readonly rest: readonly GuideTask[] } {
  const card = (slug: GuideSlug) => known(cards.get(slug), `guide ${slug}`);
  const {
    answer,
    introduction,
    tips,
    warningSigns,
    burnsGas,
    reference,
    kinds,
    codes,
    ifYouRent,
    professionals,
    sources,
    checkedOn,
  } = guide;
  const tasks = tasksOf(guide, careTasks);
  const items = itemsOf(guide, careTasks);
  const shown = shownCount(guide.slug);
  const law = lawOf(guide, countryRules);
  return {
    content: {
      guide: card(guide.slug),
      answer,
      introduction,
      tips,
      warningSigns,
      ...(burnsGas && { burnsGas }),
      ...(reference && { reference }),
      ...(kinds && { kinds }),
      ...(codes && { codes }),
      tasks: tasks.slice(0, shown),
      ...(ifYouRent && { ifYouRent }),
      ...(law && { law }),
      professionals,
      related: guide.related.map(card),
      items: items.map(itemLink),
      features: items.map(({ name }) => name).filter((name) => featureNames.has(name)),
      sources: sourcesFor(
        sources.map((source) => placeSource(source)),
        readers,
      ),
      checkedOn,
    },
    rest: tasks.slice(shown),
  };
}

function itemsOf(guide: Guide, careTasks: CareTasks): readonly CatalogueItem[] {
  const items = new Set(guide.tasks.map((id) => known(careTasks.get(id), `task ${id}`).item));
  return [...items];
}

function tasksOf(guide: Guide, careTasks: CareTasks): readonly GuideTask[] {
  const found = guide.tasks.map((id) => known(careTasks.get(id), `task ${id}`));
  const several = new Set(found.map(({ item }) => item.name)).size > 1;
  return found.map(({ item, task }) => guideTask(task, several ? item : undefined));
}

/** Everyone who reads the language of the pages. */
const readers = { countries: audience, language: language.code };

const toolNames: Readonly<Record<string, string>> = toolWords;

/** Guides are read in any country, so they have the text for those without a rule of their own. */
const forEveryone = (text: string) => localise(text, undefined, local);

export function guideTask(task: CareTask, item: CatalogueItem | undefined): GuideTask {
  const { id, title, why, steps, tools, minutes, difficulty, professional, tenant, season, use } = task;
  const appliesIf = conditionOf(task, { questions, format });
  return {
    id,
    title,
    why: use ? `${forEveryone(why)} ${careUse.also(use.every, use.unit)}` : forEveryone(why),
    steps: steps.map(forEveryone),
    tools: tools.map((tool) => toolNames[tool] ?? tool),
    minutes,
    difficulty,
    time: durationText(minutes),
    ...frequencyOf(task.intervalDays),
    sources: sourcesOfTask(task, readers),
    ...(season && { season: seasonText(season), seasonInBrief: seasonInBrief(season) }),
    ...(professional && { professional }),
    ...safetyIn(undefined, task, local),
    ...(tenant && { tenant: forEveryone(tenant) }),
    ...(appliesIf && { appliesIf }),
    ...(item && { item: itemLink(item).name }),
  };
}

function known<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`A guide names the ${what}, which does not exist`);
  return value;
}
