import { writeFileSync } from 'node:fs';
import { simulatedYearsPage } from './simulated-years-page.ts';

writeFileSync(new URL('../../../docs/simulated-years.md', import.meta.url), simulatedYearsPage());
