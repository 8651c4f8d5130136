import type { Command } from 'commander';
import type { Examined } from '#apps/composition/doctor/examine.ts';
import { release } from '#apps/composition/release.ts';
import { examinationLimits } from '#core/domain/running/time-limits.ts';
import { pluralise } from '#core/domain/text/pluralise.ts';
import { errorMessage } from '../error-message.ts';
import { print, wrapped } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { withApp } from '../with-app.ts';

export function addDoctorCommand(program: Command, terminal: Terminal): void {
  program
    .command('doctor')
    .description('check the settings and everything they refer to, and say what to do; changes nothing')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept doctor --json')
    .action(async (options: { json?: boolean }) => {
      const checks = await examined(terminal);
      const failed = checks.filter(({ status }) => status === 'fail').length;
      print(terminal, { ok: failed === 0, ...release, checks }, options, () => checks.map(lineOf).join('\n'));
      if (failed > 0) throw new Error(`${pluralise(failed, 'check')} failed.`);
    });
}

/** If the application can't be opened, the reason is the only finding. */
async function examined(terminal: Terminal): Promise<readonly Examined[]> {
  try {
    return await withApp(
      terminal,
      async (app) => {
        const { examine } = await import('#apps/composition/doctor/examine.ts');
        return examine(app);
      },
      { databaseLimits: examinationLimits },
    );
  } catch (error) {
    const isSettings = error instanceof Error && error.name === 'ConfigError';
    return [
      {
        check: isSettings ? 'settings' : 'database',
        status: 'fail',
        message: errorMessage(error),
        advice: isSettings
          ? 'Correct these settings; docs/settings.md describes each.'
          : 'Do what the message says, or set DATABASE_URL to a PostgreSQL of your own.',
      },
    ];
  }
}

function lineOf({ check, status, message, advice }: Examined): string {
  const start = `${status.padEnd(4)}  ${check.padEnd(15)}  `;
  const lines = wrapped(start, message);
  return advice === undefined ? lines : `${lines}\n${wrapped(' '.repeat(start.length), advice)}`;
}
