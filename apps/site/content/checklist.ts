import type { CareTask, CatalogueItem, Season } from '#core/domain/care-task.ts';
import type { Moment } from '#core/domain/moments.ts';
import type { Month } from '#core/domain/months.ts';
import { monthsOfSeasons } from './checklist-months.ts';
import type { ChecklistSeason } from './checklist-seasons.ts';
import type { ItemLink } from './guide-content.ts';
import { roomNames, roomsInOrder } from './room-names.ts';
import { seasonInBrief } from './task-text.ts';

/** A task on a checklist; `when` is the moment of the year that it follows, such as "Before the first frost". */
type ChecklistTask = Pick<CareTask, 'id' | 'title' | 'minutes'> & {
  readonly item: ItemLink;
  readonly when?: string;
};

export type Checklist = {
  readonly taskCount: number;
  readonly rooms: readonly { readonly name: string; readonly tasks: readonly ChecklistTask[] }[];
};

/** The season to which a moment belongs. In places with a rainy season, the four seasons mean little. */
const seasonOfMoment: Readonly<Record<Moment, ChecklistSeason | undefined>> = {
  'last frost': 'spring',
  'storm season': 'spring',
  'fire season': 'spring',
  'leaf fall': 'autumn',
  'first frost': 'autumn',
  'rainy season': undefined,
};

const inSeason = (month: Month, season: ChecklistSeason) => {
  const [first, last] = monthsOfSeasons[season];
  return first <= last ? month >= first && month <= last : month >= first || month <= last;
};

const belongsTo = (season: Season, checklist: ChecklistSeason) =>
  'around' in season ? seasonOfMoment[season.around] === checklist : inSeason(season.best, checklist);

/** The tasks of the catalogue whose best time is in the season, by room. */
export function checklistOf(season: ChecklistSeason, catalogue: readonly CatalogueItem[]): Checklist {
  const rooms = roomsInOrder.map((room) => ({
    name: roomNames[room],
    tasks: catalogue.flatMap((item) =>
      item.tasks.flatMap((task) =>
        (task.room ?? item.room) === room && task.season && belongsTo(task.season, season)
          ? [entryOf(task, task.season, item)]
          : [],
      ),
    ),
  }));
  return {
    taskCount: rooms.flatMap(({ tasks }) => tasks).length,
    rooms: rooms.filter(({ tasks }) => tasks.length > 0),
  };
}

function entryOf({ id, title, minutes }: CareTask, season: Season, { name, slug }: CatalogueItem): ChecklistTask {
  return { id, title, minutes, item: { name, slug }, ...('around' in season && { when: seasonInBrief(season) }) };
}
