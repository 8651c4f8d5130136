import type { HousePart } from '#apps/ui/pictures/house-illustration.tsx';
import { countryRules } from '#core/catalogue/countries/index.ts';
import { guideOfItem } from '#core/catalogue/guide-of-item.ts';
import type { GuideSlug } from '#core/catalogue/guides/guide.ts';
import type { CatalogueItem } from '#core/domain/care/care-task.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { rooms as roomNames } from '#words/site/rooms.ts';
import { type ItemLink, itemLink } from './catalogue.ts';
import { type GuideTask, guideTask } from './guide-content.ts';
import { partOf } from './rooms.ts';

/** The parts of an item that search engines and the page's head use. */
export type ItemSummary = ItemLink & {
  readonly taskCount: number;
  /** What its drawing highlights. */
  readonly part: HousePart;
  /** The title of its first task. */
  readonly example: string;
  /** The guide that contains its tasks. */
  readonly guide?: GuideSlug;
  readonly checkedOn: IsoDate;
};

/** The page of an item: a row and the instructions for each task. */
export type ItemContent = ItemLink & {
  readonly room: string;
  /** What its drawing highlights. */
  readonly part: HousePart;
  readonly guide?: { readonly slug: GuideSlug; readonly title: string };
  readonly tasks: readonly GuideTask[];
  /** The other items of its room. */
  readonly neighbours: readonly ItemLink[];
  readonly checkedOn: IsoDate;
  /** Whether a rule of some country concerns one of its tasks. */
  readonly hasRules: boolean;
};

/** What a guide contributes to the pages of its items. */
type GuideOfItems = {
  readonly slug: GuideSlug;
  readonly title: string;
  readonly checkedOn: IsoDate;
};
type GuidesOfItems = ReadonlyMap<string, GuideOfItems>;

const tasksWithRules = new Set(countryRules.flatMap(({ facts }) => facts.flatMap(({ taskIds }) => taskIds)));

export function itemSummaryOf(item: CatalogueItem, guides: GuidesOfItems): ItemSummary {
  const { name, room, tasks, checkedOn } = item;
  const guide = guides.get(guideOfItem.get(name) ?? '');
  return {
    ...itemLink(item),
    taskCount: tasks.length,
    part: partOf(name, room),
    example: tasks[0]?.title ?? '',
    ...(guide && { guide: guide.slug }),
    checkedOn: guide?.checkedOn ?? checkedOn,
  };
}

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
    ...itemLink(item),
    room: roomNames[room],
    part: partOf(name, room),
    ...(guide && { guide: { slug: guide.slug, title: guide.title } }),
    tasks,
    neighbours: neighbours.map(itemLink),
    checkedOn: guide?.checkedOn ?? item.checkedOn,
    hasRules: item.tasks.some(({ id }) => tasksWithRules.has(id)),
  };
}
