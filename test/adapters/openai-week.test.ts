import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOpenaiAdvisor } from '#adapters/openai/advisor.ts';
import { defaultModel, pricesOf } from '#adapters/openai/prices.ts';
import { makeUseCases } from '#apps/composition/make-use-cases.ts';
import { startSandbox } from '#apps/sandbox/sandbox.ts';
import type { Job } from '#core/ports/jobs.ts';
import { makeWorld, type World } from '../core/use-cases/world.ts';
import { makeOpenaiPages, type OpenaiPages } from '../support/server/openai-pages.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let pages: OpenaiPages;
let world: World;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  pages = makeOpenaiPages(sandbox.url);
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await pages.setFaults();
  world = makeWorld();
});

/** Refines the current week of a home with the stand-in's model. */
async function refinedWeek(overrides: Parameters<World['addResident']>[0]) {
  const { claims, household } = await world.addResident({ onboardedOn: '2026-01-05', ...overrides });
  const advisor = makeOpenaiAdvisor({
    apiKey: 'sandbox',
    baseUrl: `${sandbox.url}/openai/v1`,
    model: defaultModel,
    prices: pricesOf(defaultModel),
    timeLimit: (ms) => AbortSignal.timeout(ms),
    sleep: async () => {},
  });
  const { generateWeeks, queueRefinements, refineWeek, getWeek } = makeUseCases({ ...world.ports, advisor });
  await generateWeeks();
  await queueRefinements();
  const planned = world.tasks().map(({ title }) => title);
  const jobs = world.database.jobs.filter((job): job is Job<'refine-week'> => job.name === 'refine-week');
  for (const { data } of jobs) await refineWeek(data);
  const stored = await world.unitOfWork.run(({ weeks }) => weeks.lock(household.id, '2027-01-04'));
  return { week: await getWeek({ ...claims, offset: 0 }), refinement: stored?.refinement, planned };
}

describe('a week through the model', () => {
  it.each([
    { features: { propertyType: ['House'], generalAppliances: ['Dishwasher', 'Dryer'] } },
    { features: { propertyType: ['Apartment'], kitchenAppliances: ['Fridge', 'Oven'] }, tasksPerWeek: 3 },
    { features: { propertyType: ['House'], outdoorFeatures: ['Garden', 'Pool'] }, country: 'ES', tasksPerWeek: 10 },
  ])('of %o gets a note and lines that pass every check', async (home) => {
    const { week, refinement } = await refinedWeek(home);
    expect(refinement).toBe('refined');
    expect(week.note).toMatch(/^This week is a calm one for the /);
    expect(week.tasks.filter(({ line }) => line).length).toBeGreaterThan(0);
  });

  it.each([
    [{ answer: 'unknown-ids' }, 'rejected'],
    [{ answer: 'forbidden-words' }, 'refined'],
    [{ answer: 'refusal' }, 'failed'],
    [{ answer: 'truncated' }, 'failed'],
    [{ answer: 'bad-json' }, 'failed'],
    [{ answer: 'disconnect' }, 'failed'],
    [{ status: 429 }, 'failed'],
    [{ status: 500 }, 'failed'],
    [{ reset: true }, 'failed'],
  ])('stays as the rules planned it after %o', async (fault, outcome) => {
    await pages.setFaults(fault);
    const { week, refinement, planned } = await refinedWeek({});
    expect(refinement).toBe(outcome);
    expect(week.note).toBeUndefined();
    expect(planned).toEqual(expect.arrayContaining(week.tasks.map(({ title }) => title)));
    expect(week.tasks.length).toBeGreaterThan(0);
  });
});
