import type { CareTask, CatalogueItem, Difficulty } from '#core/domain/care-task.ts';
import type { Guide, GuideSlug, Note, ProfessionalCard } from './guides/guide.ts';
import { needsText } from './needs-text.ts';
import { durationText, type Frequency, frequencyOf, seasonText } from './task-text.ts';

/** The data of a guide's link in the footer. */
export type GuideLink = Pick<Guide, 'slug' | 'footerTitle' | 'emoji'>;

/** The parts of a guide that the footer, search engines and the page's head use. */
export type GuideSummary = GuideLink &
  Pick<Guide, 'title' | 'description' | 'keywords' | 'difficulty'> & {
    readonly taskCount: number;
    /** The number of tasks that visitors see without signing in. */
    readonly shownCount: number;
  };

/** The data of a guide's card; `art` is the address of its drawing. */
export type GuideCard = Pick<GuideSummary, 'slug' | 'emoji' | 'title' | 'description' | 'difficulty' | 'taskCount'> & {
  readonly art: string;
};

/** A care task as a guide displays it, with durations and seasons as text. */
export type GuideTask = Pick<
  CareTask,
  'id' | 'title' | 'why' | 'steps' | 'tools' | 'safety' | 'tenant' | 'professional'
> & {
  readonly frequency: Frequency;
  /** A more exact interval, such as "every 6 months", if `frequency` is too coarse. */
  readonly rhythm?: string;
  readonly time: string;
  readonly difficulty: Difficulty;
  /** Such as "Your dryer is vented". */
  readonly appliesIf?: string;
  readonly season?: string;
  readonly sources: string;
  /** The item's name, if the guide covers more than one. */
  readonly item?: string;
};

/** The public part of a guide; `tasks` contains the first three or four. */
export type GuideContent = {
  readonly guide: GuideCard;
  readonly introduction: readonly string[];
  readonly tips: readonly Note[];
  readonly warningSigns: readonly Note[];
  readonly tasks: readonly GuideTask[];
  readonly professionals: readonly ProfessionalCard[];
  readonly related: readonly GuideCard[];
};

type CareTasks = ReadonlyMap<string, { readonly item: CatalogueItem; readonly task: CareTask }>;

const shortSlugs: readonly GuideSlug[] = ['ac', 'chimney', 'wine-fridge', 'pizza-oven', 'bathtub'];

/** The specification shows visitors four tasks, or three for the shortest guides. */
const shownCount = (slug: GuideSlug) => (shortSlugs.includes(slug) ? 3 : 4);

export function summaryOf(guide: Guide): GuideSummary {
  const { slug, title, footerTitle, emoji, description, keywords, difficulty, tasks } = guide;
  return {
    slug,
    title,
    footerTitle,
    emoji,
    description,
    keywords,
    difficulty,
    taskCount: tasks.length,
    shownCount: Math.min(shownCount(slug), tasks.length),
  };
}

export function cardOf(guide: Guide, art: string): GuideCard {
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
): { readonly content: GuideContent; readonly rest: readonly GuideTask[] } {
  const card = (slug: GuideSlug) => known(cards.get(slug), `guide ${slug}`);
  const { introduction, tips, warningSigns, professionals, related } = guide;
  const tasks = tasksOf(guide, careTasks);
  const shown = shownCount(guide.slug);
  return {
    content: {
      guide: card(guide.slug),
      introduction,
      tips,
      warningSigns,
      tasks: tasks.slice(0, shown),
      professionals,
      related: related.map(card),
    },
    rest: tasks.slice(shown),
  };
}

function tasksOf(guide: Guide, careTasks: CareTasks): readonly GuideTask[] {
  const found = guide.tasks.map((id) => known(careTasks.get(id), `task ${id}`));
  const several = new Set(found.map(({ item }) => item.name)).size > 1;
  return found.map(({ item, task }) => guideTask(task, several ? item : undefined));
}

function guideTask(task: CareTask, item: CatalogueItem | undefined): GuideTask {
  const { id, title, why, steps, tools, difficulty, professional, safety, tenant, season, appliesIf } = task;
  return {
    id,
    title,
    why,
    steps,
    tools,
    difficulty,
    time: durationText(task.minutes),
    ...frequencyOf(task.intervalDays),
    sources: task.sources.map(({ organisation, title }) => `${organisation}, ${title}`).join('; '),
    ...(season && { season: seasonText(season) }),
    ...(professional && { professional }),
    ...(safety && { safety }),
    ...(tenant && { tenant }),
    ...(appliesIf?.needs && { appliesIf: needsText(appliesIf.needs) }),
    ...(item && { item: item.name }),
  };
}

function known<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`A guide names the ${what}, which does not exist`);
  return value;
}
