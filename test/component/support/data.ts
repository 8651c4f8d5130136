import type { ResponseOf } from './network.ts';

export type User = ResponseOf<'me'>;
export type Week = ResponseOf<'getWeek'>;
export type Task = Week['tasks'][number];

let count = 0;
/** Ids in the order in which they are asked for. */
export function newId(): string {
  count += 1;
  return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
}

/** A resident of France on the free plan. */
export const user = (overrides: Partial<User> = {}): User => ({
  id: newId(),
  name: 'Ada',
  email: 'ada@home.example',
  country: 'FR',
  timezone: 'Europe/Paris',
  isPremium: false,
  isOnboarded: true,
  features: { propertyType: ['House'], kitchenAppliances: ['Fridge', 'Microwave', 'Oven'] },
  tasks_per_week: 5,
  scheduled_days: ['Saturday', 'Sunday'],
  plan: { source: 'free', status: null, renewsAt: null, endsAt: null },
  ...overrides,
});
