import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { contract } from '#apps/contract/index.ts';
import { onboarding } from '../support/people/onboarding.ts';
import type { SignedIn } from '../support/server/client.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let me: SignedIn;
let count = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2027-01-06T12:00:00Z');
  me = await join();
});

/** Lets time pass. The session would end, so it begins again. */
async function at(day: string): Promise<void> {
  server.clock.set(`${day}T12:00:00Z`);
  me = await server.signIn(me.user.email);
}

async function join(): Promise<SignedIn> {
  const joined = await server.signIn(`history-${++count}@home.example`);
  await server.call('onboard', { body: onboarding() }, joined.token);
  return joined;
}

type Work = z.input<typeof contract.recordWork.body>;
const boiler = 'central-heating.book-boiler-service';
const service: Work = {
  date: '2026-12-03',
  item: 'Central Heating',
  careTaskId: boiler,
  title: 'Boiler serviced',
  by: { kind: 'company', name: 'Dupont', phone: '+33 1 23 45 67 89' },
  note: 'Pressure set to 1.5 bar',
  cost: { minor: 14_950, currency: 'EUR' },
  minutes: 60,
};

const history = (query = {}) => server.call('getHistory', { query }, me.token);
const record = (work: Partial<Work> = {}, { token } = me) =>
  server.call('recordWork', { body: { ...service, ...work } }, token);
const refusal = (name: 'changeEntry' | 'deleteEntry' | 'restoreEntry' | 'getEntry', id: string, { token } = me) =>
  server.refusal(name, { params: { id }, ...(name === 'changeEntry' && { body: service }) }, token);
const titles = (entries: readonly { readonly title: string }[]) => entries.map(({ title }) => title);

async function doTask() {
  const [task] = (await server.call('getWeek', { params: { offset: '0' } }, me.token)).tasks;
  if (!task) throw new Error('The first week has tasks');
  return server.call('completeTask', { params: { id: task.id }, body: { completed: true } }, me.token);
}

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
    const changed = await server.call('changeEntry', { params: { id: task.id }, body }, me.token);
    expect(changed).toEqual({ ...before[0], date: '2027-01-05', minutes: 25, by, note, cost });
    expect((await history()).entries).toEqual([changed]);
    expect(await server.call('getEntry', { params: { id: task.id } }, me.token)).toEqual(changed);
  });

  it('opens a task again whose entry is deleted, and restores both with the details', async () => {
    const task = await doTask();
    const body = { ...service, date: '2027-01-05' };
    const changed = await server.call('changeEntry', { params: { id: task.id }, body }, me.token);
    await server.call('deleteEntry', { params: { id: task.id } }, me.token);
    expect((await history()).entries).toEqual([]);
    const { tasks } = await server.call('getWeek', { params: { offset: '0' } }, me.token);
    expect(tasks.find(({ id }) => id === task.id)).toMatchObject({ completed: false });
    expect((await refusal('deleteEntry', task.id)).status).toBe(404);
    expect(await server.call('restoreEntry', { params: { id: task.id } }, me.token)).toEqual(changed);
    expect((await history()).entries).toEqual([changed]);
  });

  it('contains recorded work, which can be changed, deleted and restored', async () => {
    const recorded = await record();
    expect(recorded).toEqual({
      ...service,
      id: recorded.id,
      kind: 'done',
      origin: 'recorded',
      plannedFor: null,
      safety: true,
      professional: true,
    });
    const params = { id: recorded.id };
    const body = { date: '2026-11-30', item: 'Roof', title: 'Tiles replaced' };
    const changed = await server.call('changeEntry', { params, body }, me.token);
    expect(changed).toMatchObject({ ...body, careTaskId: null, by: null, note: '', cost: null, minutes: null });
    await server.call('deleteEntry', { params }, me.token);
    expect((await history()).entries).toEqual([]);
    for (const name of ['changeEntry', 'deleteEntry', 'getEntry'] as const) {
      expect(await refusal(name, recorded.id)).toMatchObject({ status: 404, body: { code: 'entry_not_found' } });
    }
    expect(await server.call('restoreEntry', { params }, me.token)).toEqual(changed);
    expect(await server.call('restoreEntry', { params }, me.token)).toEqual(changed);
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
    const { status, body } = await server.refusal('getHistory', { query: { year: 'x' } }, me.token);
    expect([status, body.message]).toEqual([400, 'Year must be a year such as 2027']);
  });

  it('shows a task as missed two weeks after its week, and a skipped one at once', async () => {
    const [first, second] = (await server.call('getWeek', { params: { offset: '0' } }, me.token)).tasks;
    await server.call('deleteTask', { params: { id: first?.id ?? '' } }, me.token);
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
      (await server.refusal('recordWork', { body: { ...service, ...work } }, me.token)).body.message;
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
    ['title', 'Boiler\u200bserviced'],
    ['note', 'red \u001b[31m'],
    ['item', 'Boiler\nRoof'],
    ['note', 'a\u0085b'],
  ])('refuses a hostile %s', async (field, value) => {
    const { status, body } = await server.refusal('recordWork', { body: { ...service, [field]: value } }, me.token);
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
    expect((await server.call('getHistory', {}, other.token)).entries).toEqual([]);
    expect((await history()).entries).toHaveLength(2);
  });
});

