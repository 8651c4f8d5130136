import { catalogue } from '../../catalogue/index.ts';
import type { IsoDate } from '../../domain/dates.ts';
import { simulate } from '../../domain/plan/simulate.ts';
import type { Home, PlannedTask } from '../../domain/plan/types.ts';
import { careTaskIdOf } from '../../domain/task.ts';

type Input = {
  readonly home: Omit<Home, 'id' | 'onboardedOn' | 'excludedTasks'>;
  /** A Monday, on which onboarding ends. */
  readonly from: IsoDate;
  readonly weeks: number;
  /** The share of tasks that are left undone, 0 to 1. */
  readonly miss: number;
  /** Determines which tasks are left undone and how the first weeks are shuffled. */
  readonly seed: number;
};

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const listed = (task: PlannedTask) => ({
  taskId: careTaskIdOf(task.source),
  title: task.title,
  item: task.category,
  date: task.date,
  minutes: task.minutes,
  critical: task.critical,
  reason: task.reason,
});

/** The coming weeks of a home, each planned when it begins. Tasks are then done or missed. */
export function previewPlan({ home, from, weeks, miss, seed }: Input) {
  const next = random(seed);
  return simulate({
    home: { ...home, id: `preview-${seed}`, onboardedOn: from, excludedTasks: new Set() },
    catalogue,
    from,
    weeks,
    isMissed: () => next() < miss,
  }).map(({ weekStart, tasks }) => ({ weekStart, tasks: tasks.map(listed) }));
}
