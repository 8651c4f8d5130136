import type { z } from 'zod';
import { type Household, isOnboarded, isPremium } from '#core/domain/household.ts';
import type { user } from '../contract/shapes.ts';

export function presentUser(household: Household): z.input<typeof user> {
  const { id, name, email, country, timezone, features, tasksPerWeek, scheduledDays } = household;
  return {
    id,
    name,
    email,
    country: country ?? null,
    timezone,
    isPremium: isPremium(household),
    isOnboarded: isOnboarded(household),
    features: Object.fromEntries(Object.entries(features).map(([category, names]) => [category, [...names]])),
    tasks_per_week: tasksPerWeek,
    scheduled_days: [...scheduledDays],
  };
}
