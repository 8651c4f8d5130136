import type { Command } from 'commander';
import { pluralise } from '#core/domain/text/pluralise.ts';
import type { checkPlan } from '#core/use-cases/preview/check-plan.ts';
import { print, table } from '../../output.ts';
import type { Terminal } from '../../terminal.ts';
import { type HomeOptions, withHomeOptions } from './home-options.ts';
import { imaginedHome } from './parse-options.ts';

export function addPlanCheck(plan: Command, terminal: Terminal): void {
  withHomeOptions(plan.command('check'))
    .description('print every violation of the plan’s rules in the weeks of a home; exits with 1 if there is one')
    .addHelpText(
      'after',
      '\nExample:\n  upkept plan check --country AU --property House --features "Fridge,Pool" --weeks 104 --json',
    )
    .action(async (options: HomeOptions) => {
      const { checkPlan } = await import('#core/use-cases/preview/check-plan.ts');
      const checked = checkPlan(await imaginedHome(options));
      print(terminal, checked, options, () => checkAsText(checked));
      const count = checked.violations.length;
      if (count > 0) throw new Error(`The plan breaks its rules: ${pluralise(count, 'violation')}.`);
    });
}

function checkAsText(checked: ReturnType<typeof checkPlan>): string {
  const { weeks, violations, averageMinutes, usualMinutes, usualShare, longestMinutes, busiestMonth } = checked;
  const rows = violations.map(({ weekStart, rule, item, title }) => [
    weekStart,
    rule,
    item === null ? 'the whole week' : `${item}: ${title}`,
  ]);
  return [
    ...(rows.length > 0 ? [table([['WEEK', 'RULE', 'TASK'], ...rows])] : []),
    `${pluralise(weeks, 'week')}, ${pluralise(violations.length, 'violation')}.`,
    `A week averages ${averageMinutes} minutes, and the longest takes ${longestMinutes}.`,
    `The weeks of the busiest month take ${busiestMonth.toFixed(1)} times the average.`,
    `${Math.round(100 * usualShare)}% of the weeks take ${usualMinutes.from} to ${usualMinutes.to} minutes.`,
  ].join('\n');
}
