import { catalogue } from '../../catalogue/index.ts';
import { type Appliance, emptyAppliance } from '../../domain/appliances/appliance.ts';
import type { Room } from '../../domain/care/care-task.ts';
import type { StoredFile } from '../../domain/files/stored-file.ts';
import { hemisphereOf } from '../../domain/home/climate.ts';
import { hasItem } from '../../domain/home/facts.ts';
import { type Household, isOnboarded } from '../../domain/home/household.ts';
import { homeOf } from '../../domain/plan/home.ts';
import { overdueFrom, overdueTasksOf } from '../../domain/plan/overdue.ts';
import type { Task } from '../../domain/tasks/task.ts';
import { compareText } from '../../domain/text/compare-text.ts';
import type { IsoDate } from '../../domain/time/dates.ts';
import { isPaused } from '../../domain/time/pause.ts';
import { type Season, seasonOn } from '../../domain/time/season-of-year.ts';
import { weekStartAt } from '../../domain/time/week.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type ListedAppliance = {
  readonly appliance: Appliance;
  readonly room: Room;
  /** The oldest first. */
  readonly files: readonly StoredFile[];
  /** Its open task that comes first, overdue ones included. */
  readonly next?: Task;
  /** How many of its open tasks are for today or overdue. */
  readonly waiting: number;
};
type Listed = {
  readonly today: IsoDate;
  readonly season: Season;
  readonly appliances: readonly ListedAppliance[];
};

/** How far ahead tasks are planned, in weeks; those of the household's own can be later. */
const weeksAhead = 12;

/** The items of the home in the catalogue's order, each with what is recorded of it; none before onboarding. */
export const makeListAppliances =
  ({ unitOfWork, clock }: Needs<'unitOfWork' | 'clock'>) =>
  async ({ household }: { readonly household: Household }): Promise<Listed> => {
    const today = dateInZone(clock.now(), household.timezone);
    const season = seasonOn(today, hemisphereOf(household.country ?? ''));
    if (!isOnboarded(household)) return { today, season, appliances: [] };
    const home = homeOf(household);
    const [recorded, files, tasks] = await unitOfWork.run(async (stores) => [
      await stores.appliances.list(household.id),
      await stores.files.list(household.id),
      await stores.tasks.between(household.id, overdueFrom(today), weekStartAt(today, weeksAhead)),
    ]);
    const byItem = new Map(recorded.map((each) => [each.item, each]));
    // What waits is what the week shows.
    const overdue = isPaused(today, household.pauses) ? [] : overdueTasksOf(tasks, today);
    const open = [
      ...overdue,
      ...tasks.filter(({ status, scheduledOn }) => status === 'open' && scheduledOn >= today),
    ].toSorted((one, other) => compareText(one.scheduledOn, other.scheduledOn));
    const openByItem = Map.groupBy(open, ({ category }) => category);
    const filesByItem = Map.groupBy(files, ({ item }) => item);
    return {
      today,
      season,
      appliances: catalogue
        .filter((item) => hasItem(home, item))
        .map(({ name, room }) => {
          const own = openByItem.get(name) ?? [];
          return {
            appliance: byItem.get(name) ?? emptyAppliance(name),
            room,
            files: filesByItem.get(name) ?? [],
            ...(own[0] && { next: own[0] }),
            waiting: own.filter(({ scheduledOn }) => scheduledOn <= today).length,
          };
        }),
    };
  };