describe('the plan', () => {
  const yearOf = async () => (await server.call('getYear', {}, me.token)).months.flatMap(({ tasks }) => tasks);
  const servicesAhead = async () =>
    (await yearOf()).filter(({ taskId }) => taskId === boiler).map(({ weekStart }) => weekStart);

  beforeEach(async () => {
    const answers = { 'heat-source': 'gas-boiler' };
    await server.call('answerQuestions', { body: { answers } }, me.token);
  });

  it('counts a recorded service of the boiler, until it is deleted, and again when it is restored', async () => {
    await at('2027-07-01');
    const planned = await servicesAhead();
    expect(planned[0]).toMatch(/^2027-0[678]/);
    const { id } = await record({ date: '2027-06-28' });
    const [next] = await servicesAhead();
    expect(next === undefined || next >= '2028-05-01').toBe(true);
    await server.call('deleteEntry', { params: { id } }, me.token);
    expect((await servicesAhead())[0]).toBe(planned[0]);
    await server.call('restoreEntry', { params: { id } }, me.token);
    expect((await servicesAhead())[0]).toBe(next);
    const body = { ...service, date: '2024-06-28' };
    await server.call('changeEntry', { params: { id }, body }, me.token);
    expect((await servicesAhead())[0]).toBe(planned[0]);
  });

  it('drops an open turn that recorded work has made unnecessary', async () => {
    await at('2027-07-01');
    const [planned] = await servicesAhead();
    await at(planned ?? '');
    const week = () => server.call('getWeek', { params: { offset: '0' } }, me.token);
    const [first] = (await week()).tasks.filter(({ title }) => title.includes('boiler'));
    expect(first).toBeDefined();
    await server.call(
      'rescheduleTask',
      { params: { id: first?.id ?? '' }, body: { scheduledAt: planned ?? '' } },
      me.token,
    );
    await record({ date: planned ?? '' });
    expect((await week()).tasks.map(({ id }) => id)).not.toContain(first?.id);
  });

  it('names the visits ahead with what the household usually paid for them', async () => {
    const unknown = await server.call('getVisits', {}, me.token);
    expect(unknown.visits.map(({ careTaskId }) => careTaskId)).toContain(boiler);
    expect(unknown).toMatchObject({ totals: [], unknown: unknown.visits.length });
    for (const [date, minor] of [
      ['2024-05-01', 12_000],
      ['2025-05-01', 20_001],
      ['2026-05-01', 14_000],
    ] as const) {
      await record({ date, cost: { minor, currency: 'EUR' } });
    }
    await record({ date: '2023-05-01', cost: { minor: 1, currency: 'FRF' } });
    const known = await server.call('getVisits', {}, me.token);
    const visit = known.visits.find(({ careTaskId }) => careTaskId === boiler);
    expect(visit?.usualCost).toEqual({ minor: 14_000, currency: 'EUR' });
    expect(known.totals).toEqual([{ minor: 14_000, currency: 'EUR' }]);
  });

  it('lists the care tasks for which work can be recorded', async () => {
    const { careTasks } = await server.call('listCareTasks', {}, me.token);
    expect(careTasks.find(({ id }) => id === boiler)).toMatchObject({ item: 'Central Heating', professional: true });
    const newcomer = await server.signIn('newcomer@home.example');
    expect((await server.refusal('listCareTasks', {}, newcomer.token)).status).toBe(409);
    expect((await server.call('getHistory', {}, newcomer.token)).items).toEqual([]);
  });
});

