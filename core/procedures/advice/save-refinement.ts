import { weekSetOf } from '../../domain/advice/week/note.ts';
import type { Refinement } from '../../domain/advice/week/refinement.ts';
import { newTask } from '../../domain/plan/new-task.ts';
import { plannableWeeks } from '../../domain/plan/planned-weeks.ts';
import { careTaskIdOf } from '../../domain/tasks/task.ts';
import { addDays } from '../../domain/time/dates.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { OpenedWeek } from './open-week.ts';

/** Saves what becomes of a week. Words don't touch tasks that the user has done, moved or removed in the meantime. */
export const makeSaveRefinement =
  ({ ids }: { readonly ids: Ids }) =>
  async (stores: Stores, week: OpenedWeek, refinement: Refinement): Promise<void> => {
    const { household, weekStart, careTasks } = week;
    const { tasks, weeks } = stores;
    if (refinement.kind === 'kept') {
      await weeks.saveRefinement(household.id, weekStart, { refinement: refinement.outcome });
      return;
    }
    let { about } = week;
    if (refinement.kind === 'week') {
      await replaceTasks(stores, week, refinement, ids);
      about = weekSetOf(await tasks.between(household.id, weekStart, addDays(weekStart, 6)));
    } else
      for (const task of careTasks) {
        const line = refinement.lines.get(careTaskIdOf(task.source) ?? '');
        if (line) await tasks.update({ ...task, line });
      }
    const { note } = refinement;
    await weeks.saveRefinement(household.id, weekStart, {
      refinement: 'refined',
      ...(note !== '' && { note: { text: note, about } }),
    });
  };

/** Later weeks are planned again, since they may have lent a task to this one. */
async function replaceTasks(
  { tasks, weeks }: Stores,
  { household: { id }, today, weekStart, replaced }: OpenedWeek,
  refined: Refinement & { readonly kind: 'week' },
  ids: Ids,
): Promise<void> {
  await tasks.delete(
    id,
    replaced.map((task) => task.id),
  );
  await tasks.addMissing(
    refined.tasks.map(({ line, ...task }) => ({ ...newTask(task, id, ids.named), ...(line && { line }) })),
  );
  await weeks.markUnplanned(
    id,
    plannableWeeks(today).filter((week) => week > weekStart),
  );
}
