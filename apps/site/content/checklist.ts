import type { CareTask, CatalogueItem } from '#core/domain/care/care-task.ts';
import { notSure } from '#core/domain/care/traits.ts';
import type { Moment } from '#core/domain/climate/moments.ts';
import type { Month } from '#core/domain/time/months.ts';
import { checklists } from '#words/site/checklists.ts';
import { rooms as roomNames } from '#words/site/rooms.ts';
import { type ItemLink, itemLink } from './catalogue.ts';
import { everySeason, listsOfSeasons } from './checklist-lists.ts';
import { monthsOfSeasons } from './checklist-months.ts';
import type { ChecklistSeason } from './checklist-seasons.ts';
import { roomsInOrder } from './rooms.ts';
import { seasonInBrief } from './task-text.ts';

/** A task on a checklist; `when` is the moment of the year that it follows, such as "Before the first frost". */
type ChecklistTask = Pick<CareTask, 'id' | 'title' | 'minutes'> & {
  readonly item: ItemLink;
  readonly when?: string;
};

export type TaskGroup = { readonly name: string; readonly tasks: readonly ChecklistTask[] };

export type Checklist = {
  readonly taskCount: number;
  /** What every home has, in this season and in all. */
  readonly essentials: readonly TaskGroup[];
  /** By room, the other tasks whose best time is in the season: for things that few homes have. */
  readonly rooms: readonly TaskGroup[];
};

/** The season to which a moment belongs. In places with a rainy season, the four seasons mean little. */
const seasonOfMoment: Readonly<Record<Moment, ChecklistSeason | undefined>> = {
  'last frost': 'spring',
  'storm season': 'spring',
  'fire season': 'spring',
  'leaf fall': 'autumn',
  'first frost': 'autumn',
  'rainy season': undefined,
  'short rains': undefined,
};

const inSeason = (month: Month, season: ChecklistSeason) => {
  const [first, last] = monthsOfSeasons[season];
  return first <= last ? month >= first && month <= last : month >= first || month <= last;
};

function belongsTo({ season, appliesIf }: CareTask, checklist: ChecklistSeason): boolean {
  if (!season) return false;
  const months = 'around' in season ? season.otherwise : season;
  if (months) return inSeason(months.best, checklist);
  // Gales come with the cold half of the year, other storms with the warm one.
  if (appliesIf?.climates?.every((climate) => climate === 'gales')) return checklist === 'autumn';
  return 'around' in season && seasonOfMoment[season.around] === checklist;
}

/** Whether the task is only for homes that haven't said what they have. */
const isForUnsure = ({ appliesIf }: CareTask) =>
  Object.values(appliesIf?.needs ?? {}).some((values: readonly string[]) => values.includes(notSure));

/** What a professional would put on the season's list, and the other tasks of the catalogue that belong to it. */
export function checklistOf(season: ChecklistSeason, catalogue: readonly CatalogueItem[]): Checklist {
  const all = catalogue.flatMap((item) => item.tasks.map((task) => ({ item, task })));
  const group = (name: string, ids: readonly string[]) => ({ name, tasks: ids.map((id) => entryOf(taskIn(all, id))) });
  const { home, house } = listsOfSeasons[season];
  const listed = new Set([...everySeason, ...home, ...house]);
  const others = all.filter(({ task }) => belongsTo(task, season) && !isForUnsure(task) && !listed.has(task.id));
  const essentials = [
    group(checklists.everySeason, everySeason),
    group(checklists.homes, home),
    group(checklists.houses, house),
  ];
  const rooms = roomsInOrder.map((room) => ({
    name: roomNames[room],
    tasks: others.filter(({ item, task }) => (task.room ?? item.room) === room).map(entryOf),
  }));
  return { taskCount: listed.size + others.length, essentials, rooms: rooms.filter(({ tasks }) => tasks.length > 0) };
}

type Found = { readonly item: CatalogueItem; readonly task: CareTask };

function taskIn(all: readonly Found[], id: string): Found {
  const found = all.find(({ task }) => task.id === id);
  if (!found) throw new Error(`A checklist names the task ${id}, which does not exist`);
  return found;
}

function entryOf({ item, task: { id, title, minutes, season } }: Found): ChecklistTask {
  const when = season && 'around' in season ? seasonInBrief(season) : undefined;
  return { id, title, minutes, item: itemLink(item), ...(when && { when }) };
}
