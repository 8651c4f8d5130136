import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { careTaskById, catalogue } from '#core/catalogue/index.ts';
import { isEssential } from '#core/domain/care-task.ts';
import { climateOf } from '#core/domain/climate.ts';
import { addDays, daysBetween, monthOf, weekStartOf } from '#core/domain/dates.ts';
import { jobsOfHome } from '#core/domain/plan/jobs-of-home.ts';
import type { PlannedTask } from '#core/domain/plan/types.ts';
import { violationsOf } from '#core/domain/plan/violations-of.ts';
import { seasonIn } from '#core/domain/seasons.ts';
import { careTaskIdOf } from '#core/domain/task.ts';
import { criticalOf, datesOf, longestGap, minutesAt } from '../../support/simulation/simulated-years.ts';
import { simulatedYearsPage } from '../../support/simulation/simulated-years-page.ts';
import { firstDay, minutesOf, simulateYears, sixHomes } from '../../support/simulation/six-homes.ts';

function careOf({ source }: PlannedTask) {
  const found = careTaskById.get(careTaskIdOf(source) ?? '');
  if (!found) throw new Error(`${source} is not in the catalogue`);
  return found;
}

const shares = [0, 0.3];
const lives = sixHomes.flatMap(({ name, home }) =>
  shares.map((share) => ({
    name: `${name}, ${share * 100} % left undone`,
    home,
    share,
    ...simulateYears(home, share),
  })),
);

describe.each(lives)('$name', ({ home, weeks, missed, share }) => {
  const all = weeks.flatMap(({ tasks }) => tasks);

  it('has weeks of about an hour, and none above two and a half', () => {
    expect(minutesAt(0.5, weeks)).toBeGreaterThanOrEqual(40);
    expect(minutesAt(0.5, weeks)).toBeLessThanOrEqual(80);
    expect(Math.max(...weeks.map(minutesOf))).toBeLessThanOrEqual(150);
  });

  it('keeps every rule of a plan', () => {
    for (const { tasks, input } of weeks) expect(violationsOf(tasks, input)).toEqual([]);
  });

  it('sees to all that is critical within twelve weeks, or when its season comes within two months more', () => {
    for (const task of criticalOf(home)) {
      const [first] = datesOf(weeks, task);
      expect(daysBetween(firstDay, first ?? '9999-12-31'), task.id).toBeLessThanOrEqual(7 * 12);
    }
  });

  it('leaves no critical gap open for longer than it may be', () => {
    for (const task of criticalOf(home)) {
      if (share === 0)
        expect(longestGap(task, home, datesOf(weeks, task)), task.id).toBeLessThanOrEqual(task.intervalDays);
      const turns = all.filter(({ source }) => source === `care:${task.id}`);
      for (const [index, turn] of turns.slice(1).entries()) {
        const before = turns[index];
        if (!before || daysBetween(before.date, turn.date) <= task.intervalDays) continue;
        // A task that was left open is overdue for two weeks and comes back in the third. If the third is the last
        // possible week for another critical job of its item, it comes back in the fourth.
        expect(missed.has(before), `${task.id} ${turn.date}`).toBe(true);
        const third = addDays(weekStartOf(before.date), 21);
        const hasOther = all.some(
          ({ critical, category, date }) => critical && category === turn.category && weekStartOf(date) === third,
        );
        expect(weekStartOf(turn.date), task.id).toBe(
          hasOther && turn.date > addDays(third, 6) ? addDays(third, 7) : third,
        );
      }
    }
  });

  it('has each task in its season, but for what is critical and was not done within its interval', () => {
    const late = all.filter((planned) => {
      const { task } = careOf(planned);
      const season = seasonIn(home.country, task.season, home.timezone);
      if (!season) return false;
      const months = (season.to - season.from + 12) % 12;
      const isOut = (monthOf(planned.date) - season.from + 12) % 12 > months;
      const wasDone = all.some((other) => {
        const days = daysBetween(other.date, planned.date);
        return other.source === planned.source && !missed.has(other) && days > 0 && days <= task.intervalDays;
      });
      return isOut && (wasDone || !task.critical);
    });
    expect(late.map(({ source, date }) => `${source} ${date}`)).toEqual([]);
  });

  it('is asked for nothing that it does not have', () => {
    const { freezes } = climateOf(home.country, home.timezone);
    expect(freezes).toBe(['FR', 'SE'].includes(home.country));
    for (const planned of all) {
      const { item, task } = careOf(planned);
      expect(isEssential(item) || home.features.has(item.name), task.id).toBe(true);
      expect(item.property).toContain(home.propertyType);
      if (task.frostOnly) expect(freezes, task.id).toBe(true);
    }
  });
});

it.each(sixHomes)('$name: every task that fits it has its turn within two years', ({ home }) => {
  const { weeks } = simulateYears(home);
  const never = jobsOfHome(home, catalogue).filter(({ task }) => datesOf(weeks, task).length === 0);
  expect(never.map(({ task }) => task.id)).toEqual([]);
});

it('docs/simulated-years.md shows what the planner does today', () => {
  const page = readFileSync(new URL('../../../docs/simulated-years.md', import.meta.url), 'utf8');
  expect(page === simulatedYearsPage(), 'run: npm exec -- node test/support/simulation/print-simulated-years.ts').toBe(
    true,
  );
});
