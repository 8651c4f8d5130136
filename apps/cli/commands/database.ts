import type { Command } from 'commander';
import { confirm } from '../confirm.ts';
import { print } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { withApp, withData } from '../with-app.ts';

export function addDatabaseCommands(program: Command, terminal: Terminal): void {
  const database = program.command('db').description('the database');

  database
    .command('migrate')
    .description('bring the schema up to date; servers do this when they start')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept db migrate')
    .action(async (options: { json?: boolean }) => {
      await withApp(terminal, (app) => app.migrateDatabase());
      print(terminal, { migrated: true }, options, () => 'The database is up to date.');
    });

  database
    .command('distribute')
    .description('print the SQL that divides the tables over several machines with Citus; changes nothing')
    .requiredOption('--print', 'print it, for you to read and run')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept db distribute --print | psql "$DATABASE_URL"')
    .action(async (options: { json?: boolean }) => {
      const { distributionSql } = await import('#apps/composition/distribution-sql.ts');
      const sql = distributionSql();
      print(terminal, { sql }, options, () => sql.trimEnd());
    });

  database
    .command('accept-secret')
    .description('use the database with this APP_SECRET, although it was used with another one until now')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept db accept-secret')
    .action(async (options: { json?: boolean }) => {
      await withData(terminal, (app) => app.secretRecord.replace());
      print(
        terminal,
        { accepted: true },
        options,
        () =>
          'Servers and workers start with this secret now. Sign-in links, sessions and connected calendars of the other one no longer work.',
      );
    });

  database
    .command('reset')
    .description('delete the local database and everything else in DATA_DIR')
    .option('--yes', "don't ask for confirmation")
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept db reset --yes')
    .action(async (options: { yes?: boolean; json?: boolean }) => {
      const { readConfig } = await import('#apps/composition/config.ts');
      const { dataDir, databaseUrl } = readConfig(terminal.env);
      if (databaseUrl !== undefined) {
        throw new UsageError('DATABASE_URL is set: this only deletes the local database in DATA_DIR. Unset it first.');
      }
      if (!options.yes && !(await confirm(terminal, `Delete everything in ${dataDir}?`))) {
        print(terminal, { deleted: false }, options, () => 'Nothing was deleted.');
        return;
      }
      const { removeData } = await import('#apps/composition/remove-data.ts');
      await removeData(dataDir);
      print(terminal, { deleted: true }, options, () => `${dataDir} was deleted. The next start creates a new one.`);
    });
}
