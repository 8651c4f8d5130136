import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#core/catalogue/index.ts';
import { every } from '#core/domain/care/care-task.ts';
import { jobsOfHome } from '#core/domain/plan/jobs-of-home.ts';
import { mayLearn, withChosenRhythm, withinLimits } from '#core/domain/plan/learned/chosen-rhythm.ts';
import { gapsIn, type PastTurn } from '#core/domain/plan/learned/gaps.ts';
import { proposalFrom } from '#core/domain/plan/learned/proposal.ts';
import { rhythmAnswerKinds } from '#core/domain/plan/learned/rhythm-answer.ts';
import { keepsInterval } from '#core/domain/plan/types.ts';
import { addDays, type IsoDate, weekStartOf } from '#core/domain/time/dates.ts';
import { anyHome, buildCareTask, buildHome, buildItem, plan } from '../../factories.ts';

const source = 'care:fridge.wipe';
const other = 'care:oven.clean';
const first = '2027-01-06';

/** A turn that was planned for the week of a day, and done so many days after it; not done without those. */
const turn = (plannedFor: IsoDate, doneAfter?: number, of: PastTurn['source'] = source): PastTurn => ({
  source: of,
  plannedWeek: weekStartOf(plannedFor),
  ...(doneAfter !== undefined && { doneOn: addDays(plannedFor, doneAfter) }),
});

/** Other work of the home, every week. */
const busy: readonly PastTurn[] = Array.from({ length: 80 }, (_, week) => turn(addDays(first, 7 * week), 1, other));

/** A job that is planned 28 days after each time, and done so many days late or early. */
function turnsOff(...daysOff: readonly number[]): readonly PastTurn[] {
  const turns = [turn(first, 0)];
  let last: IsoDate = first;
  for (const off of daysOff) {
    const planned = addDays(last, 28);
    turns.push(turn(planned, off));
    last = addDays(planned, off);
  }
  return turns;
}

const gapsOf = (turns: readonly PastTurn[], pauses: Parameters<typeof gapsIn>[1] = []) =>
  gapsIn([...turns, ...busy], pauses)(source, 30);
const sidesOf = (...args: Parameters<typeof gapsOf>) => gapsOf(...args).map(({ side }) => side);

describe('the gaps between the times at which a job was done', () => {
  it('are longer or shorter if they differ from the plan by a week and a quarter', () => {
    expect(gapsOf(turnsOff(0))).toEqual([{ days: 28, side: 'as planned', endedOn: '2027-02-03' }]);
    expect(gapsOf(turnsOff(0, 14, -14, 7))).toEqual([
      { days: 42, side: 'longer', endedOn: '2027-03-17' },
      { days: 14, side: 'shorter', endedOn: '2027-03-31' },
      { days: 35, side: 'as planned', endedOn: '2027-05-05' },
    ]);
  });

  it('count from the first turn that was planned, if that was skipped or missed', () => {
    const missed = [turn(first, 0), turn('2027-02-03'), turn('2027-02-24', 0)];
    expect(sidesOf(missed)).toEqual(['longer']);
  });

  it('are the last three that say something', () => {
    const ends = (...daysOff: readonly number[]) => gapsOf(turnsOff(...daysOff)).map(({ endedOn }) => endedOn);
    expect(ends(14, 14, 14, 14)).toEqual(['2027-03-31', '2027-05-12', '2027-06-23']);
    expect(ends(14, 14, 14, 14, 84)).toEqual(ends(14, 14, 14, 14));
  });

  it('are as planned where a full plan is longer than the catalogue', () => {
    expect(sidesOf([turn(first, 0), turn('2027-03-10', 0)])).toEqual(['as planned']);
    expect(sidesOf([turn(first, 0), turn('2027-03-10', 7)])).toEqual(['as planned']);
  });

  it('say nothing with a pause in them, and as long as an absence', () => {
    expect(sidesOf(turnsOff(14), [{ from: '2027-02-01', to: '2027-02-02' }])).toEqual([]);
    expect(sidesOf(turnsOff(14), [{ from: '2027-02-20', to: '2027-02-28' }])).toEqual(['longer']);
    expect(sidesOf(turnsOff(63))).toEqual([]);
  });

  it('are not longer in a home that did nothing meanwhile', () => {
    expect(gapsIn(turnsOff(14), [])(source, 30)).toEqual([]);
    expect(gapsIn([...turnsOff(14), turn('2027-02-10', 1, other)], [])(source, 30)).toHaveLength(1);
    expect(gapsIn(turnsOff(-14), [])(source, 30)).toHaveLength(1);
  });

  it('say nothing where much was ticked late on one day, or recorded by hand', () => {
    const late = [turn('2027-02-03', 14), turn('2027-02-03', 14, 'custom:1'), turn('2027-02-03', 14, 'custom:2')];
    expect(sidesOf([turn(first, 0), ...late])).toEqual([]);
    expect(sidesOf([turn(first, 0), ...late.slice(0, 2)])).toEqual(['longer']);
    const recorded = [turn(first, 0), { ...turn('2027-01-20', 0), isRecorded: true as const }, turn('2027-02-10', 0)];
    expect(sidesOf(recorded)).toEqual([]);
  });
});

