import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeHistoryDesk, service } from './history-desk.ts';

const { server, me, join, at, history, record, doTask } = makeHistoryDesk();

const refusal = (name: 'changeEntry' | 'deleteEntry' | 'restoreEntry' | 'getEntry', id: string, { token } = me()) =>
  server().refusal(name, { params: { id }, ...(name === 'changeEntry' && { body: service }) }, token);
const titles = (entries: readonly { readonly title: string }[]) => entries.map(({ title }) => title);

describe('the history', () => {
  it('of a new household is empty, and names the items of its home and the currency of its country', async () => {
    const { entries, years, items, currency, imports, figures, today } = await history();
    expect({ entries, years, imports, currency, today }).toEqual({
      entries: [],
      years: [],
      imports: [],
      currency: 'EUR',
      today: '2027-01-06',
    });
    expect(items).toEqual(expect.arrayContaining(['Fridge', 'Smoke Alarm', 'Roof and Gutters']));
    expect(figures).toMatchObject({ done: 0, minutes: 0, months: [], money: { totals: [], lines: [] } });
    expect(figures.weeks).toEqual({ kept: 0, total: 0, away: 0, run: 0, longestRun: 0 });
  });

  it('has an entry for each done task, to which details can be added', async () => {
    const task = await doTask();
    const before = (await history()).entries;
    expect(before).toMatchObject([
      { id: task.id, kind: 'done', origin: 'plan', date: '2027-01-06', title: task.title },
    ]);
    const { by, note, cost } = service;
    const body = { ...service, date: '2027-01-05', minutes: 25 };
    const changed = await server().call('changeEntry', { params: { id: task.id }, body }, me().token);
    expect(changed).toEqual({ ...before[0], date: '2027-01-05', minutes: 25, by, note, cost });
    expect((await history()).entries).toEqual([changed]);
    expect(await server().call('getEntry', { params: { id: task.id } }, me().token)).toEqual(changed);
  });

  it('opens a task again whose entry is deleted, and restores both with the details', async () => {
    const task = await doTask();
    const body = { ...service, date: '2027-01-05' };
    const changed = await server().call('changeEntry', { params: { id: task.id }, body }, me().token);
    await server().call('deleteEntry', { params: { id: task.id } }, me().token);
    expect((await history()).entries).toEqual([]);
    const { tasks } = await server().call('getWeek', { params: { offset: '0' } }, me().token);
    expect(tasks.find(({ id }) => id === task.id)).toMatchObject({ completed: false });
    expect((await refusal('deleteEntry', task.id)).status).toBe(404);
    expect(await server().call('restoreEntry', { params: { id: task.id } }, me().token)).toEqual(changed);
    expect((await history()).entries).toEqual([changed]);
  });

  it('contains recorded work, which can be changed, deleted and restored', async () => {
    const recorded = await record();
    expect(recorded).toEqual({
      ...service,
      files: [],
      fullTitle: service.title,
      id: recorded.id,
      kind: 'done',
      origin: 'recorded',
      plannedFor: null,
      safety: true,
      professional: true,
      actor: { id: me().user.personId, name: 'Ada' },
    });
    const params = { id: recorded.id };
    const body = { date: '2026-11-30', item: 'Roof', title: 'Tiles replaced' };
    const changed = await server().call('changeEntry', { params, body }, me().token);
    expect(changed).toMatchObject({ ...body, careTaskId: null, by: null, note: '', cost: null, minutes: null });
    await server().call('deleteEntry', { params }, me().token);
    expect((await history()).entries).toEqual([]);
    for (const name of ['changeEntry', 'deleteEntry', 'getEntry'] as const) {
      expect(await refusal(name, recorded.id)).toMatchObject({ status: 404, body: { code: 'entry_not_found' } });
    }
    expect(await server().call('restoreEntry', { params }, me().token)).toEqual(changed);
    expect(await server().call('restoreEntry', { params }, me().token)).toEqual(changed);
    expect((await history()).entries).toEqual([changed]);
  });

  it('shows a year, an item, a kind or what contains some words, with the figures of the year', async () => {
    await record();
    await record({ date: '2026-05-01', item: 'Roof', careTaskId: null, title: 'Gouttière vidée', cost: null });
    await record({ date: '2019-05-01', item: 'Roof', careTaskId: null, title: 'Tiles replaced', note: '', by: null });
    expect((await history()).years).toEqual([2026, 2019]);
    const inYear = await history({ year: '2026' });
    expect(titles(inYear.entries)).toEqual(['Boiler serviced', 'Gouttière vidée']);
    expect(inYear.figures).toMatchObject({ done: 2, minutes: 120, money: { totals: [{ minor: 14_950 }] } });
    expect((await history()).figures.money.lines).toEqual([
      { year: 2026, item: 'Central Heating', currency: 'EUR', minor: 14_950 },
      { year: 2019, item: 'Roof', currency: 'EUR', minor: 14_950 },
    ]);
    expect(titles((await history({ item: 'Roof' })).entries)).toEqual(['Gouttière vidée', 'Tiles replaced']);
    expect(titles((await history({ q: 'GOUTTIERE dupont' })).entries)).toEqual(['Gouttière vidée']);
    expect((await history({ kind: 'missed' })).entries).toEqual([]);
    expect((await history({ q: 'nothing' })).figures.done).toBe(3);
    const { status, body } = await server().refusal('getHistory', { query: { year: 'x' } }, me().token);
    expect([status, body.message]).toEqual([400, 'Year must be a year such as 2027']);
  });

  it('shows only the newest entries on demand, with the figures of all', async () => {
    for (const date of ['2026-12-31', '2026-12-02', '2026-05-01', '2019-05-01']) {
      await record({ date, item: 'Roof', careTaskId: null, title: date });
    }
    const part = await history({ year: '2026', newest: '1' });
    expect([titles(part.entries), part.earlier]).toEqual([['2026-12-31', '2026-12-02'], 1]);
    const whole = await history({ year: '2026' });
    expect([titles(whole.entries), whole.earlier]).toEqual([['2026-12-31', '2026-12-02', '2026-05-01'], 0]);
    expect(part.figures).toEqual(whole.figures);
    expect(part.figures.weekly).toEqual([
      { from: '2026-04-27', done: 1, skipped: 0, missed: 0 },
      { from: '2026-11-30', done: 1, skipped: 0, missed: 0 },
      { from: '2026-12-28', done: 1, skipped: 0, missed: 0 },
    ]);
    expect((await history({ newest: '1' })).figures.weekly).toEqual([]);
    for (const newest of ['0', '-1', '1.5', '10000', 'x', '']) {
      const { status, body } = await server().refusal('getHistory', { query: { newest } }, me().token);
      expect([status, body.message]).toEqual([400, 'Newest must be a number from 1 to 9999']);
    }
  });

  it('shows a task as missed two weeks after its week, and a skipped one at once', async () => {
    const [first, second] = (await server().call('getWeek', { params: { offset: '0' } }, me().token)).tasks;
    await server().call('deleteTask', { params: { id: first?.id ?? '' } }, me().token);
    await at('2027-01-10');
    expect((await history()).entries).toMatchObject([{ id: first?.id, kind: 'skipped' }]);
    await at('2027-01-24');
    expect((await history({ kind: 'missed' })).entries).toEqual([]);
    await at('2027-01-25');
    expect((await history({ kind: 'missed' })).entries.map(({ id }) => id)).toContain(second?.id);
    for (const id of [first?.id ?? '', second?.id ?? '']) {
      expect((await refusal('changeEntry', id)).status).toBe(404);
      expect((await refusal('deleteEntry', id)).status).toBe(404);
    }
  });

  it('refuses the future, unknown care tasks and currencies, negative and huge costs', async () => {
    const refused = async (work: object) =>
      (await server().refusal('recordWork', { body: { ...service, ...work } }, me().token)).body.message;
    expect(await refused({ date: '2027-01-07' })).toBe('Please choose a valid date');
    expect(await refused({ careTaskId: 'roof.fly-away' })).toBe('Choose a task of the catalogue');
    expect(await refused({ cost: { minor: 1, currency: 'XYZ' } })).toBe('Currency must be a currency such as EUR');
    expect(await refused({ cost: { minor: -1, currency: 'EUR' } })).toBe('Minor must be at least 0');
    expect(await refused({ cost: { minor: 1.5, currency: 'EUR' } })).toMatch(/^Minor must be/);
    expect(await refused({ cost: { minor: 100_000_000_001, currency: 'EUR' } })).toMatch(/^Minor must be/);
    expect((await history()).entries).toEqual([]);
  });

  it.each([
    ['title', 'Boiler\u202egnp.exe'],
    ['note', 'a\u202db'],
    ['item', 'Boiler\nRoof'],
  ])('refuses a hostile %s', async (field, value) => {
    const { status, body } = await server().refusal('recordWork', { body: { ...service, [field]: value } }, me().token);
    expect([status, body.issues?.[0]?.path]).toEqual([400, field]);
  });

  it('belongs to one household', async () => {
    const { id } = await record();
    const task = await doTask();
    const other = await join();
    for (const each of [id, task.id, randomUUID()]) {
      for (const name of ['getEntry', 'changeEntry', 'deleteEntry', 'restoreEntry'] as const) {
        expect(await refusal(name, each, other)).toMatchObject({ status: 404, body: { code: 'entry_not_found' } });
      }
    }
    expect((await server().call('getHistory', {}, other.token)).entries).toEqual([]);
    expect((await history()).entries).toHaveLength(2);
  });
});
