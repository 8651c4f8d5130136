import { countryRules } from '#core/catalogue/countries/index.ts';
import { guideOfItem } from '#core/catalogue/guide-of-item.ts';
import type { GuideSlug } from '#core/catalogue/guides/guide.ts';
import type { CatalogueItem } from '#core/domain/care-task.ts';
import type { IsoDate } from '#core/domain/dates.ts';
import { type GuideTask, guideTask, type ItemLink, type TaskRow } from './guide-content.ts';
import { roomNames } from './room-names.ts';

/** The parts of an item that search engines and the page's head use. */
export type ItemSummary = ItemLink & {
  readonly taskCount: number;
  /** The title of its first task. */
  readonly example: string;
  /** The guide that contains its tasks. */
  readonly guide?: GuideSlug;
  readonly checkedOn: IsoDate;
};

/** The page of an item: a row for each task, and instructions for the first few. */
export type ItemContent = ItemLink & {
  readonly room: string;
  readonly guide?: { readonly slug: GuideSlug; readonly title: string };
  readonly rows: readonly TaskRow[];
  readonly tasks: readonly GuideTask[];
  /** The other items of its room. */
  readonly neighbours: readonly ItemLink[];
  readonly checkedOn: IsoDate;
  /** Whether a rule of some country concerns one of its tasks. */
  readonly hasRules: boolean;
};

/** What a guide contributes to the pages of its items; `shown` has the ids of the tasks that its visitors see. */
type GuideOfItems = {
  readonly slug: GuideSlug;
  readonly title: string;
  readonly checkedOn: IsoDate;
  readonly shown: ReadonlySet<string>;
};
type GuidesOfItems = ReadonlyMap<string, GuideOfItems>;

const tasksWithRules = new Set(countryRules.flatMap(({ facts }) => facts.flatMap(({ taskIds }) => taskIds)));

/** How many tasks of an item without a guide have their instructions on its page. */
const shownOfItem = 4;

export function itemSummaryOf({ name, slug, tasks, checkedOn }: CatalogueItem, guides: GuidesOfItems): ItemSummary {
  const guide = guides.get(guideOfItem.get(name) ?? '');
  return {
    name,
    slug,
    taskCount: tasks.length,
    example: tasks[0]?.title ?? '',
    ...(guide && { guide: guide.slug }),
    checkedOn: guide?.checkedOn ?? checkedOn,
  };
}

/** Shows no instructions that the item's guide keeps for users who are signed in. */
export function itemContentOf(
  item: CatalogueItem,
  guides: GuidesOfItems,
  catalogue: readonly CatalogueItem[],
): ItemContent {
  const { name, slug, room } = item;
  const guide = guides.get(guideOfItem.get(name) ?? '');
  const tasks = item.tasks.map((task) => guideTask(task, undefined));
  const neighbours = catalogue.filter((other) => other.room === room && other.slug !== slug);
  return {
    name,
    slug,
    room: roomNames[room],
    ...(guide && { guide: { slug: guide.slug, title: guide.title } }),
    rows: tasks.map(rowOf),
    tasks: guide ? tasks.filter(({ id }) => guide.shown.has(id)) : tasks.slice(0, shownOfItem),
    neighbours: neighbours.map((other) => ({ name: other.name, slug: other.slug })),
    checkedOn: guide?.checkedOn ?? item.checkedOn,
    hasRules: item.tasks.some(({ id }) => tasksWithRules.has(id)),
  };
}

function rowOf({ id, title, frequency, rhythm, minutes, seasonInBrief }: GuideTask): TaskRow {
  return { id, title, frequency, minutes, ...(rhythm && { rhythm }), ...(seasonInBrief && { seasonInBrief }) };
}
