import { expect, it } from 'vitest';
import { simulatedYearsPage } from '../../../support/simulation/simulated-years-page.ts';

it('simulated-years.md shows what the planner does today', async () => {
  await expect(simulatedYearsPage()).toMatchFileSnapshot('simulated-years.md');
}, 120_000);
