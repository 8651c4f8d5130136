import { ordinaryHome } from '../../support/people/onboarding.ts';
import type { ResponseOf } from './network.ts';

export type User = ResponseOf<'me'>;
export type Week = ResponseOf<'getWeek'>;
export type Task = Week['tasks'][number];
type Guide = NonNullable<Task['guide']>;
export type Question = Week['questions'][number];
export type Home = ResponseOf<'getHome'>;
export type Year = ResponseOf<'getYear'>;
export type WeeklySummary = ResponseOf<'getWeeklySummary'>;

let count = 0;
/** Returns a new id. Ids ascend in the order of the calls. */
export function newId(): string {
  count += 1;
  return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
}

/** A resident of France on the free plan. */
export const user = (overrides: Partial<User> = {}): User => {
  const id = overrides.id ?? newId();
  return {
    id,
    // As for an account from before people had several homes.
    personId: id,
    name: 'Ada',
    email: 'ada@home.example',
    language: 'en',
    homeName: 'Home',
    role: 'owner',
    homes: [{ id, name: 'Home', role: 'owner' }],
    invitations: [],
    country: 'FR',
    town: null,
    timezone: 'Europe/Paris',
    isPremium: false,
    isOnboarded: true,
    features: ordinaryHome,
    tasks_per_week: 5,
    scheduled_days: ['Saturday', 'Sunday'],
    pause: null,
    plan: { source: 'free', status: null, renewsAt: null, endsAt: null },
    assistant: false,
    assistant_weeks: true,
    ...overrides,
  };
};

/** A user who has just signed in for the first time. */
export const newcomer = (): User => user({ name: '', country: null, isOnboarded: false, features: {} });

export const guide = (overrides: Partial<Guide> = {}): Guide => ({
  item: 'Fridge',
  why: 'Clean coils use less power.',
  steps: ['Unplug the fridge.', 'Vacuum the coils.'],
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
});

/** An open task that the assistant planned, on Saturday 9 January 2027. */
export const task = (overrides: Partial<Task> = {}): Task => ({
  id: newId(),
  title: 'Clean the fridge door seals',
  fullTitle: overrides.title ?? 'Clean the fridge door seals',
  description: 'A clean seal closes well.',
  category: 'Fridge',
  completed: false,
  completedAt: null,
  completedBy: null,
  movedBy: null,
  assignedTo: null,
  scheduledAt: '2027-01-09',
  isUserCreated: false,
  minutes: 10,
  steps: [],
  stepsDone: [],
  reason: 'Every 3 months',
  line: null,
  asksLastDone: false,
  asks: null,
  isAssumed: false,
  guide: guide(),
  ...overrides,
});

/** A question about the home that has no answer yet. */
export const question = (overrides: Partial<Question> = {}): Question => ({
  id: 'barbecue',
  question: 'What does your barbecue burn?',
  why: 'Gas hoses are tested for leaks, and ash is cleared only where there is some.',
  options: [
    { value: 'gas', label: 'Gas' },
    { value: 'charcoal', label: 'Charcoal' },
    { value: 'electric', label: 'Electric' },
  ],
  answer: null,
  effect: ['Test the gas hose for leaks', 'Clear the ash'],
  ...overrides,
});

/** A home about which everything is known, and whose plan fits. */
export const home = (overrides: Partial<Home> = {}): Home => ({
  traits: [],
  excluded: [],
  demandMinutes: 60,
  demandTasks: 5,
  safety: { jobs: 9, never: { 1: 0 }, enough: 1 },
  plannedMinutes: 60,
  waiting: [],
  waits: null,
  ...overrides,
});

/** Summaries on Mondays at 08:00, of which the next one is sent on 11 January 2027. */
export const weeklySummary = (overrides: Partial<WeeklySummary> = {}): WeeklySummary => ({
  enabled: true,
  weekday: 'Monday',
  hour: 8,
  nextAt: '2027-01-11T07:03:00.000Z',
  stopped: null,
  paused: false,
  email: 'ada@home.example',
  emailRefused: false,
  ...overrides,
});

export const lyon = {
  id: 2996944,
  name: 'Lyon',
  region: 'Auvergne-Rhône-Alpes',
  country: 'FR',
  timezone: 'Europe/Paris',
} as const;
