import type { CareTask, CatalogueItem } from '#core/domain/care-task.ts';
import type { Guide, GuideSlug, Note, ProfessionalCard } from './guides/guide.ts';

/** A guide's link in the footer. */
export type GuideLink = Pick<Guide, 'slug' | 'footerTitle' | 'emoji'>;

/** What cards, search engines and the head of the page need of a guide. */
export type GuideSummary = GuideLink &
  Pick<Guide, 'title' | 'description' | 'keywords' | 'difficulty'> & {
    readonly taskCount: number;
    /** How many of them visitors see who are not signed in. */
    readonly shownCount: number;
  };

/** A care task as a guide shows it. */
export type GuideTask = Pick<
  CareTask,
  | 'id'
  | 'title'
  | 'why'
  | 'steps'
  | 'tools'
  | 'minutes'
  | 'difficulty'
  | 'intervalDays'
  | 'season'
  | 'professional'
  | 'safety'
  | 'tenant'
  | 'sources'
> & {
  /** In words: "Your dryer is vented". */
  readonly appliesIf?: string;
  /** The thing that it is done to, where the guide covers more than one. */
  readonly item?: string;
};

/** The body of a guide, as everybody may read it; `tasks` are the first three or four. */
export type GuideContent = {
  readonly introduction: readonly string[];
  readonly tips: readonly Note[];
  readonly warningSigns: readonly Note[];
  readonly tasks: readonly GuideTask[];
  readonly professionals: readonly ProfessionalCard[];
  readonly related: readonly GuideSlug[];
};

type CareTasks = ReadonlyMap<string, { readonly item: CatalogueItem; readonly task: CareTask }>;

const shortSlugs: readonly GuideSlug[] = ['ac', 'chimney', 'wine-fridge', 'pizza-oven', 'bathtub'];

/** The specification shows visitors four tasks, and three of the shortest guides. */
export const shownCount = (slug: GuideSlug) => (shortSlugs.includes(slug) ? 3 : 4);

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

/** Throws when the guide names a task that the catalogue does not have. */
export function tasksOf(guide: Guide, careTasks: CareTasks): readonly GuideTask[] {
  const found = guide.tasks.map((id) => {
    const entry = careTasks.get(id);
    if (!entry) throw new Error(`The guide ${guide.slug} names a task that does not exist: ${id}`);
    return entry;
  });
  const several = new Set(found.map(({ item }) => item.name)).size > 1;
  return found.map(({ item, task }) => guideTask(task, several ? item : undefined));
}

function guideTask(task: CareTask, item: CatalogueItem | undefined): GuideTask {
  const { id, title, why, steps, tools, minutes, difficulty, intervalDays, sources } = task;
  const { season, professional, safety, tenant, appliesIf } = task;
  return {
    id,
    title,
    why,
    steps,
    tools,
    minutes,
    difficulty,
    intervalDays,
    sources,
    ...(season && { season }),
    ...(professional && { professional }),
    ...(safety && { safety }),
    ...(tenant && { tenant }),
    ...(appliesIf?.variant && { appliesIf: appliesIf.variant }),
    ...(item && { item: item.name }),
  };
}

/** What visitors read, and the tasks that only those who are signed in see. */
export function contentOf(guide: Guide, careTasks: CareTasks): { content: GuideContent; rest: readonly GuideTask[] } {
  const { introduction, tips, warningSigns, professionals, related } = guide;
  const tasks = tasksOf(guide, careTasks);
  const shown = shownCount(guide.slug);
  return {
    content: { introduction, tips, warningSigns, professionals, related, tasks: tasks.slice(0, shown) },
    rest: tasks.slice(shown),
  };
}