describe('an import', () => {
  const csv = [
    'Date;What was done;Item;Cost;Note;Unknown',
    '03/09/2026;Chimney swept;Chimney;65,50;"two\r\nlines";x',
    ';No date;Roof;;;',
    '2026-09-04;=1+1;Roof;1 200;;',
    '2026-09-05;Pump replaced;Pump;abc;;',
  ].join('\r\n');
  const preview = (file: string) => server.call('previewImport', { body: { file } }, me.token);
  const importing = (file: string) => server.call('importHistory', { body: { file } }, me.token);

  it('shows what it will do, does it once, and can be undone', async () => {
    const { counts, rows, unaltered } = await preview(csv);
    expect({ counts, unaltered }).toEqual({ counts: { new: 2, duplicate: 0, error: 2 }, unaltered: null });
    expect(rows.map(({ line, outcome, message, entry }) => [line, outcome, message ?? entry?.title])).toEqual([
      [4, 'error', 'Date must be a day such as 2027-03-09'],
      [6, 'error', 'Cost must be an amount such as 120.50, in a currency such as EUR'],
      [2, 'new', 'Chimney swept'],
      [5, 'new', '=1+1'],
    ]);
    expect((await history()).entries).toEqual([]);

    const { importId, ...result } = await importing(csv);
    expect(result).toEqual({ imported: 2, duplicates: 0, errors: 2 });
    const { entries, imports } = await history();
    expect(imports).toEqual([{ id: importId, importedAt: '2027-01-06T12:00:00.000Z', entries: 2 }]);
    expect(entries).toMatchObject([
      { origin: 'imported', title: '=1+1', cost: { minor: 120_000, currency: 'EUR' } },
      { origin: 'imported', date: '2026-09-03', note: 'two\nlines', cost: { minor: 6_550, currency: 'EUR' } },
    ]);
    expect(await importing(csv)).toEqual({ importId: null, imported: 0, duplicates: 2, errors: 2 });

    const params = { id: importId ?? '' };
    const other = await join();
    expect((await server.refusal('undoImport', { params }, other.token)).status).toBe(404);
    await server.call('undoImport', { params }, me.token);
    expect((await history()).entries).toEqual([]);
    expect((await server.refusal('undoImport', { params }, me.token)).body.code).toBe('import_not_found');
  });

  it('of an export gives the same history, and the export has no formula', async () => {
    await record({ title: '=HYPERLINK("http://evil.example")', note: '+1\nsecond, line "quoted"' });
    await record({ title: "'=already", by: { kind: 'person', name: '@ada', phone: '-1' } });
    await record({ title: 'Sweep', careTaskId: null, by: null, cost: null, minutes: null, note: '' });
    await doTask();
    const { csv: exported } = await server.call('exportHistory', {}, me.token);
    expect(exported.split(/\r\n|,/).filter((cell) => /^"?[=+\-@]/.test(cell))).toEqual([]);
    const before = (await history()).entries;

    me = await join();
    expect((await preview(exported)).counts).toEqual({ new: 4, duplicate: 0, error: 0 });
    await importing(exported);
    const plain = ({ id: _, origin: __, plannedFor: ___, ...work }: (typeof before)[number]) => work;
    const order = (one: object, other: object) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
    expect((await history()).entries.map(plain).sort(order)).toEqual(before.map(plain).sort(order));
  });

  it.each([
    ['words', 'The first line of the file must name its columns, at least Date and Title'],
    ['{"version":2}', 'The file is not a house passport that Upkept can read'],
    ['{', 'The file is not a house passport or a CSV file'],
    ['Date,Title\n"2027', 'The file is not a CSV file that Upkept can read'],
    [`Date,Title\n${'2026-01-01,x\n'.repeat(5_001)}`, 'The file must have at most 5000 rows'],
  ])('refuses a file that cannot be read', async (file, message) => {
    const { status, body } = await server.refusal('previewImport', { body: { file } }, me.token);
    expect([status, body.message]).toEqual([400, message]);
  });

  it('of 5,000 rows fits', async () => {
    const file = `Date,Title,Note\n${`2026-01-01,Row,${'x'.repeat(170)}\n`.repeat(5_000)}`;
    expect((await preview(file)).rows).toHaveLength(500);
    expect(await importing(file)).toMatchObject({ imported: 5_000 });
    expect(await importing(file)).toMatchObject({ imported: 0, duplicates: 5_000 });
  });
});
