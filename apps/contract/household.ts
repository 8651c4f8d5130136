import { z } from 'zod';
import { preferenceDefaults, tasksPerWeekLimits } from '#core/domain/home/household.ts';
import { longest } from '#core/domain/limits.ts';
import { once } from '#core/domain/running/once.ts';
import { json } from './endpoint.ts';
import { country, features, filled, language, scheduledDays, timezone, townId, user } from './shapes.ts';

const { min, max } = tasksPerWeekLimits;
const tasksPerWeek = once(() => z.int().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));
/** Onboarding does not mention the limits, so a number above the maximum becomes the maximum. */
const anyNumberOfTasks = once(() =>
  z
    .int()
    .min(min, `must be at least ${min}`)
    .max(1000)
    .transform((wanted) => Math.min(max, wanted)),
);
const required = 'Please fill in all required fields';
const name = once(() => filled(longest.name, required));
const updateFailure = 'Failed to update preferences';

export const updateProfile = json('PUT /api/users/profile', {
  access: 'member',
  fieldAccess: { name: 'person', language: 'person', home_name: 'owner' },
  summary: 'Change preferences, and the user’s own name and language',
  failure: updateFailure,
  body: () =>
    z.object({
      name: name().optional(),
      language: language().optional(),
      country: country().optional(),
      timezone: timezone().optional(),
      town: townId().nullable().optional(),
      tasks_per_week: tasksPerWeek().optional(),
      scheduled_days: scheduledDays().optional(),
      features: features().optional(),
      assistant_weeks: z.boolean().optional(),
      home_name: filled(longest.homeName, 'Please enter a name').optional(),
    }),
  response: () => z.object({ profile: user() }),
});

export const updateFeatures = json('PUT /api/users/profile/features', {
  access: 'member',
  summary: 'Save the features of some categories',
  failure: updateFailure,
  body: () => z.object({ features: features() }),
  response: () => z.object({ profile: user() }),
});

export const onboard = json('POST /api/users/onboard', {
  access: 'owner',
  summary: 'Finish onboarding',
  failure: 'Failed to complete onboarding. Please try again.',
  body: () =>
    z.object({
      name: name(),
      country: z.enum(country().options, required),
      features: features(),
      tasks_per_week: anyNumberOfTasks().default(preferenceDefaults.tasksPerWeek),
      scheduled_days: scheduledDays().default([...preferenceDefaults.scheduledDays]),
      timezone: timezone().optional(),
      town: townId().nullable().optional(),
    }),
  response: user,
});
