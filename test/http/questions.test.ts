import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesOfTask } from '#core/catalogue/countries/rules-of-task.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import { localise } from '#core/domain/local-text/localise.ts';
import { onboarding, ordinaryHome } from '../support/people/onboarding.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

/** Today is Wednesday 6 January 2027. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let count = 0;
async function addResident(answers: Parameters<typeof onboarding>[0] = {}) {
  const { token } = await server.signIn(`asked-${++count}@home.example`);
  await server.call('onboard', { body: onboarding(answers) }, token);
  const week = (offset = 0) => server.call('getWeek', { params: { offset: String(offset) } }, token);
  return {
    token,
    week,
    fiveWeeks: async () => (await Promise.all([0, 1, 2, 3, 4].map(week))).flatMap(({ tasks }) => tasks),
    asked: async () => (await week()).questions.map(({ id }) => id),
    answer: (answers: Record<string, string | null>) => server.call('answerQuestions', { body: { answers } }, token),
  };
}

const pool = { features: { ...ordinaryHome, outdoorFeatures: ['Pool'] } };

describe('the questions of the week', () => {
  it('are not asked again once answered, until the answer is taken back', async () => {
    const { asked, answer } = await addResident();
    const first = await asked();
    expect(first).toHaveLength(3);
    const [one = '', other = ''] = first;
    const { traits } = await answer({ [one]: 'not-sure' });
    expect(traits.find(({ id }) => id === one)?.answer).toBe('not-sure');
    expect(await asked()).toEqual(first.slice(1));
    await answer({ [one]: null, [other]: 'not-sure' });
    expect(await asked()).toEqual(first.filter((id) => id !== other));
  });

  it('are asked by the tasks that rest on their safest answers, until they are answered', async () => {
    const { fiveWeeks, answer } = await addResident({ tasks_per_week: 20 });
    const asking = (await fiveWeeks()).filter(({ asks }) => asks !== null);
    const untold = (await fiveWeeks()).filter(({ reason }) => reason?.startsWith('You haven’t said '));
    expect(untold.map(({ asks }) => asks?.options.length ?? 0).every((options) => options > 1)).toBe(true);
    expect(untold.length).toBeGreaterThan(0);
    expect(asking.filter(({ isAssumed }) => isAssumed)).toEqual(untold);
    const [first] = asking;
    await answer({ [first?.asks?.id ?? '']: 'not-sure' });
    const after = (await fiveWeeks()).map(({ asks }) => asks?.id);
    expect(after).not.toContain(first?.asks?.id);
  });

  it('take only the answers that they offer', async () => {
    const { token, asked } = await addResident();
    const before = await asked();
    for (const answers of [{ moat: 'yes' }, { tenure: 'squatter' }]) {
      const { status, body } = await server.refusal('answerQuestions', { body: { answers } }, token);
      expect([status, body.code]).toEqual([400, 'invalid_input']);
    }
    expect(await asked()).toEqual(before);
  });
});

describe('a closed item', () => {
  it('rests until it is opened, and is then open and planned again', async () => {
    const { token, week, fiveWeeks, answer } = await addResident(pool);
    const open = (taskId: string) => server.call('openItem', { params: { taskId } }, token);
    await answer({ 'pool-winter': 'closed' });
    const closed = [{ item: 'Pool', since: '2027-01-06', opensWith: 'pool.open-season' }];
    expect((await week()).closed).toEqual(closed);
    expect((await week(1)).closed).toEqual([]);
    const atRest = new Set(
      [...careTaskById.values()]
        .filter(({ item }) => item.name === 'Pool')
        .map(({ task }) => task)
        .filter(({ whileClosed, seasonalUse }) => !whileClosed && !seasonalUse)
        .map(({ title }) => title),
    );
    const ofPool = async () => (await fiveWeeks()).map(({ title }) => title).filter((title) => atRest.has(title));
    expect(await ofPool()).toEqual([]);
    await open('pool.open-season');
    expect((await week()).closed).toEqual([]);
    expect(await ofPool()).not.toEqual([]);
    const refusal = await server.refusal('openItem', { params: { taskId: 'pool.brush-walls' } }, token);
    expect(refusal.status).toBe(404);
  });
});

describe('a task without a history', () => {
  it.each([
    ['longer-ago', true],
    ['unknown', true],
    ['this-year', false],
  ] as const)('done %s is asked about once, and stays in the plan: %s', async (when, stays) => {
    const { token, fiveWeeks } = await addResident();
    const task = (await fiveWeeks()).find(({ asksLastDone }) => asksLastDone);
    if (!task) throw new Error('The first weeks ask about a task');
    await server.call('setLastDone', { params: { id: task.id }, body: { when } }, token);
    const again = (await fiveWeeks()).filter(({ title }) => title === task.title);
    expect(again).toEqual(stays ? [{ ...task, asksLastDone: false }] : []);
  });
});

describe('a guide', () => {
  it('is in the words of the country, with its rules, whichever country read it before', async () => {
    const shown = [];
    const rules = [];
    for (const country of ['FR', 'US', 'GB', 'AU'] as const) {
      const { fiveWeeks } = await addResident({ country });
      for (const { category, guide, title } of await fiveWeeks()) {
        const care = [...careTaskById.values()].find((one) => one.item.name === category && one.task.title === title);
        if (!care || !guide) throw new Error(`${title} has a guide`);
        const { why, safety, steps } = care.task;
        const words = [why, safety ?? '', ...steps];
        const inCountry = words.map((text) => localise(text, country));
        const [reason = '', ...others] = inCountry;
        // What makers say of its use may follow the reason.
        expect(guide.why.startsWith(reason)).toBe(true);
        expect([guide.safety ?? '', ...guide.steps]).toEqual(others);
        expect(guide.rules.map(({ text }) => text)).toEqual(
          rulesOfTask(care.task.id, { country }).map(({ text }) => localise(text, country)),
        );
        rules.push(...guide.rules);
        if (inCountry.join() !== words.map((text) => localise(text, undefined)).join()) shown.push(country);
      }
    }
    expect(new Set(shown)).toContain('US');
    expect(new Set(rules.map(({ place }) => place))).toContain('France');
  });
});
