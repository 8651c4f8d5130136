import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const script = `
  import { catalogue } from '#core/catalogue/index.ts';
  import { simulate } from '#core/domain/plan/simulate.ts';
  const home = {
    id: 'home-1', propertyType: 'House', features: new Set(['Fridge', 'Shower', 'Lawn', 'Pool', 'Car']),
    answers: {}, excludedTasks: new Set(), pauses: [], country: 'NZ', timezone: 'Pacific/Auckland',
    onboardedOn: '2027-03-03', tasksPerWeek: 5, scheduledDays: ['Monday', 'Saturday', 'Sunday'],
  };
  const weeks = simulate({ home, catalogue, from: '2027-03-01', weeks: 40 });
  process.stdout.write(JSON.stringify(weeks.flatMap(({ tasks }) => tasks)));`;

it('a plan does not depend on the time zone and language of the server', () => {
  const plans = [
    { TZ: 'UTC', LC_ALL: 'C' },
    { TZ: 'America/New_York', LC_ALL: 'et_EE.UTF-8' },
    { TZ: 'Pacific/Kiritimati', LC_ALL: 'cs_CZ.UTF-8' },
  ].map(
    (env) =>
      spawnSync(process.execPath, ['--input-type=module-typescript', '-e', script], { env, encoding: 'utf8' }).stdout,
  );
  expect(plans[0]?.length).toBeGreaterThan(10_000);
  expect(new Set(plans).size).toBe(1);
});
