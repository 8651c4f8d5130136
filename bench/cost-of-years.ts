import { catalogue } from '#core/catalogue/index.ts';
import { multiChoiceCategories, optionNames } from '#core/domain/care/features.ts';
import type { CountryCode } from '#core/domain/climate/countries.ts';
import { candidatesFor } from '#core/domain/plan/candidates-for.ts';
import { simulateHome } from '#core/domain/plan/simulate-home.ts';
import { boundOf } from '#core/domain/plan/solve/bound.ts';
import { costOf } from '#core/domain/plan/solve/cost.ts';
import { solve } from '#core/domain/plan/solve/solve.ts';
import { prepareYear } from '#core/domain/plan/year/plan-year.ts';
import { weekStartOf } from '#core/domain/time/dates.ts';
import { median } from './report.ts';

const homes = 40;
const places = [
  ['FR', 'Europe/Paris'],
  ['US', 'America/Chicago'],
  ['AU', 'Australia/Sydney'],
  ['SE', 'Europe/Stockholm'],
  ['SG', 'Asia/Singapore'],
  ['BR', 'America/Sao_Paulo'],
  ['GB', 'Europe/London'],
  ['JP', 'Asia/Tokyo'],
] as const satisfies readonly (readonly [CountryCode, string])[];
const features = multiChoiceCategories.flatMap(optionNames);

/** What the first plan of the n-th home is made from. Each has another third of all features, and joins in another month. */
function firstInput(index: number) {
  const [country, timezone] = places[index % places.length] ?? places[0];
  const joinedOn = `2027-${String((index % 12) + 1).padStart(2, '0')}-04`;
  const [week] = simulateHome(
    {
      home: {
        country,
        timezone,
        propertyType: index % 3 ? 'House' : 'Apartment',
        features: new Set(features.filter((_, place) => (place * 7 + index * 5) % 11 < 4)),
        answers: {},
        tasksPerWeek: 3 + (index % 5),
        scheduledDays: ['Saturday', 'Sunday'],
      },
      joinedOn,
      from: weekStartOf(joinedOn),
      weeks: 1,
      miss: 0,
      seed: index + 1,
    },
    catalogue,
  );
  if (!week) throw new Error('The home has no week.');
  return week.input;
}

/** Prints how much more the first solved year of each of 40 homes costs than a bound that no year is below. */
export function reportCosts(): void {
  const shares = Array.from({ length: homes }, (_, index) => {
    const input = firstInput(index);
    const { problem } = prepareYear(candidatesFor(input), input);
    const { total } = costOf(problem, solve(problem));
    return total / boundOf(problem, total) - 1;
  });
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  process.stdout.write(
    `a solved year of ${homes} homes: ${percent(median(shares))} above the bound at the median, ${percent(Math.max(...shares))} at worst; goal 12 % and 25 %\n`,
  );
}
