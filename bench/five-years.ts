import type { App } from '#apps/composition/container.ts';
import { catalogue } from '#core/catalogue/index.ts';
import { type Features, featureCategories, optionNames } from '#core/domain/care/features.ts';
import type { Household } from '#core/domain/home/household.ts';
import type { Task } from '#core/domain/tasks/task.ts';
import { addDays, type IsoDate } from '#core/domain/time/dates.ts';
import { noonOf } from '#core/domain/time/zones.ts';

const years = 5;
const turnsPerItem = 44;

/** A house with every feature, so that it has all 55 items. */
export const everything: Features = {
  ...Object.fromEntries(featureCategories.map((category) => [category, optionNames(category)])),
  propertyType: ['House'],
};

/** One of the turns of each item, of which one in ten is skipped and one in ten missed. */
function pastTasks({ id: householdId, timezone }: Household, today: IsoDate): readonly Task[] {
  const step = (years * 365) / turnsPerItem;
  return catalogue.flatMap((item, place) =>
    Array.from({ length: turnsPerItem }, (_, turn): Task => {
      const task = item.tasks[turn % item.tasks.length];
      if (!task) throw new Error(`${item.name} has no task`);
      const scheduledOn = addDays(today, -Math.round(step * turn) - 30 - (place % 7));
      const chance = (turn * 7 + place) % 10;
      const status = chance === 0 ? 'skipped' : chance === 1 ? 'open' : 'done';
      const { title, why, minutes } = task;
      return {
        householdId,
        id: crypto.randomUUID(),
        source: `care:${task.id}`,
        occurrence: scheduledOn,
        title,
        description: why,
        category: item.name,
        scheduledOn,
        status,
        ...(status === 'done' && { completedAt: noonOf(scheduledOn, timezone) }),
        minutes,
        reason: { kind: 'why' },
        moved: false,
      };
    }),
  );
}

/** Fills five years: tasks, of which every second done one has a note, a person and a cost, and work recorded by hand. */
export async function furnish({ unitOfWork, clock }: App, household: Household): Promise<void> {
  const now = clock.now();
  const today = now.toISOString().slice(0, 10);
  const past = pastTasks(household, today);
  const extra = {
    note: 'Replaced a part and asked for the invoice',
    by: { kind: 'company', name: 'Dupont et fils', phone: '+33 1 23 45 67 89' },
    cost: { minor: 12_345, currency: 'EUR' },
  } as const;
  await unitOfWork.run(async ({ tasks, history }) => {
    await tasks.addMissing(past);
    const done = past.filter(({ status }) => status === 'done');
    for (const { householdId, id: taskId } of done.filter((_, index) => index % 2 === 0)) {
      await history.saveDetails({ householdId, taskId, ...extra });
    }
    await history.record(
      Array.from({ length: 80 }, (_, index) => ({
        householdId: household.id,
        id: crypto.randomUUID(),
        date: addDays(today, -20 * index),
        item: 'Roof and Gutters',
        title: 'Tiles replaced',
        createdAt: now,
        ...extra,
      })),
    );
  });
}
