import type { Guide, Task, Week } from '#apps/web/features/week/model/week.ts';

/** Saturday 28 November 2026, in the week from Monday the 23rd. */
export const today = '2026-11-28';

export function aTask(overrides: Partial<Task> = {}): Task {
  return {
    id: 'task-1',
    title: 'Vacuum the condenser coils',
    fullTitle: overrides.title ?? 'Vacuum the condenser coils',
    description: '',
    category: 'Fridge',
    completed: false,
    completedAt: null,
    completedBy: null,
    movedBy: null,
    assignedTo: null,
    scheduledAt: today,
    isUserCreated: false,
    minutes: 20,
    steps: [],
    stepsDone: [],
    reason: 'Before winter.',
    line: null,
    asksLastDone: false,
    asks: null,
    isAssumed: false,
    guide: null,
    ...overrides,
  };
}

export function aWeek(overrides: Partial<Week> = {}): Week {
  return {
    weekStart: '2026-11-23',
    today,
    joinedOn: '2026-01-01',
    pause: null,
    people: [],
    tasks: [],
    overdue: [],
    questions: [],
    closed: [],
    meters: [],
    note: null,
    noteComing: false,
    assumesTown: false,
    ...overrides,
  };
}

export function aGuide(overrides: Partial<Guide> = {}): Guide {
  return {
    item: 'Fridge',
    why: 'Clean coils use less power.',
    steps: ['Unplug it.', 'Vacuum the coils.'],
    tools: ['Vacuum cleaner'],
    difficulty: 'beginner',
    safety: null,
    appliesIf: null,
    tenant: null,
    professional: false,
    critical: false,
    bundle: null,
    sources: [],
    checkedOn: '2026-11-22',
    rules: [],
    ...overrides,
  };
}
