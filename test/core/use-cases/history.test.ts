import { beforeEach, describe, expect, it } from 'vitest';
import { eventLoop } from '#adapters/system/event-loop.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import { textsIn } from '#core/catalogue/texts-in.ts';
import type { Work } from '#core/domain/history/entry.ts';
import { type Language, languages } from '#core/domain/languages.ts';
import { mostRecordedEntries } from '#core/domain/limits.ts';
import { addDays } from '#core/domain/time/dates.ts';
import type { EventLoop } from '#core/ports/event-loop.ts';
import type { HistoryStore } from '#core/ports/history-store.ts';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';
import { makeGetHistory } from '#core/use-cases/history/get-history.ts';
import { buildRecordedWork, buildTask } from '../../support/people/factories.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
beforeEach(() => {
  world = makeWorld();
});

const today = '2027-01-06';
const careTaskId = 'fridge.check-temperature';
const work: Work = { date: '2027-01-05', item: 'Fridge', careTaskId, title: 'Checked', note: '' };

describe('the history', () => {
  it('forgets deleted entries for good after 30 days, and those only', async () => {
    const { household, first } = await world.withWeek();
    const householdId = household.id;
    // Recorded work for a task of the week would take the task's place.
    const lifejackets = { ...work, careTaskId: 'boat.check-lifejackets' };
    await world.completeTask({ household, id: first.id, completed: true });
    const { id } = await world.recordWork({ householdId, work: lifejackets });
    for (const each of [id, first.id]) await world.deleteEntry({ householdId, id: each });
    const kept = await world.recordWork({ householdId, work: lifejackets });

    world.clock.set('2027-02-05T11:00:00Z');
    expect(await world.deleteExpiredEntries()).toBe(0);
    for (const each of [id, first.id]) await world.restoreEntry({ householdId, id: each });
    for (const each of [id, first.id]) await world.deleteEntry({ householdId, id: each });
    world.clock.set('2027-03-07T11:00:01Z');
    expect(await world.deleteExpiredEntries()).toBe(2);
    await expect(world.restoreEntry({ householdId, id })).rejects.toMatchObject({ code: 'entry_not_found' });
    // The task itself is still there. It was not done again, so it was missed.
    expect(await world.restoreEntry({ householdId, id: first.id })).toMatchObject({ kind: 'missed' });
    expect((await world.getEntry({ household, id: kept.id })).id).toBe(kept.id);
  });

  it('keeps the details of a task that is unticked and ticked again', async () => {
    const { household, first } = await world.withWeek();
    const tick = (completed: boolean) => world.completeTask({ household, id: first.id, completed });
    await tick(true);
    const changed = { ...work, note: 'New filter', cost: { minor: 1_999, currency: 'EUR' } };
    await world.changeEntry({ householdId: household.id, id: first.id, work: { ...changed, date: today } });
    await tick(false);
    await expect(world.getEntry({ household, id: first.id })).rejects.toMatchObject({ code: 'entry_not_found' });
    await tick(true);
    expect(await world.getEntry({ household, id: first.id })).toMatchObject({ note: 'New filter', cost: changed.cost });
  });

  it('has no details of a deleted entry when its task is done again', async () => {
    const { household, first } = await world.withWeek();
    const { id: householdId } = household;
    await world.completeTask({ household, id: first.id, completed: true });
    await world.changeEntry({ householdId, id: first.id, work: { ...work, date: today, note: 'Wrong' } });
    await world.deleteEntry({ householdId, id: first.id });
    await world.completeTask({ household, id: first.id, completed: true });
    expect((await world.getEntry({ household, id: first.id })).note).toBe('');
  });

  it('is searched in the words that its reader sees, and in those of the API', async () => {
    const { household } = await world.addResident();
    const { title } = careTaskById.get(careTaskId)?.task ?? { title: '' };
    await world.recordWork({ householdId: household.id, work: { ...work, title } });
    const found = async (language: Language, words: string) =>
      (await world.getHistory({ household, language, words })).entries.length;
    for (const words of [textsIn('fr').careTaskById.get(careTaskId)?.task.title ?? '', 'réfrigérateur']) {
      expect(await found('fr', words)).toBe(1);
      expect(await found('en', words)).toBe(0);
    }
    for (const language of languages)
      for (const words of [title, 'fridge']) expect(await found(language, words)).toBe(1);
  });

  describe('of which only the newest entries are asked for', () => {
    const language = 'en';
    async function settled() {
      const { household } = await world.addResident();
      const dates = ['2027-01-05', '2027-01-02', '2026-12-30', '2026-12-03', '2026-11-30', '2025-06-01'];
      const works = dates.map((date, index) =>
        buildRecordedWork(household.id, { date, item: index % 2 === 0 ? 'Roof' : 'Fridge', title: `Work ${index}` }),
      );
      await world.unitOfWork.run(({ history }) => history.record(works));
      return household;
    }

    it('has at least so many, with all of the oldest one’s month, and says how many are earlier', async () => {
      const household = await settled();
      const listed = async (newest: number, more = {}) => {
        const { entries, earlier } = await world.getHistory({ household, language, newest, ...more });
        return [entries.map(({ date }) => date.slice(2, 7)).join(' '), earlier];
      };
      expect(await listed(1)).toEqual(['27-01 27-01', 4]);
      expect(await listed(3)).toEqual(['27-01 27-01 26-12 26-12', 2]);
      expect(await listed(4)).toEqual(['27-01 27-01 26-12 26-12', 2]);
      expect(await listed(6)).toEqual(['27-01 27-01 26-12 26-12 26-11 25-06', 0]);
      expect(await listed(7)).toEqual(['27-01 27-01 26-12 26-12 26-11 25-06', 0]);
      expect(await listed(1, { year: 2026 })).toEqual(['26-12 26-12', 1]);
      expect(await listed(3, { year: 2026 })).toEqual(['26-12 26-12 26-11', 0]);
      expect(await listed(9, { year: 2024 })).toEqual(['', 0]);
      expect(await listed(2, { item: 'Roof' })).toEqual(['27-01 26-12', 1]);
      expect(await listed(1, { words: 'work 5' })).toEqual(['25-06', 0]);
    });

    it.each(['2027-01-04', '2026-11-01', '2026-11-30'])(
      'counts what is older, while another request adds %s',
      async (date) => {
        const household = await settled();
        const run: UnitOfWork['run'] = (work) =>
          world.unitOfWork.run((stores) => {
            const facts: HistoryStore['facts'] = async (...of) => {
              const read = await stores.history.facts(...of);
              await stores.history.record([buildRecordedWork(household.id, { date })]);
              return read;
            };
            return work({ ...stores, history: { ...stores.history, facts } });
          });
        const getHistory = makeGetHistory({ unitOfWork: { run }, eventLoop, clock: world.clock });
        const { entries, earlier } = await getHistory({ household, language, newest: 3 });
        expect([entries.length, earlier]).toEqual([date < '2026-12' ? 4 : 5, 2]);
      },
    );

    it('calculates while it reads', async () => {
      const household = await settled();
      const steps: string[] = [];
      const read = async <Result>(name: string, result: Promise<Result>) => {
        steps.push(`sends ${name}`);
        for (let turn = 0; turn < 5; turn++) await eventLoop.next(() => {});
        steps.push(`has ${name}`);
        return result;
      };
      const run: UnitOfWork['run'] = (work) =>
        world.unitOfWork.run((stores) => {
          const facts: HistoryStore['facts'] = (...of) => read('facts', stores.history.facts(...of));
          const entries: HistoryStore['entries'] = (...of) => read('entries', stores.history.entries(...of));
          return work({ ...stores, history: { ...stores.history, facts, entries } });
        });
      const next: EventLoop['next'] = (calculate) =>
        eventLoop.next(() => {
          steps.push('calculates');
          return calculate();
        });
      const getHistory = makeGetHistory({ unitOfWork: { run }, eventLoop: { ...eventLoop, next }, clock: world.clock });
      await getHistory({ household, language, newest: 3 });
      const each = (name: string) => [`sends ${name}`, 'calculates', `has ${name}`];
      expect(steps).toEqual([...each('facts'), ...each('entries')]);
    });

    it('has the rest as if all were asked for', async () => {
      const household = await settled();
      for (const year of [undefined, 2026, 2027]) {
        const { entries: _, earlier: __, ...part } = await world.getHistory({ household, language, year, newest: 1 });
        const { entries, earlier, ...whole } = await world.getHistory({ household, language, year });
        expect(part).toEqual(whole);
        expect([entries.length, earlier]).toEqual([year === undefined ? 6 : year === 2026 ? 3 : 2, 0]);
      }
    });

    it('follows a change between two parts', async () => {
      const household = await settled();
      const part = await world.getHistory({ household, language, newest: 1 });
      await world.deleteEntry({ householdId: household.id, id: part.entries[0]?.id ?? '' });
      const { entries } = await world.getHistory({ household, language });
      const all = [part.entries[1]?.id, ...entries.filter(({ date }) => date < '2027').map(({ id }) => id)];
      expect(entries.map(({ id }) => id)).toEqual(all);
    });
  });

  it('takes no more entries than a household may have', async () => {
    const { household } = await world.addResident();
    const many = Array.from({ length: mostRecordedEntries - 1 }, () => buildRecordedWork(household.id));
    await world.unitOfWork.run(({ history }) => history.record(many));
    const rows = [1, 2].map((line) => ({
      line,
      row: {
        date: '2026-01-01',
        item: 'Roof',
        title: `Row ${line}`,
        careTaskId: '',
        minutes: '',
        by: '',
        name: '',
        phone: '',
        cost: '',
        currency: '',
        note: '',
      },
    }));
    const householdId = household.id;
    const brought = { language: 'en', country: 'FR', timezone: 'Europe/Paris', contents: { rows } } as const;
    await expect(world.importHistory({ householdId, brought })).rejects.toMatchObject({ code: 'too_many_entries' });
    const long = { ...work, note: 'x'.repeat(200) };
    await expect(world.recordWork({ householdId, work: long })).rejects.toMatchObject({ code: 'too_many_entries' });
    const { id } = await world.recordWork({ householdId, work });
    await expect(world.recordWork({ householdId, work })).rejects.toMatchObject({ code: 'too_many_entries' });
    await expect(world.changeEntry({ householdId, id, work: long })).rejects.toMatchObject({
      code: 'too_many_entries',
    });
    expect(await world.changeEntry({ householdId, id, work: { ...work, note: 'short' } })).toMatchObject({
      note: 'short',
    });
  });

  it('removes open turns that recorded work has made unnecessary, and no others', async () => {
    const { household } = await world.addResident();
    const { id: householdId } = household;
    const source = `care:${careTaskId}` as const;
    const open = (scheduledOn: string, more = {}) =>
      buildTask(householdId, { source, scheduledOn, moved: true, ...more });
    const interval = careTaskById.get(careTaskId)?.task.intervalDays ?? 0;
    const [soon, later] = [
      open(addDays(work.date, Math.ceil(interval / 2) - 1)),
      open(addDays(work.date, Math.ceil(interval / 2))),
    ];
    const overdue = open('2027-01-02');
    const other = open('2027-01-08', { source: 'care:oven.other' });
    const own = open('2027-01-08', { source: 'hand' });
    await world.unitOfWork.run(({ tasks }) => tasks.addMissing([soon, later, overdue, other, own]));
    await world.recordWork({ householdId, work });
    const ids = world.tasks().map(({ id }) => id);
    expect(ids).not.toContain(soon.id);
    expect(ids).not.toContain(overdue.id);
    expect(ids).toEqual(expect.arrayContaining([later.id, own.id]));
  });

  it('has the plan made again when work for a care task changes, and not for a note', async () => {
    const { household, look } = await world.withWeek();
    const { id: householdId } = household;
    const isPlanned = async () => (await look()).plannedOn !== undefined;
    const planned = () => world.database.tables.weeks.get(householdId)?.size ?? 0;
    const { id } = await world.recordWork({ householdId, work });
    expect(planned()).toBe(0);
    expect(await isPlanned()).toBe(true);
    await world.changeEntry({ householdId, id, work: { ...work, note: 'Noted', title: 'Checked again' } });
    await world.recordWork({ householdId, work: { date: '2027-01-05', item: 'Roof', title: 'Tiles', note: '' } });
    expect(planned()).toBeGreaterThan(0);
    await world.changeEntry({ householdId, id, work: { ...work, date: '2027-01-04' } });
    expect(planned()).toBe(0);
  });
});
