import { catalogue } from '#core/catalogue/index.ts';
import { multiChoiceCategories, optionNames } from '#core/domain/care/features.ts';
import type { CountryCode } from '#core/domain/climate/countries.ts';
import { simulateHome } from '#core/domain/plan/simulate-home.ts';
import type { PlannedTask } from '#core/domain/plan/types.ts';

const places = [
  ['FR', 'Europe/Paris'],
  ['US', 'America/Chicago'],
  ['AU', 'Australia/Sydney'],
  ['SE', 'Europe/Stockholm'],
  ['SG', 'Asia/Singapore'],
  ['CA', 'America/Toronto'],
] as const satisfies readonly (readonly [CountryCode, string])[];

const features = multiChoiceCategories.flatMap(optionNames);

/** The tasks of two years of weeks in twelve homes, of owners and tenants who leave some tasks undone. */
export function previewHomes(): readonly (readonly (readonly PlannedTask[])[])[] {
  return [...places, ...places].map(([country, timezone], index) =>
    simulateHome(
      {
        home: {
          country,
          timezone,
          propertyType: index % 3 ? 'House' : 'Apartment',
          features: new Set(features.filter((_, place) => (place + index) % 3 > 0)),
          // What version 0.1 didn't ask yet.
          answers: { wildland: 'yes', ...(index % 2 ? { tenure: 'tenant' } : {}) },
          tasksPerWeek: 3 + (index % 5),
          scheduledDays: ['Saturday', 'Sunday'],
        },
        joinedOn: '2027-01-01',
        from: '2027-01-04',
        weeks: 105,
        miss: (index % 4) / 10,
        seed: index + 1,
      },
      catalogue,
    ).map(({ tasks }) => tasks),
  );
}