describe('what is proposed', () => {
  const propose = (turns: readonly PastTurn[], known: Partial<Parameters<typeof proposalFrom>[0]> = {}) =>
    proposalFrom({ usualDays: 30, currentDays: 30, gaps: gapsOf(turns), ...known })?.proposedDays;

  it('is the median of three gaps on one side, in whole weeks', () => {
    expect(propose(turnsOff(14, 21, 28))).toBe(49);
    expect(propose(turnsOff(-14, -10, -14))).toBe(15);
    expect(propose(turnsOff(0, 14, 21, 28))).toBe(49);
  });

  it('is nothing before three, and if they aren’t on one side', () => {
    expect(propose(turnsOff(14, 21))).toBeUndefined();
    expect(propose(turnsOff(14, 21, 0))).toBeUndefined();
    expect(propose(turnsOff(14, -14, 14))).toBeUndefined();
  });

  it('waits for three new gaps after an answer', () => {
    const answer = { kind: 'dismissed', on: '2027-05-01' } as const;
    expect(propose(turnsOff(14, 14, 14), { answer })).toBeUndefined();
    expect(propose(turnsOff(14, 14, 14, 14), { answer })).toBeUndefined();
    expect(propose(turnsOff(14, 14, 14, 14, 14), { answer })).toBe(42);
  });

  it('follows what the household says at once, by half as much or by what it does', () => {
    const says = (kind: 'too-often' | 'too-seldom', currentDays = 30) =>
      propose([], { currentDays, answer: { kind, on: first } });
    expect(says('too-often')).toBe(42);
    expect(says('too-often', 42)).toBe(60);
    expect(says('too-often', 60)).toBeUndefined();
    expect(says('too-seldom')).toBe(21);
    expect(says('too-seldom', 15)).toBeUndefined();
    const answer = { kind: 'too-often', on: '2027-12-01' } as const;
    expect(propose(turnsOff(21, 21, 21), { answer })).toBe(49);
  });

  it('is what the household does after it said something, also against that', () => {
    const answer = { kind: 'too-often', on: '2027-01-10' } as const;
    const said = (...daysOff: readonly number[]) =>
      proposalFrom({ usualDays: 30, currentDays: 30, gaps: gapsOf(turnsOff(...daysOff)), answer });
    expect(said(14, 28)).toEqual({ proposedDays: 42, proposedFor: 'said' });
    expect(said(21, 21, 21)).toEqual({ proposedDays: 49, proposedFor: 'done' });
    expect(said(-14, -14, -14)).toEqual({ proposedDays: 15, proposedFor: 'done' });
  });

  it('is never outside half to double, nor near what the plan has', () => {
    const gap = fc.record({
      days: fc.integer({ min: 1, max: 4000 }),
      side: fc.constantFrom('shorter' as const, 'longer' as const, 'as planned' as const),
      endedOn: fc.constantFrom('2027-03-01', '2027-09-01'),
    });
    const answer = fc.option(
      fc.record({ kind: fc.constantFrom(...rhythmAnswerKinds), on: fc.constant('2027-05-01') }),
      {
        nil: undefined,
      },
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(every)), fc.array(gap), answer, fc.nat(4000), (...values) => {
        const [usualDays, gaps, said, chosen] = values;
        const currentDays = withinLimits(chosen, usualDays);
        const days = proposalFrom({ usualDays, currentDays, gaps, ...(said && { answer: said }) })?.proposedDays;
        if (days === undefined) return;
        expect(days).toBeGreaterThanOrEqual(usualDays / 2);
        expect(days).toBeLessThanOrEqual(usualDays * 2);
        expect(Math.abs(days - currentDays) / currentDays).toBeGreaterThanOrEqual(0.25);
        if (said?.kind === 'too-often' || said?.kind === 'too-seldom') return;
        const counted = gaps.filter(({ endedOn }) => !said || endedOn > said.on).slice(-3);
        expect(new Set(counted.map(({ side }) => side)).size).toBe(1);
        expect(counted).toHaveLength(3);
      }),
    );
  });
});

