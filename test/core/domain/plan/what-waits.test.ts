import { describe, expect, it } from 'vitest';
import { every, type Stake } from '#core/domain/care/care-task.ts';
import { candidatesFor } from '#core/domain/plan/candidates-for.ts';
import { whatWaits } from '#core/domain/plan/what-waits.ts';
import { waits } from '#core/languages/en/waits.ts';
import { buildHome, buildItem, monday } from '../../factories.ts';

const names = ['Fridge', 'Oven', 'Dishwasher', 'Car', 'Bicycle', 'Shower', 'Toilet'] as const;

/** What waits in a home with a monthly job of these stakes for each of seven items. */
function waitsOf(stakes: readonly Stake[], minutes: number, tasksPerWeek = 5) {
  const catalogue = names.map((name) =>
    buildItem(name, ...stakes.map((stake) => ({ id: stake, stake, minutes, intervalDays: every.month }))),
  );
  const home = buildHome({ features: new Set(names), tasksPerWeek });
  const input = { home, catalogue, history: new Map(), tasks: [], customTasks: [], weekStart: monday, today: monday };
  const what = whatWaits(candidatesFor(input), tasksPerWeek);
  return (
    what && {
      sentence: waits.sentence(what),
      ...(what.raise && { raise: { tasksPerWeek: what.raise.tasksPerWeek, label: waits.raise(what.raise) } }),
    }
  );
}

describe('what waits', () => {
  it('is nothing where everything fits', () => {
    expect(waitsOf(['wear', 'comfort'], 5)).toBeUndefined();
  });

  it('is said in one sentence, with a week of at most twice the time', () => {
    expect(waitsOf(['comfort'], 60)).toEqual({
      sentence: expect.stringMatching(/^At about an hour a week, small cleaning jobs come .+ as often\.$/),
      raise: { tasksPerWeek: expect.any(Number), label: expect.stringMatching(/^Plan .+ a week$/) },
    });
    for (const wish of [2, 5, 8]) expect(waitsOf(['comfort'], 240, wish)?.raise?.tasksPerWeek).toBe(2 * wish);
  });

  it('never counts danger, and says plainly that jobs against expensive damage wait', () => {
    expect(waitsOf(['danger'], 60)).toBeUndefined();
    expect(waitsOf(['danger', 'costly'], 60, 1)?.sentence).toBe(
      'At about 10 minutes a week, even jobs that prevent expensive damage come about a third as often.',
    );
  });

  it('says that jobs without room wait for now', () => {
    expect(waitsOf(['danger', 'wear', 'comfort'], 40)?.sentence).toBe(
      'At about an hour a week, small cleaning and upkeep jobs wait for now.',
    );
  });

  it('offers no more where the week is the largest', () => {
    expect(waitsOf(['comfort'], 400, 20)).toMatchObject({ sentence: expect.any(String) });
    expect(waitsOf(['comfort'], 400, 20)?.raise).toBeUndefined();
  });
});
