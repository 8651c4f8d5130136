import { catalogue } from '../../catalogue/index.ts';
import { type Appliance, emptyAppliance } from '../../domain/appliances/appliance.ts';
import type { CareTask } from '../../domain/care/care-task.ts';
import type { StoredFile } from '../../domain/files/stored-file.ts';
import type { HistoryEntry } from '../../domain/history/entry.ts';
import { moneySpent } from '../../domain/history/figures/money.ts';
import type { Money } from '../../domain/history/money.ts';
import { usualCurrency } from '../../domain/history/usual-currency.ts';
import { withFiles } from '../../domain/history/with-files.ts';
import type { Household } from '../../domain/home/household.ts';
import { type CareUse, everyBy, localUse } from '../../domain/meters/care-use.ts';
import { historyOf } from '../../domain/plan/history-of.ts';
import { homeOf } from '../../domain/plan/home.ts';
import { jobsOfHome } from '../../domain/plan/jobs-of-home.ts';
import { careTaskIdOf } from '../../domain/tasks/task.ts';
import type { IsoDate } from '../../domain/time/dates.ts';
import type { CustomTask } from '../../domain/time/recurrence.ts';
import { farthestDay } from '../../domain/time/week.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'homeItem'>;

type ApplianceTask = {
  readonly task: CareTask;
  /** The use after which it is due, and whether a meter of the item counts that. */
  readonly use?: CareUse & { readonly isMetered: boolean };
  readonly lastDone?: IsoDate;
  /** The day of its planned turn. */
  readonly plannedFor?: IsoDate;
};

/** A task of the household's own that is about the item. */
type OwnTask = Pick<ApplianceTask, 'lastDone' | 'plannedFor'> & { readonly customTask: CustomTask };

type AppliancePage = {
  readonly appliance: Appliance;
  readonly today: IsoDate;
  /** The household's usual one. */
  readonly currency: string;
  readonly files: readonly StoredFile[];
  readonly tasks: readonly ApplianceTask[];
  readonly ownTasks: readonly OwnTask[];
  /** What was done, the newest first. */
  readonly entries: readonly HistoryEntry[];
  /** Of the entries, without the price of the appliance. */
  readonly costs: readonly Money[];
};

/** What the household knows of one of its items, given by its slug. Throws `item_not_found`, and `not_onboarded`. */
export const makeGetAppliance =
  ({ unitOfWork, clock, homeItem }: Deps) =>
  async ({
    household,
    item: slug,
  }: {
    readonly household: Household;
    readonly item: string;
  }): Promise<AppliancePage> => {
    const { id, timezone, country } = household;
    const item = homeItem(household, slug);
    const today = dateInZone(clock.now(), timezone);
    const { appliance, all, files, ahead, own, past, meters } = await unitOfWork.run(async (stores) => ({
      appliance: await stores.appliances.find(id, item.name),
      all: await stores.history.entries(id, timezone, today),
      files: await stores.files.list(id),
      meters: await stores.meters.list(id),
      own: (await stores.customTasks.list(id)).filter((each) => each.item === item.name),
      past: historyOf(await stores.tasks.history(id, timezone), {}),
      ahead: await stores.tasks.between(id, today, farthestDay(today)),
    }));
    const entries = all.filter((entry) => entry.kind === 'done' && entry.item === item.name);
    const open = ahead.filter(({ status }) => status === 'open');
    return {
      appliance: appliance ?? emptyAppliance(item.name),
      today,
      currency: usualCurrency(all, country),
      files: files.filter((file) => file.item === item.name),
      tasks: jobsOfHome(homeOf(household), catalogue)
        .filter((job) => job.item.name === item.name)
        .map(({ task }) => {
          const lastDone = entries.find(({ careTaskId }) => careTaskId === task.id)?.date;
          const plannedFor = open.find(({ source }) => careTaskIdOf(source) === task.id)?.scheduledOn;
          const { use } = task;
          const isMetered = meters.some((meter) => everyBy(use, item.name, meter) !== undefined);
          return {
            task,
            ...(use && { use: { ...localUse(country, use), isMetered } }),
            ...(lastDone && { lastDone }),
            ...(plannedFor && { plannedFor }),
          };
        }),
      ownTasks: own.map((customTask) => {
        const source = `custom:${customTask.id}` as const;
        const lastDone = past.get(source)?.lastDoneOn;
        const plannedFor = open.find((task) => task.source === source)?.scheduledOn;
        return { customTask, ...(lastDone && { lastDone }), ...(plannedFor && { plannedFor }) };
      }),
      entries: withFiles(entries, files),
      costs: moneySpent(entries).totals,
    };
  };
