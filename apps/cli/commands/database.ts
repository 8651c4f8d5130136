import type { Command } from 'commander';
import { isSure } from '../is-sure.ts';
import { print } from '../output.ts';
import { UsageError } from '../usage-error.ts';
import { withApp } from '../with-app.ts';

export function addDatabaseCommands(program: Command): void {
  const database = program.command('db').description('the database');

  database
    .command('migrate')
    .description('bring the schema up to date; servers do so themselves when they start')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept db migrate')
    .action(async (options: { json?: boolean }) => {
      await withApp((app) => app.migrateDatabase());
      print({ migrated: true }, options, () => 'The database is up to date.');
    });

  database
    .command('reset')
    .description('delete the local database and everything else in DATA_DIR')
    .option('--yes', 'do not ask')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept db reset --yes')
    .action(async (options: { yes?: boolean; json?: boolean }) => {
      const { readConfig } = await import('#apps/composition/config.ts');
      const { dataDir, databaseUrl } = readConfig();
      if (databaseUrl !== undefined) {
        throw new UsageError('DATABASE_URL is set: this only deletes the local database in DATA_DIR. Unset it first.');
      }
      if (!options.yes && !(await isSure(`Delete everything in ${dataDir}?`))) {
        print({ deleted: false }, options, () => 'Nothing was deleted.');
        return;
      }
      const { removeData } = await import('#apps/composition/remove-data.ts');
      await removeData(dataDir);
      print({ deleted: true }, options, () => `${dataDir} is gone. The next start makes a new one.`);
    });
}
