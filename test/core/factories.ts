import fc from 'fast-check';
import { catalogue } from '#core/catalogue/index.ts';
import type { CareTask, CatalogueItem } from '#core/domain/care/care-task.ts';
import { multiChoiceCategories, optionNames, propertyTypes } from '#core/domain/care/features.ts';
import { type Answers, traitIds, traits } from '#core/domain/care/traits.ts';
import { countryCodes } from '#core/domain/climate/countries.ts';
import { planWeek } from '#core/domain/plan/plan-week.ts';
import type { Home, LastTime, PlanInput, PlannedBefore, PlannedTask } from '#core/domain/plan/types.ts';
import type { Task, TaskSource } from '#core/domain/tasks/task.ts';
import { addDays, type IsoDate, weekdays } from '#core/domain/time/dates.ts';
import type { CustomTask } from '#core/domain/time/recurrence.ts';

/** The Monday from which tests plan. */
export const monday = '2027-03-01';

/** Builds an ordinary task: monthly, ten minutes, at any time of the year, for comfort. */
export function buildCareTask(overrides: Partial<CareTask> = {}): CareTask {
  return {
    id: 'fridge.wipe-shelves',
    title: `Do ${overrides.id ?? 'fridge.wipe-shelves'}`,
    why: 'Because.',
    steps: ['Begin.', 'End.'],
    tools: [],
    minutes: 10,
    difficulty: 'beginner',
    intervalDays: 30,
    stake: 'comfort',
    firstReason: 'Crumbs are easier to wipe away while they are fresh',
    sources: [{ organisation: 'Maker', title: 'Manual' }],
    ...overrides,
  };
}

/**
 * Builds an item whose task ids begin with its name: `buildItem('Fridge', { id: 'wipe' })` has the task `fridge.wipe`.
 */
export function buildItem(
  name: CatalogueItem['name'],
  ...tasks: readonly (Partial<CareTask> & { readonly id: string })[]
): CatalogueItem {
  const slug = name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return {
    name,
    slug,
    room: 'kitchen',
    property: ['Apartment', 'House'],
    checkedOn: '2026-11-22',
    tasks: tasks.map((task) => buildCareTask({ ...task, id: `${slug}.${task.id}` })),
  };
}

/** Builds a French flat with a fridge and an oven, long after its first weeks. */
export function buildHome(overrides: Partial<Home> = {}): Home {
  return {
    id: 'home-1',
    propertyType: 'Apartment',
    features: new Set(['Fridge', 'Oven']),
    answers: {},
    excludedTasks: new Set(),
    country: 'FR',
    timezone: 'Europe/Paris',
    onboardedOn: '2026-01-05',
    tasksPerWeek: 5,
    scheduledDays: ['Saturday', 'Sunday'],
    pauses: [],
    ...overrides,
  };
}

export function buildPlannedBefore(overrides: Partial<PlannedBefore> = {}): PlannedBefore {
  const scheduledOn = overrides.scheduledOn ?? '2027-03-06';
  return {
    source: 'care:fridge.wipe',
    occurrence: scheduledOn,
    scheduledOn,
    status: 'open',
    minutes: 10,
    ...overrides,
  };
}

export function buildCustomTask(overrides: Partial<CustomTask> = {}): CustomTask {
  return {
    householdId: 'home-1',
    id: 'custom-1',
    category: 'Pets',
    title: 'Wash the dog’s bed',
    instructions: 'At 60 degrees',
    importance: 'Fleas',
    recurrence: 'weekly',
    anchor: '2027-03-06',
    ...overrides,
  };
}

export function buildTask(overrides: Partial<Task> = {}): Task {
  return {
    householdId: 'home-1',
    id: 'task-1',
    source: 'care:fridge.wipe',
    occurrence: '2027-03-01',
    title: 'Wipe the shelves',
    description: 'Because.',
    category: 'Fridge',
    scheduledOn: '2027-03-06',
    status: 'open',
    moved: false,
    ...overrides,
  };
}

/** Plans one week of a home, by default that of 1 March 2027 without any history. */
export function plan(overrides: Partial<PlanInput> = {}): readonly PlannedTask[] {
  const weekStart = overrides.weekStart ?? monday;
  return planWeek({
    home: buildHome(),
    catalogue,
    history: new Map(),
    tasks: [],
    customTasks: [],
    weekStart,
    today: weekStart,
    ...overrides,
  });
}

/** Builds a history: by source, when it was last done or skipped. */
export const historyOf = (past: Record<string, LastTime>): PlanInput['history'] =>
  new Map(Object.entries(past) as [TaskSource, LastTime][]);

export const sources = (tasks: readonly Pick<PlannedTask, 'source'>[]): readonly string[] =>
  tasks.map(({ source }) => source);

/** Any day between 2020 and 2040. */
export const anyDate: fc.Arbitrary<IsoDate> = fc
  .integer({ min: 0, max: 7304 })
  .map((days) => addDays('2020-01-01', days));

export const anyMonday: fc.Arbitrary<IsoDate> = fc
  .integer({ min: 0, max: 1040 })
  .map((weeks) => addDays('2020-01-06', 7 * weeks));

const allFeatures = multiChoiceCategories.flatMap(optionNames);

/** Any answers to any of the questions; each may be "not sure" or missing. */
const anyAnswers: fc.Arbitrary<Answers> = fc
  .tuple(...traitIds.map((id) => fc.constantFrom(undefined, 'not-sure', ...(traits[id].options as readonly string[]))))
  .map((values) =>
    Object.fromEntries(traitIds.flatMap((id, index) => (values[index] === undefined ? [] : [[id, values[index]]]))),
  );

/** Any home that onboarding can describe, onboarded on the given day. */
export const anyHome = (onboardedOn: fc.Arbitrary<IsoDate>): fc.Arbitrary<Home> =>
  fc.record({
    id: fc.uuid(),
    propertyType: fc.constantFrom(...propertyTypes),
    features: fc.subarray(allFeatures).map((features) => new Set(features)),
    answers: anyAnswers,
    excludedTasks: fc.constant(new Set<string>()),
    country: fc.constantFrom(...countryCodes),
    timezone: fc.constantFrom('Europe/Paris', 'America/Phoenix', 'Australia/Sydney'),
    onboardedOn,
    tasksPerWeek: fc.integer({ min: 1, max: 20 }),
    scheduledDays: fc.subarray([...weekdays], { minLength: 1 }),
    pauses: fc.constant([]),
  });