describe('a rhythm that the household chose', () => {
  const chosen = { 'fridge.wipe': 56 };
  const wipe = buildItem('Fridge', { id: 'wipe', intervalDays: every.month });

  it('takes the place of the catalogue’s, and its reason says so', () => {
    const home = buildHome({ rhythms: chosen });
    const history = new Map([[`care:fridge.wipe` as const, { lastDoneOn: '2027-01-06' }]]);
    expect(jobsOfHome(home, [wipe])).toMatchObject([{ task: { intervalDays: 56 }, usualDays: 30 }]);
    const [task] = plan({ home, catalogue: [wipe], history, weekStart: '2027-03-01' });
    expect(task?.reason).toEqual({ kind: 'stretched', days: 56, isChosen: true });
  });

  it.each([
    ['danger', { stake: 'danger' }],
    ['what prevents a hazard', { stake: 'wear', hazard: 'falls' }],
    ['law', { legalDays: { FR: every.month } }],
    ['a visit', { professional: true }],
    ['the landlord', { isRequest: true }],
    ['a season', { season: { from: 4, to: 9, best: 5 } }],
    ['closing an item', { seasonalUse: 'closes' }],
  ] as const)('never changes %s', (_, facts) => {
    const job = { item: wipe, task: buildCareTask({ id: 'fridge.wipe', ...facts }) };
    expect(mayLearn(job.task, { country: 'FR' })).toBe(false);
    expect(withChosenRhythm(job, { country: 'FR', rhythms: chosen })).toBe(job);
  });

  it('keeps a guess about the home as it is', () => {
    const job = { item: wipe, task: buildCareTask({ id: 'fridge.wipe' }), assumes: 'fridge' } as const;
    expect(withChosenRhythm(job, { country: 'FR', rhythms: chosen })).toBe(job);
  });

  it('changes in no home what is for danger or by law, nor anything beyond half and double', () => {
    fc.assert(
      fc.property(anyHome(fc.constant(first)), fc.nat(5000), (home, days) => {
        const ids = catalogue.flatMap(({ tasks }) => tasks.map(({ id }) => id));
        const rhythms = Object.fromEntries(ids.map((id) => [id, days]));
        const usual = jobsOfHome(home, catalogue);
        const learned = jobsOfHome({ ...home, rhythms }, catalogue);
        expect(jobsOfHome({ ...home, rhythms: {} }, catalogue)).toEqual(usual);
        expect(learned.map(({ task }) => task.id)).toEqual(usual.map(({ task }) => task.id));
        learned.forEach((job, index) => {
          const before = usual[index]?.task.intervalDays ?? 0;
          const { intervalDays } = job.task;
          if (keepsInterval(job) || job.task.professional) expect(intervalDays).toBe(before);
          expect(intervalDays).toBeGreaterThanOrEqual(before / 2);
          expect(intervalDays).toBeLessThanOrEqual(before * 2);
        });
      }),
      { numRuns: 40 },
    );
  });
});
