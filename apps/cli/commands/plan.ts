import type { Command } from 'commander';
import type { Terminal } from '../terminal.ts';
import { addPlanCheck } from './plan/check.ts';
import { addPlanPreview } from './plan/preview.ts';
import { addPlanYear } from './plan/year.ts';

export function addPlanCommands(program: Command, terminal: Terminal): void {
  const plan = program
    .command('plan')
    .description('try the planner on a home that isn’t stored')
    .addHelpText('after', '\nExample:\n  upkept plan preview --country AU --property House --features "Fridge,Pool"');
  for (const addCommand of [addPlanPreview, addPlanYear, addPlanCheck]) addCommand(plan, terminal);
}
