import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { simulatedYearsPage } from '../../support/simulation/simulated-years-page.ts';

it('docs/simulated-years.md shows what the planner does today', () => {
  const page = readFileSync(new URL('../../../docs/simulated-years.md', import.meta.url), 'utf8');
  expect(page === simulatedYearsPage(), 'run: npm exec -- node test/support/simulation/print-simulated-years.ts').toBe(
    true,
  );
}, 120_000);
