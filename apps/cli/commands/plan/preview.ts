import type { Command } from 'commander';
import { print } from '../../output.ts';
import type { Terminal } from '../../terminal.ts';
import { type HomeOptions, withHomeOptions } from './home-options.ts';
import { imaginedHome } from './parse-options.ts';

export function addPlanPreview(plan: Command, terminal: Terminal): void {
  withHomeOptions(plan.command('preview'))
    .description('print the weeks that the planner makes for a home, assuming that each task is done on its day')
    .addHelpText(
      'after',
      '\nExample:\n  upkept plan preview --country AU --property House --features "Fridge,Pool,Lawn" --weeks 104 --json',
    )
    .action(async (options: HomeOptions) => {
      const [{ previewPlan }, { reasons }, { weekAsText }] = await Promise.all([
        import('#core/use-cases/preview/preview-plan.ts'),
        import('#core/languages/en/reasons.ts'),
        import('./week-as-text.ts'),
      ]);
      const weeks = previewPlan(await imaginedHome(options), reasons);
      print(terminal, weeks, options, () => weeks.map(weekAsText).join('\n\n'));
    });
}
