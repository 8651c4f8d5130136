import type { Command } from 'commander';
import { pluralise } from '#core/domain/text/pluralise.ts';
import { instant } from '../instant.ts';
import { print, table } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { withApp, withData } from '../with-app.ts';

type Contents = {
  readonly madeAt: string;
  readonly migrations: readonly string[];
  readonly files: { readonly count: number; readonly bytes: number };
  readonly tables: readonly { readonly table: string; readonly rows: number; readonly checksum: string }[];
};

/** What both commands say about a backup. */
const summaryOf = ({ madeAt, migrations, tables, files }: Contents) => ({
  madeAt,
  schema: migrations.at(-1),
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  files,
  tables,
});

const filesText = ({ count }: Contents['files']): string =>
  pluralise(count, 'photo or document', 'photos and documents');

const sheetOf = (tables: Contents['tables']): string =>
  table([['TABLE', 'ROWS', 'CHECKSUM'], ...tables.map((each) => [each.table, String(each.rows), each.checksum])]);

type BackupOptions = {
  readonly files: boolean;
  readonly to?: string;
  readonly keep?: number;
  readonly elsewhere?: true;
  readonly json?: boolean;
};

function keptCount(value: string): number {
  if (!/^[1-9]\d{0,3}$/.test(value)) throw new UsageError(`--keep: ${value} is not a number from 1 to 9999.`);
  return Number(value);
}

type RestoreOptions = { readonly deletions?: readonly string[] | false; readonly json?: boolean };

export function addBackupCommands(program: Command, terminal: Terminal): void {
  program
    .command('backup')
    .description(
      'write everything in the database, with photos and documents, to a new file; servers and workers may keep running',
    )
    .argument('[file]', 'the file to create')
    .option('--to <folder>', 'create a file in this folder, named by the time')
    .option('--keep <count>', 'with --to: then remove the oldest in the folder, so that so many remain', keptCount)
    .option('--elsewhere', 'write nothing, but record that another program has just made a backup')
    .option('--no-files', 'leave photos and documents out, if you back up FILES_DIR or the bucket yourself')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExample:\n  upkept backup upkept.backup\n  upkept backup --to /var/backups/upkept --keep 14',
    )
    .action(async (named: string | undefined, { files, to, keep, elsewhere, ...options }: BackupOptions) => {
      if ([named, to, elsewhere].filter((each) => each !== undefined).length !== 1)
        throw new UsageError('Name the file, or the folder with --to, or use --elsewhere.');
      if (keep !== undefined && to === undefined) throw new UsageError('--keep needs --to.');
      if (elsewhere) {
        const madeAt = await withData(terminal, async ({ backupRecord, clock }) => {
          const now = clock.now();
          await backupRecord.save({ madeAt: now });
          return now;
        });
        print(terminal, { madeAt }, options, () => `A backup of ${instant(madeAt)} is recorded.`);
        return;
      }
      const { file, ...contents } = await withApp(terminal, ({ backups }) =>
        to === undefined
          ? backups.write(named ?? '', files)
          : backups.writeIn(to, keep ?? Number.POSITIVE_INFINITY, files),
      );
      const summary = summaryOf(contents);
      print(
        terminal,
        { file, ...summary },
        options,
        () =>
          `${sheetOf(summary.tables)}\n\n${pluralise(summary.rows, 'row')} and ${filesText(summary.files)} written to ${file}.`,
      );
    });

  program
    .command('restore')
    .description('restore a backup into an empty database, while no server or worker runs')
    .argument('<file>', 'a file that `backup` wrote')
    .option('--deletions <file...>', 'more lists of deleted accounts, in addition to DELETIONS_FILE')
    .option('--no-deletions', 'restore without any list: accounts that were deleted since come back')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept restore upkept.backup --deletions other-server.txt')
    .action(async (file: string, { deletions = [], ...options }: RestoreOptions) => {
      const { deletedAgain, deletionsRead, ...restored } = await withApp(terminal, async (app) => {
        const { restoreBackup } = await import('#apps/composition/restore-backup.ts');
        return restoreBackup(app, { file, lists: deletions === false ? 'none' : deletions });
      });
      const summary = summaryOf(restored);
      const result = {
        file,
        ...summary,
        deletionsRead,
        deletedAgain: deletedAgain.gone,
        deletionsWaiting: deletedAgain.waiting,
      };
      print(terminal, result, options, () =>
        [
          sheetOf(summary.tables),
          '',
          `${pluralise(summary.rows, 'row')} and ${filesText(summary.files)} restored, as they were at ${summary.madeAt}. Everyone has to sign in again.`,
          deletions === false
            ? 'No list of deleted accounts was read.'
            : `${pluralise(deletionsRead, 'deletion')} listed; ${pluralise(deletedAgain.gone, 'account')} of the backup deleted again.`,
          ...(deletedAgain.waiting > 0
            ? [`${pluralise(deletedAgain.waiting, 'account')} closed; a worker deletes them later.`]
            : []),
        ].join('\n'),
      );
    });
}
