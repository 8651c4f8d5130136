import type { z } from 'zod';
import type { taskGuide, task as taskShape } from '#apps/contract/shapes.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import { careTaskIdOf, isUserCreated, type Task, type TaskSource } from '#core/domain/task.ts';
import type { WeekRead } from '#core/ports/week-view.ts';

const guides = new Map<string, z.input<typeof taskGuide>>();

/** Creates each guide once, because the catalogue does not change while the server runs. */
function guideOf(source: TaskSource): z.input<typeof taskGuide> | null {
  const id = careTaskIdOf(source);
  const found = id === undefined ? undefined : careTaskById.get(id);
  if (!found) return null;
  const { item, task } = found;
  const known = guides.get(task.id);
  if (known) return known;
  const guide = {
    item: item.name,
    why: task.why,
    steps: [...task.steps],
    tools: [...task.tools],
    difficulty: task.difficulty,
    safety: task.safety ?? null,
    appliesIf: task.appliesIf?.variant ?? null,
    tenant: task.tenant ?? null,
    professional: task.professional ?? false,
    critical: task.critical ?? false,
    sources: [...task.sources],
  };
  guides.set(task.id, guide);
  return guide;
}

export function presentTask(task: Task): z.input<typeof taskShape> {
  return {
    id: task.id,
    title: task.title,
    description: task.description,
    category: task.category,
    completed: task.status === 'done',
    completedAt: task.completedAt?.toISOString() ?? null,
    scheduledAt: task.scheduledOn,
    isUserCreated: isUserCreated(task),
    minutes: task.minutes ?? null,
    reason: task.reason ?? null,
    guide: guideOf(task.source),
  };
}

export function presentWeek({ weekStart, today, tasks, overdue }: WeekRead) {
  return { weekStart, today, tasks: tasks.map(presentTask), overdue: overdue.map(presentTask) };
}
