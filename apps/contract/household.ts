import { z } from 'zod';
import { preferenceDefaults, tasksPerWeekLimits } from '#core/domain/household.ts';
import { endpoint } from './endpoint.ts';
import { country, features, filled, scheduledDays, timezone, user } from './shapes.ts';

const { min, max } = tasksPerWeekLimits;
const tasksPerWeek = z.int().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`);
/** Onboarding does not mention the limits of the settings: whoever wishes for more gets as many as there can be. */
const anyNumberOfTasks = z
  .int()
  .min(min, `must be at least ${min}`)
  .max(1000)
  .transform((wanted) => Math.min(max, wanted));
const required = 'Please fill in all required fields';
const name = filled(100, required);

export const updateProfile = endpoint(
  'updateProfile',
  { access: 'household', summary: 'Change preferences', failure: 'Failed to update preferences' },
  {
    body: z.object({
      name: name.optional(),
      country: country.optional(),
      timezone: timezone.optional(),
      tasks_per_week: tasksPerWeek.optional(),
      scheduled_days: scheduledDays.optional(),
      features: features.optional(),
    }),
    response: z.object({ profile: user }),
  },
);

export const updateFeatures = endpoint(
  'updateFeatures',
  { access: 'household', summary: 'Save the features of some categories', failure: 'Failed to update preferences' },
  { body: z.object({ features }), response: z.object({ profile: user }) },
);

export const onboard = endpoint(
  'onboard',
  { access: 'household', summary: 'Finish onboarding', failure: 'Failed to complete onboarding. Please try again.' },
  {
    body: z.object({
      name,
      country: z.enum(country.options, required),
      features,
      tasks_per_week: anyNumberOfTasks.default(preferenceDefaults.tasksPerWeek),
      scheduled_days: scheduledDays.default([...preferenceDefaults.scheduledDays]),
      timezone: timezone.optional(),
    }),
    response: user,
  },
);
