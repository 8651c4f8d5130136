import { expect, it } from 'vitest';
import { candidatesFor } from '#core/domain/plan/candidates-for.ts';
import type { PlanInput } from '#core/domain/plan/types.ts';
import { dateOfDay, dayNumber, type IsoDate } from '#core/domain/time/dates.ts';
import { buildHome, buildItem } from '../../factories.ts';

/** Leaves are to be cleared from October to December, unless the same work is done in or near that time. */
const fridge = buildItem(
  'Fridge',
  { id: 'leaves', intervalDays: 365, season: { from: 10, to: 12, best: 11 }, work: 'gutters', yields: true },
  { id: 'rains', intervalDays: 365, season: { from: 7, to: 9, best: 7 }, work: 'gutters' },
);

function yearsLeft(facts: { readonly doneOn?: IsoDate; readonly plannedOn?: IsoDate }): readonly string[] {
  const rains = 'care:fridge.rains' as const;
  const input: PlanInput = {
    home: buildHome(),
    catalogue: [fridge],
    history: new Map(facts.doneOn ? [[rains, { lastDoneOn: facts.doneOn }]] : []),
    tasks: [],
    customTasks: [],
    weekStart: '2027-09-20',
    today: '2027-09-20',
    outlook: new Map(facts.plannedOn ? [[rains, [dayNumber(facts.plannedOn)]]] : []),
  };
  const leaves = candidatesFor(input).all.find(({ task }) => task.id === 'fridge.leaves');
  return leaves?.yields?.map(({ opens }) => dateOfDay(opens).slice(0, 4)) ?? [];
}

it('a season is left to other jobs where they were done or are planned in or near it', () => {
  expect(yearsLeft({ doneOn: '2027-08-28' })).toContain('2027');
  expect(yearsLeft({ plannedOn: '2028-09-18' })).toContain('2028');
});

it('a season isn’t left to other jobs that could come near it, but came or would come long before', () => {
  expect(yearsLeft({ doneOn: '2027-07-10' })).not.toContain('2027');
  expect(yearsLeft({ plannedOn: '2028-07-10' })).not.toContain('2028');
  expect(yearsLeft({})).toEqual([]);
});
