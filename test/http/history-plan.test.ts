import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#core/domain/time/dates.ts';
import { boiler, makeHistoryDesk, service } from './history-desk.ts';

const { server, me, at, record, week } = makeHistoryDesk();

describe('the plan', () => {
  const yearOf = async () => (await server().call('getYear', {}, me().token)).months.flatMap(({ tasks }) => tasks);
  const servicesAhead = async () =>
    (await yearOf()).filter(({ taskId }) => taskId === boiler).map(({ weekStart }) => weekStart);

  beforeEach(async () => {
    const answers = { 'heat-source': 'gas-boiler' };
    await server().call('answerQuestions', { body: { answers } }, me().token);
  });

  it('counts a recorded service of the boiler, until it is deleted, and again when it is restored', async () => {
    await at('2027-07-01');
    const planned = await servicesAhead();
    expect(planned[0]).toMatch(/^2027-0[678]/);
    const { id } = await record({ date: '2027-06-28' });
    const [next] = await servicesAhead();
    expect(next === undefined || next >= '2028-05-01').toBe(true);
    await server().call('deleteEntry', { params: { id } }, me().token);
    expect((await servicesAhead())[0]).toBe(planned[0]);
    await server().call('restoreEntry', { params: { id } }, me().token);
    expect((await servicesAhead())[0]).toBe(next);
    const body = { ...service, date: '2024-06-28' };
    await server().call('changeEntry', { params: { id }, body }, me().token);
    // It has been overdue for two years, so it comes this week or the next.
    expect((await servicesAhead())[0]).toMatch(/^2027-0(6-28|7-05)/);
  });

  it('drops an open turn that recorded work has made unnecessary', async () => {
    await at('2027-07-01');
    await week();
    const [planned] = await servicesAhead();
    await at(planned ?? '');
    const [first] = (await week()).tasks.filter(({ title }) => title.includes('boiler'));
    expect(first).toBeDefined();
    await server().call(
      'rescheduleTask',
      { params: { id: first?.id ?? '' }, body: { scheduledAt: planned ?? '' } },
      me().token,
    );
    await record({ date: planned ?? '' });
    expect((await week()).tasks.map(({ id }) => id)).not.toContain(first?.id);
  });

  it('has an overdue turn back when the import that made it unnecessary is undone', async () => {
    await at('2027-07-01');
    await week();
    const [planned = ''] = await servicesAhead();
    await at(planned);
    await week();
    await at(addDays(planned, 7));
    const ofBoiler = async () => (await week()).overdue.filter(({ title }) => title.includes('boiler'));
    const before = await ofBoiler();
    expect(before).toHaveLength(1);
    const file = `Date,What was done\n${before[0]?.scheduledAt.slice(0, 10)},${before[0]?.title}`;
    const { importId } = await server().call('importHistory', { body: { file } }, me().token);
    expect(await ofBoiler()).toEqual([]);
    await server().call('undoImport', { params: { id: importId ?? '' } }, me().token);
    expect(await ofBoiler()).toEqual(before);
  });

  it('names the visits ahead with what the household usually paid for them', async () => {
    const unknown = await server().call('getVisits', {}, me().token);
    expect(unknown.visits.map(({ careTaskId }) => careTaskId)).toContain(boiler);
    expect(unknown).toMatchObject({ totals: [], unknown: unknown.visits.length });
    for (const [date, minor] of [
      ['2024-07-01', 12_000],
      ['2025-07-01', 20_001],
      ['2026-07-01', 14_000],
    ] as const) {
      await record({ date, cost: { minor, currency: 'EUR' } });
    }
    await record({ date: '2023-07-01', cost: { minor: 1, currency: 'FRF' } });
    const known = await server().call('getVisits', {}, me().token);
    const visit = known.visits.find(({ careTaskId }) => careTaskId === boiler);
    expect(visit?.usualCost).toEqual({ minor: 14_000, currency: 'EUR' });
    expect(known.totals).toEqual([{ minor: 14_000, currency: 'EUR' }]);
  });

  it('lists the care tasks for which work can be recorded', async () => {
    const { careTasks } = await server().call('listCareTasks', {}, me().token);
    expect(careTasks.find(({ id }) => id === boiler)).toMatchObject({ item: 'Central Heating', professional: true });
    const newcomer = await server().signIn('newcomer@home.example');
    expect((await server().refusal('listCareTasks', {}, newcomer.token)).status).toBe(409);
    expect((await server().call('getHistory', {}, newcomer.token)).items).toEqual([]);
  });
});
